/**
 * What search engines are told is what a parent reads on the same page; an unconfirmed fact may be left out. What each
 * kind of page tells is tested in components/structured-data.
 */
import { load } from "cheerio";
import { contentIn } from "@/content-model/content";
import { english } from "@/content-model/languages";
import { expect, test } from "./fixtures";

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** The page groups the digits of a number; the data does not. */
const squeeze = (text: string) => text.replace(/\s/g, "");

function only(things: readonly Thing[], type: string): Thing {
  const found = things.filter((thing) => thing["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0]!;
}

const onDesktop = { tag: "@desktop" };

for (const [path, { title, description }] of Object.entries(
  contentIn(english).pages,
))
  test(`a search engine reads ${path}`, onDesktop, async ({ request }) => {
    const page = load(await (await request.get(path)).text());
    const data = page('script[type="application/ld+json"]').text();
    const things = (JSON.parse(data) as { "@graph": Thing[] })["@graph"];
    const clinic = only(things, "MedicalClinic");
    expect(clinic).not.toHaveProperty("aggregateRating");

    const links = page("footer a").map((_, link) => page(link).attr("href"));
    const footer = squeeze(page("footer").text() + links.toArray().join());
    const { name, telephone, hasMap, sameAs } = clinic;
    const { streetAddress, addressLocality, postalCode } = (clinic.address ??
      {}) as Readonly<Record<string, unknown>>;
    const place = [streetAddress, addressLocality, postalCode];
    for (const fact of [name, telephone, hasMap, sameAs, ...place].flat())
      expect(footer).toContain(squeeze(String(fact ?? "")));
    const meta = page('meta[name="description"]');
    expect(meta.attr("content")).toBe(description);
    if (path === "/") return;
    const type = path === "/contact" ? "ContactPage" : "WebPage";
    expect(only(things, type)).toMatchObject({ name: title, description });
  });
