/** Prepares a page for the frame of the editor. */
import { english } from "@/site-content/languages";
import { fieldId, idsIn, unmarked } from "@/site-content/marks";
import { load, type CheerioAPI } from "cheerio/slim";

/** The id of the phone number, which has no mark. */
const phone = fieldId(english.code, ["site", "phone"]);

const inline = "a, b, em, i, small, span, strong, time, u, bdi, abbr";

/** A page with marks, made one without scripts, with the ids of its texts in `data-edit`. */
export function annotate(html: string): string {
  // What React has escaped stays as it is.
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: false } });
  $("script, noscript, link[rel=expect]").remove();
  $("body").before('<link rel="stylesheet" href="/edit/site.css">');
  for (const node of $("*").contents())
    if (node.type === "text") {
      const ids = idsIn(node.data);
      if (ids.length > 0) {
        const element = owner($, node.parent as Parameters<CheerioAPI>[0]);
        const known = element.attr("data-edit")?.split(" ") ?? [];
        const all = new Set([...known, ...ids]);
        element.attr("data-edit", [...all].join(" "));
        if (!element.is("a, button, summary, label, option")) element.attr("tabindex", "0");
      }
    }
  for (const link of $("a[href^='tel:+91']:not([data-edit])")) $(link).attr("data-edit", phone);
  return unmarked($.html());
}

/** The element to mark for a text: the nearest one that is not inline inside other text. */
function owner($: CheerioAPI, start: Parameters<CheerioAPI>[0]) {
  let element = $(start) as ReturnType<CheerioAPI>;
  while (
    element.is(inline) &&
    element
      .parent()
      .contents()
      .toArray()
      .some((node) => node.type === "text" && node.data.trim() !== "")
  )
    element = element.parent();
  return element;
}
