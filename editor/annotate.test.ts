/** @jest-environment node */
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { fieldId, idsIn, withMarks } from "@/site-content/marks";
import { load } from "cheerio";
import { annotate } from "./annotate";
import { fieldsShown } from "./fields";
import { loadContent } from "./load";

const itself = (ids: readonly string[]) => ids;
const phone = fieldId("en", ["site", "site", "phone"]);
const headline = fieldId("en", ["home", "home", "headline"]);

function marked(): { readonly headline: string; readonly empty: string } {
  jest.replaceProperty(process, "env", { ...process.env, K7_EDIT: "1" });
  const content = { home: { home: { headline: "Hello", empty: "" } } };
  const { home } = withMarks(content, "en").home;
  jest.restoreAllMocks();
  return home;
}

test("an element has the ids of its texts, and no mark and no script stays in the page", () => {
  const text = marked().headline;
  expect(idsIn(text)).toEqual([headline]);
  const html = `<h1 title="${text}"><span>${text}</span> now</h1><a href="?${encodeURIComponent(text)}">x</a><script>1</script>`;
  const page = annotate(html, itself, phone);
  const $ = load(page);
  expect($("h1").attr("data-edit")).toBe(headline);
  expect($("h1").attr("title")).toBe("Hello");
  expect($("a").attr("href")).toBe("?Hello");
  expect(page).not.toMatch(/[\u2061-\u2063]|%E2%81%A|<script/);
});

test("an empty text has no mark, because pages ask whether it is empty", () => {
  expect(marked().empty).toBe("");
});

test("the facts that code reads have no mark, and the label of such a fact has one", () => {
  jest.replaceProperty(process, "env", { ...process.env, K7_EDIT: "1" });
  const facts = { name: "K7", phone: "+919812345678" };
  const content = {
    site: { phone: facts.phone, site: facts },
    about: { placeMessages: { phone: "Phone" } },
  };
  const { site, about } = withMarks(content, "en");
  jest.restoreAllMocks();

  expect(site).toEqual(content.site);
  expect(idsIn(about.placeMessages.phone)).toHaveLength(1);
});

test("a text that is neither a link nor a button can have focus", () => {
  const $ = load(annotate(`<p>${marked().headline}</p>`, itself, phone));
  expect($("p").attr("tabindex")).toBe("0");
});

test.each([
  ["site.site.social.0.name", ["site.site.social"]],
  ["site.site.developer.name", ["site.site.developer"]],
  [
    "servicePage.facts.fees.question",
    [
      "servicePage.facts.fees.question",
      "services.services.speech-therapy.answers.fees",
    ],
  ],
  ["servicePage.facts.place.statement", ["servicePage.facts.place.statement"]],
])("%s opens %j, which the editor can change", async (shown, opened) => {
  const idOf = (path: string) => fieldId("en", path.split("."));
  const fields = fieldsShown(await loadContent(), "/speech-therapy");

  expect(fields([idOf(shown)])).toEqual(opened.map(idOf));
});

test("content has no marks outside the editor", () => {
  expect(JSON.stringify(contentIn(english))).not.toMatch(/[\u2061-\u2063]/);
});
