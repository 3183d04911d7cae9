/** The first screens of a phone, and the cards of the home page. layout.spec.ts has sizes and positions in general. */
import type { Locator } from "playwright/test";
import { phoneText } from "@/components/contact-links/contact-links";
import { programsHeading } from "@/content/programs";
import { contentIn } from "@/content-model/content";
import { addressIn, languages } from "@/content-model/languages";
import { allPages } from "./addresses";
import { expect, region, test } from "./fixtures";
import { quickButtons } from "./visibility";

const onPhone = { tag: "@phone" };

/** The position of an element in the window, with its lower edge, in px. */
async function edgesOf(part: Locator) {
  const box = (await part.boundingBox())!;
  return { ...box, bottom: box.y + box.height };
}

for (const language of languages) {
  const { consultation, home, placeMessages } = contentIn(language);

  test(
    `the first screen of the home page has one button and two starting points: ${language.name}`,
    onPhone,
    async ({ page }) => {
      await page.goto(addressIn(language, "/"));
      const header = await edgesOf(page.getByRole("banner"));
      const bar = await edgesOf(quickButtons(page));
      expect(header.bottom + bar.height).toBeLessThanOrEqual(150);

      const start = page.getByRole("link", { name: home.start }).first();
      const buttons = await start.evaluate((button) => {
        const colourOf = (each: Element) =>
          getComputedStyle(each).backgroundColor;
        return [...document.querySelectorAll("a, button")]
          .filter((each) => colourOf(each) === colourOf(button))
          .filter((each) => each.getBoundingClientRect().top < innerHeight)
          .map(({ textContent }) => textContent);
      });
      // The second one is in the bar at the foot.
      expect(buttons).toEqual([home.start, placeMessages.book]);

      const points = region(page, home.startHeading).getByRole("link");
      const [first, second] = [points.nth(0), points.nth(1)];
      expect((await edgesOf(first)).height).toBeGreaterThanOrEqual(52);
      expect((await edgesOf(second)).bottom).toBeLessThanOrEqual(bar.y);
    },
  );

  test(
    `the first screen of /contact has phone, chat, the next steps and the first field: ${language.name}`,
    onPhone,
    async ({ page }) => {
      await page.goto(addressIn(language, "/contact"));
      const main = page.getByRole("main");
      const ways = main.locator(".consultation__way");
      await expect(ways).toHaveCount(2);
      for (const way of await ways.all())
        expect((await edgesOf(way)).height).toBeGreaterThanOrEqual(52);
      await expect(ways.first()).toContainText(phoneText);

      const steps = Object.values(consultation.steps);
      const rows = steps.map(async (step) => {
        const { y } = await edgesOf(main.getByText(step));
        return y;
      });
      expect(new Set(await Promise.all(rows)).size).toBe(1);
      const field = await edgesOf(main.getByRole("textbox").first());
      // There is room for three lines of opening hours.
      const hours = await edgesOf(main.locator(".consultation__hours"));
      expect(field.y - Math.max(0, hours.height - 66)).toBeLessThan(700);
    },
  );
}

test(
  "/contact has address, phone and hours before the next steps and the picture in a wide window",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/contact");
    const parts = ["centre", "steps", "picture"].map(async (name) =>
      edgesOf(page.locator(`.consultation__${name}`)),
    );
    const [centre, steps, picture] = await Promise.all(parts);
    expect(centre!.bottom).toBeLessThan(steps!.y);
    expect(steps!.bottom).toBeLessThan(picture!.y);
    expect(picture!.height).toBeLessThanOrEqual(320);
  },
);

test(
  "the main button is as wide as the column on a phone",
  onPhone,
  async ({ page }) => {
    for (const address of ["/", "/speech-therapy", "/autism", "/first-visit"]) {
      await page.goto(address);
      const button = page.getByRole("main").locator("a.button").first();
      const width = await button.evaluate((link) => {
        const column = link.closest(".wrapper")!;
        return link.clientWidth / column.clientWidth;
      });
      expect(width, address).toBeGreaterThan(0.95);
    }
  },
);

test(
  "a title has at most three lines on a phone",
  onPhone,
  async ({ page }) => {
    for (const { address } of allPages) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const lines = await page
        .getByRole("heading", { level: 1 })
        .evaluate((title) => {
          const { lineHeight } = getComputedStyle(title);
          return title.clientHeight / Number.parseFloat(lineHeight);
        });
      expect(Math.round(lines), address).toBeLessThanOrEqual(3);
    }
  },
);

test(
  "the pictures of the programmes are whole and above the text, and arrows stay beside the last word",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const cards = region(page, programsHeading).getByRole("article");
    const shapes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector("img")!;
        const { top, width, height } = picture.getBoundingClientRect();
        return [
          Math.round(top - card.getBoundingClientRect().top),
          (width / height).toFixed(2),
        ].join();
      }),
    );
    expect(shapes).toEqual(Array.from({ length: 4 }, () => "0,1.33"));

    const ends = page.locator(".card__link-end");
    const heights = await ends.evaluateAll((all) =>
      all.map((end) => end.getClientRects().length),
    );
    expect(new Set(heights)).toEqual(new Set([1]));
  },
);
