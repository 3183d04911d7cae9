/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { phoneText } from "@/components/contact-links/contact-links";
import { site } from "@/content/site";

const origin = "https://www.k7.in";

const page = (path: string, body: string) =>
  `<!doctype html><html lang="en"><head><link rel="canonical" href="${origin}${path}"></head><body><main>${body}</main></body></html>`;

/** Exports a site whose home page says `body`, and answers what check-site says of it. */
function check(body: string, files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "check-site-"));
  const all = {
    "index.html": page("/", body),
    "contact.html": page("/contact", '<form id="form"></form>'),
    "images/hero.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "sitemap.xml": `<loc>${origin}/</loc><loc>${origin}/contact</loc>`,
    "robots.txt": `Sitemap: ${origin}/sitemap.xml\n`,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { stderr, status } = spawnSync(
    "npx",
    ["tsx", "scripts/check-site.ts"],
    {
      encoding: "utf8",
      env: { ...process.env, K7_OUT_DIR: folder },
    },
  );
  rmSync(folder, { recursive: true });
  return { errors: stderr.match(/(?<=^✗ ).+/gm) ?? [], status };
}

test("lets a whole site pass", () => {
  const { errors, status } = check(
    `<a href="/contact#form">Book</a> <a href="https://other.example/x">Elsewhere</a>
     <img src="/images/hero.svg" srcset="/images/hero.svg 2x" alt=""> <a href="tel:${site.phone}">${phoneText}</a>
     <p>${site.address.city} ${site.address.postcode}</p><p>${site.hours.text}</p>`,
  );

  expect(errors).toEqual([]);
  expect(status).toBe(0);
});

test("names everything that is wrong, one line each", () => {
  const nowhere = "leads nowhere: there is no such page or file";

  const { errors, status } = check(
    `<a href="/contcat"></a><a href="/contact/"></a><a href="/contact.html"></a><a href="/contact#frm"></a>
     <a href="#no"></a><img src="/images/hiro.svg" srcset="/images/hero-2.svg 2x" alt="Their {product} story">
     <style>a{background:url(/images/no.svg)}</style><svg><use href="/icons/no.svg#a"/></svg>
     <script type="application/ld+json">{"a":[{"b":"${origin}/gone"}]}</script>
     <meta property="og:image" content="${origin}/social/no.png"><div data-src="/_next/no.js"></div>
     <p>Call 98765-43210</p><a href="tel:00000"></a><a href="https://wa.me/919876543210?text=Hi"></a>
     <p>C.R. Park ${site.address.postcode}</p><p>Open from 4.45 am</p>
     <p>Multidisciplinary rehabilitation facilitates neurodevelopmental individualisation.</p>`,
    {
      "sitemap.xml": `<loc>${origin}/</loc><loc>${origin}/old</loc>`,
      "robots.txt": "Sitemap: http://localhost:3000/sitemap.xml\n",
      "manifest.webmanifest": '{"icons":[{"src":"/icons/no.png"}]}',
      _redirects:
        "# names\n/Contact /contact 301\n/second /contact 301\n/book /boook 301",
      "second.html": page("/other", ""),
      "404.html": '<main><a href="/contcat"></a></main>',
    },
  );

  expect(errors).toHaveLength(28);
  expect(errors).toEqual(
    expect.arrayContaining([
      `404.html (and 1 more): "/contcat" ${nowhere}`,
      `/: "/contact/" is redirected: link to the page's one address`,
      `/: "/contact.html" is redirected: link to the page's one address`,
      `/: "/contact#frm" leads to a place that is not on that page`,
      `/: "/#no" leads to a place that is not on that page`,
      `/: "/images/hiro.svg" ${nowhere}`,
      `/: "/images/hero-2.svg" ${nowhere}`,
      `/: "/images/no.svg" ${nowhere}`,
      `/: "/icons/no.svg" ${nowhere}`,
      `/: "/gone" ${nowhere}`,
      `/: "/social/no.png" ${nowhere}`,
      `/: "/_next/no.js" ${nowhere}`,
      `/: "98765-43210" should be written "${phoneText}"`,
      `/: "C.R. Park" should be written "${site.address.locality}"`,
      `/: "${site.address.postcode}" should be written "${site.address.city} ${site.address.postcode}"`,
      `/: "4.45 am" should be written "${site.hours.text}"`,
      `/: "tel:00000" reaches another number than the clinic's`,
      `/: "https://wa.me/919876543210" reaches another number than the clinic's`,
      `/: "{product}" was left in the words`,
      expect.stringMatching(/^\/: reads at grade \d+\.\d, and 8 is the most/),
      `sitemap.xml: "/old" ${nowhere}`,
      `sitemap.xml: "${origin}/contact" is missing`,
      `sitemap.xml: "${origin}/second" is missing`,
      `/second: the canonical address should be "${origin}/second"`,
      `robots.txt: should name "${origin}/sitemap.xml"`,
      `manifest.webmanifest: "/icons/no.png" ${nowhere}`,
      `_redirects: "/second" is a page and must not lead away`,
      `_redirects: "/boook" ${nowhere}`,
    ]),
  );
  expect(status).toBe(1);
});
