/** The answers of a host: of the static server, of another with `BASE_URL=https://…`. */
import { existsSync, readFileSync } from "node:fs";
import type { APIResponse } from "playwright/test";
import { headersAt, readRedirects } from "../scripts/build/host-files";
import { expect, test as base } from "./fixtures";
import { allPages, fileAt, siteFolder } from "./addresses";

type Ask = (path: string, accepted?: string) => Promise<APIResponse>;

const isLocal = process.env.BASE_URL === undefined;
const folder = isLocal ? siteFolder : process.env.K7_OUT_DIR || "out";

const test = base.extend<{ readonly ask: Ask }>({
  ask: ({ request }, use) =>
    use((path, accepted = "gzip, deflate, br") =>
      request.get(path, { headers: { "accept-encoding": accepted }, maxRedirects: 0 }),
    ),
});

// One project is enough, because these tests send their requests without a browser.
test.describe("the host @phone @chromium", () => {
  test("sends every page unchanged, compressed and with security headers", async ({ ask }) => {
    const all = allPages.filter(({ path }) => path !== undefined);
    for (const { address: route } of all)
      await test.step(route, async () => {
        const answer = await ask(route);

        expect(answer.status()).toBe(200);
        expect(answer.headers()).toMatchObject({
          "content-type": expect.stringMatching(/^text\/html/),
          // A host that compresses by itself may choose the other one.
          "content-encoding": expect.stringMatching(isLocal ? /^br$/ : /^(br|gzip)$/),
          ...Object.fromEntries(headersAt("public", route)),
        });
        // Only a preview asks search engines to leave it out.
        expect(answer.headers()["x-robots-tag"]).toBeUndefined();
        expect(await answer.text()).not.toContain("noindex");
        await expectFile(answer, fileAt(route));

        for (const [accepted, sent] of [["br", "br"], ["gzip", "gzip"], ["identity"]]) {
          const other = await ask(route, accepted);
          expect(other.headers()["content-encoding"]).toBe(sent);
          await expectFile(other, fileAt(route));
        }
      });
  });

  test("sends the media type of each file and how long to cache it", async ({ ask }) => {
    const html = await (await ask("/")).text();
    const links = `${html} /sitemap.xml /robots.txt`;
    const [year, day] = [/max-age=31536000, immutable/, /max-age=86400/];
    for (const [link, type, cached] of [
      [/\/_next\/static\/[^"'\s>]+\.(js|css)/, /^(application|text)\/(java|cs)s/, year],
      [/\/fonts\/[^"'\s>]+\.woff2/, /^font\/woff2/, year],
      [/\/images\/[^"'\s>]+\.svg/, /^image\/svg\+xml/, day],
      [/\/social\/[^"'\s>]+\.png/, /^image\/png/, day],
      [/\/manifest\.webmanifest/, /^application\/manifest\+json/, /^/],
      [/\/sitemap\.xml/, /^(application|text)\/xml/, /^(?!.*immutable)/],
      [/\/robots\.txt/, /^text\/plain/, /^(?!.*immutable)/],
    ] as const)
      await test.step(String(link), async () => {
        const [path = ""] = link.exec(links) ?? [];
        const answer = await ask(path);

        expect(answer.status()).toBe(200);
        expect(answer.headers()["content-type"]).toMatch(type);
        expect(answer.headers()["cache-control"]).toMatch(cached);
        await expectFile(answer, path);
      });
  });

  test("redirects every old or variant address to the page", async ({ ask, baseURL }) => {
    for (const { from, to } of [
      // Only the export has those of each language.
      ...readRedirects(existsSync(folder) ? folder : "public"),
      ...readRedirects("public").flatMap(({ from, to }) =>
        ["/", ".html"].map((end) => ({ from: from + end, to })),
      ),
      { from: "/hi/services/", to: "/hi/service" },
      { from: "/Service?from=card", to: "/service?from=card" },
      { from: "/services/?from=card", to: "/service?from=card" },
      { from: "/service/", to: "/service" },
      { from: "/service/?from=card", to: "/service?from=card" },
      { from: "/service.html", to: "/service" },
      { from: "/index.html?from=card", to: "/?from=card" },
    ])
      await test.step(from, async () => {
        const answer = await ask(from);
        const location = answer.headers()["location"] ?? "";

        expect([301, 308]).toContain(answer.status());
        expect(new URL(location, baseURL).href).toBe(new URL(to, baseURL).href);
      });
  });

  test("answers an unknown address with the 404 page and its status", async ({ ask }) => {
    for (const [path, file] of [
      ["/no-such-page?a=1", "404.html"],
      ["/service/no-such-page", "404.html"],
      ["/images", "404.html"],
      ["/_next/static/gone.js", "404.html"],
      ["/fonts/gone.woff2", "404.html"],
      ["/hi/no-such-page", "hi/404.html"],
      ["/hi/service/no-such-page", "hi/404.html"],
    ] as const)
      await test.step(path, async () => {
        const answer = await ask(path);

        expect(answer.status()).toBe(404);
        expect(answer.headers()).toMatchObject({
          "content-type": expect.stringMatching(/^text\/html/),
          "x-content-type-options": "nosniff",
        });
        expect(answer.headers()["cache-control"]).not.toMatch(/immutable/);
        await expectFile(answer, file);
      });
  });

  test("answers a HEAD request, and a browser that has the page with 304", async ({ request }) => {
    for (const path of ["/service", "/hi", "/hi/contact"]) {
      const headers = { "accept-encoding": "gzip, deflate, br" };
      const head = await request.head(path, { headers });
      expect([head.status(), (await head.body()).length]).toEqual([200, 0]);

      const { etag = "" } = head.headers();
      expect(etag).toMatch(/^(W\/)?".+"$/);
      const again = await request.get(path, { headers: { ...headers, "if-none-match": etag } });
      expect(again.status()).toBe(304);
    }
  });
});

/** Without an export on this machine it expects nothing. */
async function expectFile(answer: APIResponse, path: string) {
  if (!isLocal && !existsSync(folder)) return;
  const file = readFileSync(`${folder}/${path}`);
  expect((await answer.body()).equals(file)).toBe(true);
}
