import { expect, test, type Locator, type Page } from "playwright/test";
import { home } from "@/content/home";
import { programs, programsHeading } from "@/content/programs";
import { reasons, reasonsWords } from "@/content/reasons";
import {
  listedServices,
  overviewServices,
  serviceWords,
} from "@/content/services";
import { site } from "@/content/site";
import { testimonials, testimonialWords } from "@/content/testimonials";
import { isSeen, lookAway, movements, pointAt } from "./seeing";
import { thoroughUnless } from "./thorough";

const region = (page: Page, name: string) => page.getByRole("region", { name });

test("greets with the headline, the first form and the way to the centre", async ({
  page,
}) => {
  await page.goto("/");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Unlock your child's potential and help them thrive!",
  );
  await expect(page.getByText(home.intro)).toBeVisible();
  await expect(
    region(page, "Book your first session.").getByRole("button"),
  ).toHaveText("Submit");
  await expect(region(page, "Contact our Center")).toContainText(
    /CR Park.*Delhi/,
  );
});

test(
  "shows four services with picture, title and description",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    await page.goto("/");
    const section = region(page, "How can we help your child");

    await expect(section.getByRole("article")).toHaveCount(4);
    for (const { title, description } of overviewServices) {
      const words = section.getByText(description);
      await words.scrollIntoViewIfNeeded();
      await expect(section.getByRole("heading", { name: title })).toBeVisible();
      await expect.poll(() => isSeen(words)).toBe(true);
    }
  },
);

type Card = {
  readonly name: string;
  readonly route: string;
  readonly title: string;
  readonly words: string;
  readonly link: string;
};

const cards: readonly Card[] = [
  ...programs.map(({ title, description }) => ({
    name: "the tile",
    route: "/",
    title,
    words: description,
    link: "/contact",
  })),
  ...listedServices.map(({ title, description, href }) => ({
    name: "the card",
    route: "/service",
    title,
    words: description,
    link: href,
  })),
];

/** The card with this title, in the list that hides its words. */
const cardOf = (page: Page, { route, title }: Card): Locator =>
  (route === "/" ? region(page, programsHeading) : page.getByRole("main"))
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

for (const [index, card] of cards.entries()) {
  // A card of each kind: services come first, programmes last.
  const sample = thoroughUnless(index === 0 || index === cards.length - 1);
  const { name, title, words, route, link } = card;

  test(
    `${name} ${title} tells more when pointed at, and when the keyboard comes to it`,
    { tag: ["@desktop", ...sample] },
    async ({ page }) => {
      await page.goto(route);
      const box = cardOf(page, card);
      const text = box.getByText(words);
      await box.scrollIntoViewIfNeeded();
      await lookAway(page);
      await expect.poll(() => isSeen(text), "before").toBe(false);

      await box.hover();
      await expect.poll(() => isSeen(text), "pointed at").toBe(true);

      await lookAway(page);
      await expect.poll(() => isSeen(text), "left").toBe(false);

      await box.getByRole("link").focus();
      await expect.poll(() => isSeen(text), "by keyboard").toBe(true);
      await expect(box.getByRole("link")).toHaveAttribute("href", link);
    },
  );

  test(
    `${name} ${title} tells everything on a touch screen, without a touch`,
    { tag: ["@phone", ...sample] },
    async ({ page }) => {
      await page.goto(route);
      const text = cardOf(page, card).getByText(words);

      await text.scrollIntoViewIfNeeded();

      await expect.poll(() => isSeen(text)).toBe(true);
    },
  );
}

test(
  "each service on /service has a Learn More link to its page",
  { tag: "@thorough" },
  async ({ page }) => {
    for (const { title, href } of listedServices) {
      await page.goto("/service");
      const link = page
        .getByRole("main")
        .getByRole("article")
        .filter({
          has: page.getByRole("heading", { name: title, exact: true }),
        })
        .getByRole("link");
      await expect(link).toContainText(serviceWords.learnMore);

      await link.click();

      await expect(page).toHaveURL(href);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
  },
);

test.describe("the flip card", () => {
  const first = reasons[0].title;
  const last = reasons[10].title;

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await page.getByText(reasonsWords.front).scrollIntoViewIfNeeded();
  });

  test("lists eleven reasons", async ({ page }) => {
    await expect(
      region(page, reasonsWords.heading).getByRole("listitem"),
    ).toHaveCount(11);
  });

  test(
    "turns under the pointer and back",
    { tag: "@desktop" },
    async ({ page }) => {
      await lookAway(page);
      await expect.poll(() => isSeen(page.getByText(last))).toBe(false);
      await expect
        .poll(() => isSeen(page.getByText(reasonsWords.front)))
        .toBe(true);

      await pointAt(page, page.getByText(reasonsWords.front));
      await expect.poll(() => isSeen(page.getByText(first))).toBe(true);
      await expect
        .poll(() => isSeen(page.getByText(reasonsWords.front)))
        .toBe(false);

      await lookAway(page);
      await expect.poll(() => isSeen(page.getByText(first))).toBe(false);
    },
  );

  test(
    "turns when the keyboard comes to its link",
    { tag: "@desktop" },
    async ({ page }) => {
      await lookAway(page);

      await page.getByRole("link", { name: reasonsWords.link }).last().focus();

      await page.getByText(last).scrollIntoViewIfNeeded();
      await expect.poll(() => isSeen(page.getByText(last))).toBe(true);
    },
  );

  test(
    "shows both faces on a touch screen",
    { tag: "@phone" },
    async ({ page }) => {
      for (const words of [reasonsWords.front, first, last]) {
        await page.getByText(words).scrollIntoViewIfNeeded();
        await expect.poll(() => isSeen(page.getByText(words))).toBe(true);
      }
    },
  );
});

