/** The cards of / and /service, and the flip card. motion.spec.ts has how they move. */
import type { Page } from "playwright/test";
import { programs } from "@/content/programs";
import { reasons } from "@/content/reasons";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { edgesOf, expect, expectSeen, expectUnseen, region, rewritePages, test } from "./fixtures";

const { home, listedServices, overviewServices } = contentIn(english);

/** The texts of the cards that wide screens reveal on hover, by page. */
const textsOfHoverCards = {
  "/": [
    ...overviewServices.map(({ description }) => description),
    ...programs.entries.map(({ description }) => description),
    reasons.front,
    ...reasons.entries.map(({ title }) => title),
    reasons.entries[0]!.text,
  ],
  "/service": listedServices.map(({ description }) => description),
};

const moveMouseAway = (page: Page) => page.mouse.move(0, 0);

test("touch screens show everything that hover shows @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, texts] of Object.entries(textsOfHoverCards)) {
    await page.goto(path);
    if (path === "/") {
      const shown = region(page, reasons.heading).locator("li:visible");
      await expect(shown).toHaveCount(4);
      const more = page.getByRole("link", { name: reasons.turn });
      await more.click();
      await expect(page.getByText(reasons.entries[0]!.title).last()).toBeInViewport();
      await expect(more).toBeHidden();
    }
    for (const each of texts) {
      const text = page.getByRole("main").getByText(each).last();
      await text.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await expectSeen(text, each);
    }
  }
});

test("the drawing of the hero is as wide as its text @phone", async ({ page }) => {
  await page.goto("/");
  const { headline, smallPicture } = home;
  const title = page.getByRole("heading", { name: headline });
  const drawing = page.getByRole("img", { name: smallPicture.alt }).first();
  for (const width of [320, 600, 760]) {
    await page.setViewportSize({ width, height: 740 });
    const { width: wanted } = await edgesOf(title);
    const { width: shown, height } = await edgesOf(drawing);
    expect(shown).toBe(wanted);
    expect(height).toBeGreaterThan(80);
  }
});

test.describe("on a wide window @desktop", () => {
  if (process.env.K7_OLD_ENGINE) {
    // The builds of scripts/old-browsers.mjs report no pointer.
    test.use({ bypassCSP: true });
    test.beforeEach(({ page }) =>
      rewritePages(page, /\(hover: ?hover\) and \(pointer: ?fine\)/g, "(min-width:0)"),
    );
  }

  // One card of each kind: services-grid.test.tsx has all cards and their links.
  for (const [path, { title, description }] of [
    ["/", programs.entries[0]!],
    ["/service", listedServices[0]!],
  ] as const)
    test(`a card on ${path} shows its text on hover and on focus`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const heading = page.getByRole("heading", { name: title, exact: true });
      const card = page.getByRole("article").filter({ has: heading });
      const text = card.getByText(description);
      await card.scrollIntoViewIfNeeded();
      await moveMouseAway(page);
      await expectUnseen(text, "before hover");

      await card.hover();
      await expectSeen(text, "on hover");
      await moveMouseAway(page);
      await expectUnseen(text, "after hover");

      await card.getByRole("link").focus();
      await expectSeen(text, "on focus");
    });

  test("the flip card turns on hover and by keyboard", async ({ page }) => {
    await page.goto("/");
    const front = page.getByText(reasons.front);
    const back = page.getByText(reasons.entries.at(-1)!.title);
    await front.scrollIntoViewIfNeeded();
    await moveMouseAway(page);
    await expectSeen(front, "front, before hover");
    await expectUnseen(back, "back, before hover");

    await front.hover({ force: true });
    await expectSeen(back, "back, on hover");
    await expectUnseen(front, "front, on hover");
    await moveMouseAway(page);
    await expectUnseen(back, "back, after hover");

    const turn = region(page, reasons.heading).getByRole("link").first();
    await turn.focus();
    await front.scrollIntoViewIfNeeded();
    await expectSeen(front, "front, when its control has the focus");
    await page.keyboard.press("Enter");
    await expectSeen(back, "back, after Enter");
  });
});
