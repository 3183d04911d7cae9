/** @jest-environment node */
import { load } from "cheerio";
import { english, languages } from "@/content-model/languages";
import { alternateErrors } from "./language";

const translation = languages.find((language) => language !== english)!;
const { code, tag } = translation;
const path = `/${code}`;

/** A page at an address, with rel=alternate links to other addresses by hreflang. */
function pageAt(
  address: string,
  tag: string,
  alternates: Readonly<Record<string, string>>,
) {
  const links = Object.entries(alternates).map(
    ([code, href]) =>
      `<link rel="alternate" hreflang="${code}" href="${href}">`,
  );
  const html = `<html lang="${tag}"><link rel="canonical" href="${address}">${links.join("")}`;
  return { name: address, $: load(html) };
}

test.each([
  [
    "does not link back",
    tag,
    {},
    "has no rel=alternate link back to this page",
  ],
  [
    "is in another language",
    english.tag,
    { en: "/" },
    "is in another language",
  ],
])("reports an alternate that %s", (_, lang, alternates, message) => {
  const home = pageAt("/", english.tag, { en: "/", [code]: path });
  const translated = pageAt(path, lang, alternates);

  expect(alternateErrors([home, translated])).toContain(
    `/: alternate ${code} (${path}) ${message}`,
  );
});