test.describe(
  "for parents who asked for less movement",
  { tag: ["@desktop", "@own-build"] },
  () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/");
    });

    test("the flip card shows its back without turning", async ({ page }) => {
      await pointAt(page, page.getByText(reasonsWords.front));

      expect(await movements(page)).toEqual([]);
      await expect
        .poll(() => isSeen(page.getByText(reasons[0].title)))
        .toBe(true);
    });

    test("the tiles and the cards do not move", async ({ page }) => {
      for (const { description } of programs) {
        const words = page.getByText(description);
        await page.getByRole("article").filter({ has: words }).hover();
        expect(await movements(page)).toEqual([]);
      }
      await region(page, home.helpHeading).scrollIntoViewIfNeeded();
      expect(await movements(page)).toEqual([]);
    });
  },
);

test.describe("the carousel", () => {
  const list = (page: Page) =>
    page.getByRole("list", { name: testimonialWords.list });
  // Slides out of view are inert, and roles no longer find them.
  const slide = (page: Page, index: number) =>
    page.locator("li").filter({ hasText: testimonials[index]!.content });
  const bullet = (page: Page, index: number) =>
    page.getByRole("button", {
      name: testimonialWords.bullet
        .replace("{number}", String(index + 1))
        .replace("{count}", String(testimonials.length)),
    });

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await list(page).scrollIntoViewIfNeeded();
    await expect(bullet(page, 0)).toBeVisible();
  });

  test(
    "holds three quotes, each with ~ and a name",
    { tag: "@thorough-desktop" },
    async ({ page }) => {
      await expect(
        page.getByRole("heading", {
          name: `Our Clients Talk About Their ${site.product} Experience`,
        }),
      ).toBeVisible();
      for (const [index, { name }] of testimonials.entries())
        await expect(slide(page, index)).toContainText(`~${name}`);
    },
  );

  test(
    "shows one quote at a time, 30 pixels apart",
    { tag: "@thorough-desktop" },
    async ({ page }) => {
      const frame = (await list(page).boundingBox())!;
      const first = (await slide(page, 0).boundingBox())!;
      const second = (await slide(page, 1).boundingBox())!;

      expect(first.x).toBeCloseTo(frame.x, 0);
      expect(first.width).toBeCloseTo(frame.width, 0);
      expect(second.x - (first.x + first.width)).toBeCloseTo(30, 0);
    },
  );

  test(
    "moves by its bullets and marks the one in view",
    { tag: "@thorough-phone" },
    async ({ page }) => {
      for (const index of [2, 1, 0]) {
        await bullet(page, index).click();

        await expect(slide(page, index)).toBeInViewport({ ratio: 0.9 });
        await expect(bullet(page, index)).toHaveAttribute(
          "aria-current",
          "true",
        );
      }
    },
  );

  test("moves by keyboard", { tag: "@thorough-desktop" }, async ({ page }) => {
    await bullet(page, 0).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");

    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.95 });
    await expect(bullet(page, 1)).toBeFocused();
  });

  test(
    "keeps quotes out of view out of reach",
    { tag: "@thorough-desktop" },
    async ({ page }) => {
      await bullet(page, 1).click();

      await expect(slide(page, 1)).not.toHaveAttribute("inert");
      await expect(slide(page, 0)).toHaveAttribute("inert");
      await expect(slide(page, 2)).toHaveAttribute("inert");
    },
  );

  test(
    "has bullets big enough for a thumb",
    { tag: "@thorough-desktop" },
    async ({ page }) => {
      for (const index of testimonials.keys()) {
        const box = (await bullet(page, index).boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      }
    },
  );
});
