/** @jest-environment node */
import { pageFrom } from "../postbuild/page";
import type { ExportedSite } from "./exported-site";
import { factProblems } from "./facts";
import { linkProblems } from "./links";
import { gradeOf, readingGrades, syllablesIn } from "./reading-grade";
import { wordProblems } from "./words";

const origin = "https://www.k7.in";

/** A site of two pages, /  and /contact; `body` is what / says. */
function siteWith(
  body: string,
  files: Readonly<Record<string, string>> = {},
): ExportedSite {
  const page = (file: string, path: string, main: string) =>
    pageFrom(
      file,
      `<head><link rel="canonical" href="${origin}${path}"><title>K7</title></head><main>${main}</main>`,
    );
  const texts: Record<string, string> = {
    "/sitemap.xml": `<loc>${origin}/</loc><loc>${origin}/contact</loc>`,
    "/robots.txt": `Sitemap: ${origin}/sitemap.xml`,
    "/images/hero.svg": "<svg/>",
    ...files,
  };
  return {
    pages: [
      page("contact.html", "/contact", '<form id="form"></form>'),
      page("index.html", "/", body),
    ],
    files: new Set(Object.keys(texts)),
    origin,
    read: (address) => texts[address] ?? "",
  };
}

test("lets a whole site pass", () => {
  const site = siteWith(
    `<a href="/contact#form">Book</a> <a href="https://other.org/x">Elsewhere</a>
     <img src="/images/hero.svg" alt=""> <a href="tel:+910000000000">+91 00000 00000</a>
     <p>CR Park, New Delhi 110019</p><p>Monday to Saturday, 10 am to 7 pm</p>`,
  );

  expect(linkProblems(site)).toEqual([]);
  expect(factProblems(site)).toEqual([]);
  expect(wordProblems(site)).toEqual([]);
});

test.each([
  [
    '<a href="/contcat">',
    '/: link "/contcat" leads nowhere: there is no such page or file',
  ],
  [
    '<a href="/contact/">',
    '/: link "/contact/" should be "/contact", the page\'s one address',
  ],
  [
    '<a href="/contact.html">',
    '/: link "/contact.html" should be "/contact", the page\'s one address',
  ],
  [
    '<a href="/contact#frm">',
    '/: link "/contact#frm" leads to a place that is not on /contact',
  ],
  [
    '<img src="/images/hiro.svg">',
    '/: picture "/images/hiro.svg" leads nowhere: there is no such page or file',
  ],
  [
    "<style>a{background:url(/images/no.svg)}</style>",
    '/: file "/images/no.svg" leads nowhere: there is no such page or file',
  ],
  [
    `<script type="application/ld+json">{"a":[{"url":"${origin}/gone"}]}</script>`,
    `/: structured data "${origin}/gone" leads nowhere: there is no such page or file`,
  ],
  [
    `<meta property="og:image" content="${origin}/social/no.png">`,
    `/: meta og:image "${origin}/social/no.png" leads nowhere: there is no such page or file`,
  ],
  [
    '<script type="module">["islands-ABCD1234.js"]</script>',
    '/: script "/_next/static/islands-ABCD1234.js" leads nowhere: there is no such page or file',
  ],
])("finds what is broken in %s", (body, line) => {
  expect(linkProblems(siteWith(body))).toEqual([line]);
});

test("holds sitemap, robots and redirects against the pages", () => {
  const site = siteWith("", {
    "/sitemap.xml": `<loc>${origin}/</loc><loc>${origin}/old</loc>`,
    "/robots.txt": "Sitemap: http://localhost:3000/sitemap.xml",
    "/_redirects":
      "# names\n/Contact /contact 301\n/contact / 301\n/book /boook 301",
  });

  expect(linkProblems(site)).toEqual([
    `sitemap.xml: "${origin}/old" is not a page of this export`,
    `sitemap.xml: "${origin}/contact" is missing`,
    `robots.txt: names "http://localhost:3000/sitemap.xml" and should name "${origin}/sitemap.xml"`,
    '_redirects: "/contact" is a page and must not lead away',
    '_redirects: "/book" leads to "/boook", which is no page',
  ]);
});

test.each([
  [
    "<p>Call +91-00000-00000</p>",
    '/: the phone number is written "+91-00000-00000", not "+91 00000 00000"',
  ],
  [
    "<p>Call 98765 43210</p>",
    '/: the phone number is written "98765 43210", not "+91 00000 00000"',
  ],
  [
    '<a href="tel:00000">',
    '/: a call link dials "tel:00000", not "tel:+910000000000"',
  ],
  [
    '<a href="https://wa.me/919876543210?text=Hi">',
    '/: a chat link opens "https://wa.me/919876543210?text=Hi", not "https://wa.me/910000000000"',
  ],
  ["<p>C.R. Park</p>", '/: the locality is written "C.R. Park", not "CR Park"'],
  [
    "<p>CR Park 110019</p>",
    '/: the postcode stands without its city; write "New Delhi 110019"',
  ],
  [
    "<p>Open from 9 am</p>",
    '/: "9 am" is a time outside the opening hours\' one form, "Monday to Saturday, 10 am to 7 pm"',
  ],
])("finds the second form of a fact in %s", (body, line) => {
  expect(factProblems(siteWith(body))).toEqual([line]);
});

test("finds unfilled words and American spelling, also in labels", () => {
  const site = siteWith(
    '<p>Their {product} story</p><img src="/images/hero.svg" alt="A color"><p>Our programs</p>',
  );

  expect(wordProblems(site)).toEqual([
    '/: "{product}" was left in the words',
    '/: "programs" is American; British is "programme"',
    '/: "color" is American; British is "colour"',
  ]);
});

test("leaves given words and the titles of others alone", () => {
  const site = siteWith(
    `<h2>Contact our Center</h2><h2>Our Intervention programs</h2><h3>School Readiness Program</h3>
     <a href="https://www.cdc.gov/">Behavior Therapy First</a>`,
  );

  expect(wordProblems(site)).toEqual([]);
});

test("says a fault of the header once, with the number of pages", () => {
  const page = siteWith('<a href="/gone">');
  const site = {
    ...page,
    pages: [...page.pages, page.pages[1]!].map((each, index) => ({
      ...each,
      path: ["/contact", "/", "/other"][index],
    })),
  };

  expect(linkProblems(site)[0]).toMatch(/^\/ \(and 1 more\): link "\/gone"/);
});

test("grades plain words low and hard words high", () => {
  expect(
    gradeOf(["You can sit with your child. We will help you both."]),
  ).toBeLessThan(3);
  expect(
    gradeOf([
      "Multidisciplinary rehabilitation facilitates neurodevelopmental individualisation.",
    ]),
  ).toBeGreaterThan(20);
});

test("grades sentences, not scraps", () => {
  const prose =
    "<p>We listen to you before we say what may help your child.</p>";

  const alone = readingGrades(siteWith(prose)).get("/");
  const withScraps = readingGrades(
    siteWith(`${prose}<p>Go</p><h2>See all</h2>`),
  ).get("/");

  expect(withScraps).toBe(alone);
});

test.each(
  Object.entries({
    child: 1,
    wanted: 2,
    makes: 1,
    little: 2,
    therapy: 3,
    quiet: 2,
    science: 2,
    creation: 3,
    education: 4,
  }),
)("hears the syllables of %s", (word, count) =>
  expect(syllablesIn(word)).toBe(count),
);
