import { addressIn, english, languages } from "@/site-content/languages";
import { checkSite } from "./check-site";
import { temporaryFolder, writeFiles } from "../testing/temporary-folder.fixture";

// A name of as many words as an English sentence.
jest.mock("@/content/site", () => {
  const actual = jest.requireActual<typeof import("@/content/site")>("@/content/site");
  return { ...actual, site: { ...actual.site, name: "Tara Kids Centre" } };
});

const origin = "https://www.k7.in";

const folder = temporaryFolder();

const translations = languages.filter((language) => language !== english);

const alternates = (path: string) => [
  ...languages.map((language) => [language.code, addressIn(language, path)]),
  ["x-default", path],
];

const page = (path: string, body: string, tag = "en-IN", address = path) => {
  const links = alternates(path).map(
    ([code, address]) => `<link rel="alternate" hreflang="${code}" href="${origin}${address}">`,
  );
  return `<!doctype html><html lang="${tag}"><head><link rel="canonical" href="${origin}${address}">${links.join("")}</head><body><main>${body}</main></body></html>`;
};

const notOnSite = "is not a page or file of the site";

/** An export with each error, and with correct pages and links. */
const files = {
  "index.html": page(
    "/",
    `<a href="/contact#form">Book</a> <a href="https://other.example/x">Elsewhere</a>
     <a href="https://"></a><a href="/contact/"></a><a href="/contact#frm"></a><a href="#no"></a>
     <img src="/hiro.svg" srcset="/hero.svg 1x, /hero-2.svg 2x">
     <style>a{background:url(/no.svg)} b{background:url("/hero.svg")}</style><svg><use href="/icon.svg"/></svg>
     <script type="application/ld+json">{"a":[{"b":"${origin}/gone"}]}</script>
     <meta property="og:image" content="${origin}/no.png"><div data-src="/hero.svg /no.js"></div>
     <p>{product}</p>
     <p>Multidisciplinary rehabilitation facilitates neurodevelopmental individualisation.</p>`,
  ),
  "contact.html": page("/contact", '<meta name="robots" content="noindex"><form id="form"></form>'),
  "second.html": page("/other", "<p data-edit='1'>नमस्ते</p><p lang='hi'>धन्यवाद</p>"),
  ...Object.fromEntries(
    translations.map(({ code, tag }) => [
      `${code}/contact.html`,
      page(
        "/contact",
        '<p id="form">Book a visit today</p> <p>K7 से WhatsApp पर पूछें</p><p lang="en">Come and see us</p><p>Tara Kids Centre</p><meta name="description" content="बोलता नहीं (bachcha bolta nahi)?">',
        tag,
        `/${code}/contact`,
      ),
    ]),
  ),
  "404.html": '<main><a href="/contcat"></a></main>',
  "hero.svg": "<svg xmlns='http://www.w3.org/2000/svg'><title>K7\u2063</title></svg>",
  "sitemap.xml": `<loc>${origin}/</loc><loc>${origin}/contact</loc><loc>${origin}/old</loc>`,
  "robots.txt": `Sitemap: ${origin}/site-map.xml`,
  "manifest.webmanifest": '{"icons":[{"src":"/no.png"}]}',
  _redirects: "# names\n/second /contact 301\n/book /boook 301",
};

test("reports every error of an exported site, one line each", () => {
  writeFiles(folder, files);

  const { errors, warnings } = checkSite(folder);
  expect(errors.toSorted()).toEqual(
    [
      `404.html: "/contcat" ${notOnSite}`,
      "404.html: must have noindex",
      "/contact: has noindex, so search engines leave it out",
      `/: "/contact/" is redirected: link to the canonical address of the page`,
      `/: "https://" is not an address`,
      `/: "/contact#frm" has a fragment that does not exist on that page`,
      `/: "/#no" has a fragment that does not exist on that page`,
      ...["hiro.svg", "hero-2.svg", "no.svg", "icon.svg", "gone"].map(
        (file) => `/: "/${file}" ${notOnSite}`,
      ),
      `/: "/no.png" ${notOnSite}`,
      `/: "/no.js" ${notOnSite}`,
      `/: "{product}" was not filled in`,
      ...translations.flatMap(({ code }) => [
        `/: "/${code}" ${notOnSite}`,
        `/second: "/${code}/other" ${notOnSite}`,
      ]),
      ...alternates("/second").map(
        ([code, address]) =>
          `/second: link[hreflang=${code}] should have the address ${origin}${address}`,
      ),
      `sitemap.xml: "/old" ${notOnSite}`,
      `/second: "/other" ${notOnSite}`,
      "second.html: has a trace of the editor",
      "hero.svg: has a trace of the editor",
      `/second: "/second" is redirected: link to the canonical address of the page`,
      `/second: link[rel=canonical] should have the address ${origin}/second`,
      `robots.txt: "/site-map.xml" ${notOnSite}`,
      `manifest.webmanifest: "/no.png" ${notOnSite}`,
      `_redirects: "/boook" ${notOnSite}`,
    ].sort(),
  );
  expect(warnings.toSorted()).toEqual(
    [
      `/: has reading grade 53.6, the maximum is 8: write shorter sentences and shorter words`,
      ...translations.map(
        ({ code, tag }) =>
          `/${code}/contact: "Book a visit today" is not in the language of the page: ${tag}`,
      ),
      `/second: "नमस्ते" is not in the language of the page: en-IN`,
    ].sort(),
  );
});
