import { expect, test, type Page } from "playwright/test";
import { headerWords } from "@/content/navigation";
import { notFound, pages } from "@/content/pages";
import { site } from "@/content/site";
import { everyAddress, lost, routes } from "./routes";
import { readToTheEnd } from "./seeing";
import { thoroughOn } from "./thorough";

const statusOf = (route: string) => (route === lost ? 404 : 200);

/** How far the page reaches beyond a window of this width, in CSS pixels. */
async function overhang(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  const widest = await page.evaluate(
    () => document.documentElement.scrollWidth,
  );
  return widest - width;
}

for (const route of everyAddress) {
  test.describe(route, () => {
    test(
      "answers with a complete page: name, headings in order, landmarks, no gap in its words",
      { tag: "@desktop" },
      async ({ page }) => {
        const answer = await page.goto(route);
        expect(answer?.status()).toBe(statusOf(route));

        await expect(page).toHaveTitle(
          route === lost ? notFound.title : pages[route].title,
        );
        if (route !== lost)
          await expect(
            page.locator('meta[name="description"]'),
          ).toHaveAttribute("content", pages[route].description);
        await expect(page.locator("html")).toHaveAttribute("lang", /^en/);

        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        const levels = await page
          .getByRole("heading")
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
        expect(levels[0]).toBe(1);
        for (const [index, level] of levels.slice(1).entries())
          expect(level).toBeLessThanOrEqual(levels[index]! + 1);

        await expect(page.getByText(site.welcome)).toBeVisible();
        for (const landmark of ["banner", "main", "contentinfo"] as const)
          await expect(page.getByRole(landmark)).toHaveCount(1);
        await expect(
          page
            .getByRole("banner")
            .getByRole("navigation", { includeHidden: true })
            .first(),
        ).toHaveAttribute("aria-label", headerWords.navigation);

        expect(await page.content()).not.toMatch(
          /\{(product|phone|number|count)\}|lorem ipsum/i,
        );
        await expect(page.locator("body")).not.toContainText(
          /undefined|\[object|NaN/,
        );
      },
    );

    test("never scrolls sideways", { tag: "@desktop" }, async ({ page }) => {
      await page.goto(route);

      for (const width of [320, 360, 768, 1280, 1920])
        expect(
          await overhang(page, width),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0);

      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      for (const width of [360, 1280])
        expect(
          await overhang(page, width),
          `at ${width} px, in letters of twice the size`,
        ).toBeLessThanOrEqual(0);
    });

    test(
      "asks nobody but this site, fetches no script until it is touched, and nothing goes wrong in the console",
      { tag: [...thoroughOn(route), "@thorough-phone"] },
      async ({ page, baseURL }) => {
        const addresses: string[] = [];
        const scripts: string[] = [];
        const mishaps: string[] = [];
        page.on("request", (request) => {
          addresses.push(request.url());
          if (request.resourceType() === "script") scripts.push(request.url());
        });
        page.on("pageerror", (error) => mishaps.push(error.message));
        page.on("console", (line) => {
          // Chromium itself notes that the page for lost parents came with status 404.
          const own = route === lost && line.location().url.endsWith(lost);
          if (["error", "warning"].includes(line.type()) && !own)
            mishaps.push(`${line.text()} ${line.location().url}`);
        });

        await page.goto(route, { waitUntil: "networkidle" });
        expect(scripts).toEqual([]);
        await expect(page.locator("script[src]")).toHaveCount(0);
        await readToTheEnd(page);

        expect(addresses).not.toEqual([]);
        expect(
          addresses.filter((address) => !address.startsWith(`${baseURL}/`)),
        ).toEqual([]);
        expect(mishaps).toEqual([]);
      },
    );

    test(
      "has no link, anchor or picture that leads nowhere, and leaves the site only over a safe line",
      { tag: "@desktop" },
      async ({ page, request, baseURL }) => {
        await page.goto(route);

        const links = await page
          .locator("a[href]")
          .evaluateAll((all) =>
            (all as HTMLAnchorElement[]).map(({ href }) => href),
          );
        const inside = [
          ...new Set(links.filter((href) => href.startsWith(`${baseURL}/`))),
        ];
        expect(inside.length).toBeGreaterThan(0);
        for (const href of inside) {
          const { hash, pathname } = new URL(href);
          if (pathname !== new URL(page.url()).pathname || hash === "") {
            const answer = await request.get(href, { maxRedirects: 0 });
            expect(answer.status(), href).toBe(200);
            if (hash !== "")
              expect(await answer.text(), href).toContain(
                `id="${hash.slice(1)}"`,
              );
          } else {
            await expect(page.locator(hash), href).toHaveCount(1);
          }
        }

        const pictures = await page
          .locator("img")
          .evaluateAll((all) =>
            (all as HTMLImageElement[]).map(({ src }) => src),
          );
        for (const src of new Set(pictures)) {
          const answer = await request.get(src);
          expect(answer.status(), src).toBe(200);
          expect(answer.headers()["content-type"], src).toMatch(/^image\//);
        }

        for (const href of links.filter((each) => !inside.includes(each)))
          expect(href).toMatch(/^(https:\/\/|tel:\+91\d{10}$)/);
      },
    );
  });
}

test("no route of the specification is missing from these tests", () => {
  expect(routes).toEqual(
    expect.arrayContaining([
      "/",
      "/contact",
      "/occupational-therapy",
      "/psychological-counselling",
      "/service",
      "/service4",
      "/special-education",
      "/speech-therapy",
    ]),
  );
});
