import { expect, test, type Locator, type Page } from "playwright/test";
import { about, contactWords } from "@/content/about";
import { headerWords } from "@/content/navigation";
import { faintWords } from "./contrast";
import { wordsUnder } from "./quick-buttons";
import { everyAddress } from "./routes";
import { hiddenFocus, smallTargets } from "./targets";
import { thoroughOn } from "./thorough";
import { tap } from "./touch";

// Several looks at one loaded page, because loading is what takes the time: issue 4.

/** The points of an element, its middle and one near each corner, where it is seen over another's box. */
const pointsOver = async (above: Locator, below: Locator) => {
  const box = (await below.boundingBox())!;
  return above.evaluate((element, { x, y, width, height }) => {
    const own = element.getBoundingClientRect();
    return [
      [0.5, 0.5],
      [0.15, 0.15],
      [0.85, 0.15],
      [0.15, 0.85],
      [0.85, 0.85],
    ]
      .map(([right = 0, down = 0]) => ({
        left: own.left + right * own.width,
        top: own.top + down * own.height,
      }))
      .filter(
        ({ left, top }) =>
          left > x && left < x + width && top > y && top < y + height,
      )
      .filter(({ left, top }) =>
        element.contains(document.elementFromPoint(left, top)),
      );
  }, box);
};

const quick = (page: Page) =>
  page.getByRole("navigation", { name: contactWords.quick });

for (const address of everyAddress) {
  test(
    `words and the keyboard's place stand out on ${address}, in light and dark colours`,
    { tag: ["@desktop", ...thoroughOn(address)] },
    async ({ page }) => {
      // Fading things have no final colour.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      await page.locator("details").evaluateAll((all) =>
        all.forEach((each) => {
          (each as HTMLDetailsElement).open = true;
        }),
      );
      await page
        .getByRole("button", { name: headerWords.servicesMenu })
        .click();
      // From the first Tab on, the browser shows where the keyboard is.
      await page.keyboard.press("Tab");

      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await faintWords(page), `${colorScheme} words`).toEqual([]);

        const { count, hidden } = await hiddenFocus(page);
        expect(count).toBeGreaterThan(10);
        expect(hidden, `${colorScheme} focus`).toEqual([]);
      }
    },
  );

  test(
    `a finger finds everything on ${address}, and the quick buttons are not in its way`,
    { tag: ["@phone", ...thoroughOn(address)] },
    async ({ page }) => {
      await page.goto(address);

      const { count, small } = await smallTargets(page);
      expect(count).toBeGreaterThan(10);
      expect(small).toEqual([]);

      await expect(quick(page)).toBeInViewport({ ratio: 1 });
      const pill = (await quick(page).boundingBox())!;
      const window = page.viewportSize()!;
      expect(pill.width).toBeLessThanOrEqual(window.width / 2);
      expect(pill.height).toBeLessThanOrEqual(64);
      expect(pill.x + pill.width).toBeLessThanOrEqual(window.width - 8);
      expect(pill.y + pill.height).toBeLessThanOrEqual(window.height - 8);

      // Where nothing can be scrolled out from under them.
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
      const atEnd = (await quick(page).boundingBox())!;
      const footer = (await page.getByRole("contentinfo").boundingBox())!;
      expect(atEnd.y + atEnd.height).toBeLessThanOrEqual(footer.y);
      expect(await wordsUnder(page)).toEqual([]);
    },
  );
}

for (const address of ["/", "/service"])
  test(
    `the cards on ${address} stand in even rows, however wide the window`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(address);

      for (const width of [360, 640, 768, 1000, 1120, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await page
          .getByRole("article")
          .evaluateAll((cards) =>
            cards.map((card) => card.getBoundingClientRect().top),
          );
        const rows = [...new Set(tops)].map(
          (top) => tops.filter((each) => each === top).length,
        );

        expect(rows.length).toBeGreaterThan(0);
        expect(new Set(rows).size, `${rows} a row at ${width} px`).toBe(1);
      }
    },
  );

test(
  "the menu of a phone can be read in both schemes",
  { tag: "@phone" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await tap(page.getByRole("button", { name: headerWords.openMenu }));
    await expect(
      page.getByRole("dialog", { name: headerWords.menu }),
    ).toBeVisible();

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await faintWords(page), `${colorScheme} colours`).toEqual([]);
    }
  },
);

test(
  "a parent who has chosen the colours sees every icon in them",
  { tag: ["@desktop", "@own-build"] },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/");

    const icons = await page.locator(".icon").evaluateAll((all) =>
      all.map((icon) => ({
        icon: getComputedStyle(icon).stroke,
        words: getComputedStyle(icon.parentElement!).color,
      })),
    );

    expect(icons.length).toBeGreaterThan(5);
    expect(icons.filter(({ icon, words }) => icon !== words)).toEqual([]);
  },
);

test(
  "words that are too faint are found",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/privacy");
    await page
      .locator("main p")
      .first()
      .evaluate((paragraph) => {
        paragraph.style.color = "#8a8a8a";
      });

    expect(await faintWords(page)).toHaveLength(1);
  },
);

test(
  "what a finger misses and a focus that nobody sees are found",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/privacy");
    const link = page.getByRole("link", { name: about.accessibility });
    await link.evaluate((element) => {
      element.style.minHeight = "20px";
      element.style.alignSelf = "start";
      element.style.outline = "none";
    });
    await page.keyboard.press("Tab");

    expect((await smallTargets(page)).small).toHaveLength(1);
    expect((await hiddenFocus(page)).hidden).toEqual([about.accessibility]);
  },
);

for (const address of ["/", "/contact"] as const)
  test(
    `the quick buttons on ${address} pass behind the form, except for the keyboard`,
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto(address);
      const links = quick(page).getByRole("link");
      const form = page.locator("form");

      for (const field of await form.getByRole("textbox").all()) {
        await field.evaluate((each) =>
          each.scrollIntoView({ block: "end", behavior: "instant" }),
        );
        expect(await pointsOver(quick(page), form)).toEqual([]);
      }

      await links.first().focus();
      expect(
        await pointsOver(links.first(), page.locator("body")),
      ).toHaveLength(5);

      await links.first().evaluate((link: HTMLElement) => link.blur());
      // Where they come to rest.
      await page.getByRole("contentinfo").evaluate((footer) => {
        const { top } = footer.getBoundingClientRect();
        scrollBy({ top: top - innerHeight / 2, behavior: "instant" });
      });
      expect(
        await pointsOver(links.first(), page.locator("body")),
      ).toHaveLength(5);
    },
  );
