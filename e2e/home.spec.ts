/** What moves, turns and opens on the home page, and the cards that it shares with /service. */
import type { Page } from "playwright/test";
import { programs } from "@/content/programs";
import { reasons, reasonsMessages } from "@/content/reasons";
import { contentIn } from "@/content-model/content";
import { english } from "@/content-model/languages";
import { testimonials, testimonialMessages } from "@/content/testimonials";
import { expect, region, test } from "./fixtures";
import {
  expectNothingNeedsHover,
  expectSeen,
  expectUnseen,
} from "./visibility";

/** Puts the pointer where nothing reacts to it. */
const moveMouseAway = (page: Page) => page.mouse.move(0, 0);

test("nothing needs hover", { tag: "@phone" }, ({ page }) =>
  expectNothingNeedsHover(page),
);

test.describe("on a wide window", { tag: "@desktop" }, () => {
  // One of each: sections.test.tsx has the others, and where they lead.
  for (const [path, { title, description }] of [
    ["/", programs[0]],
    ["/service", contentIn(english).listedServices[0]!],
  ] as const)
    test(`a card on ${path} tells more by pointer and by keyboard`, async ({
      page,
    }) => {
      // How it moves is not looked at here.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const heading = page.getByRole("heading", { name: title, exact: true });
      const card = page.getByRole("article").filter({ has: heading });
      const text = card.getByText(description);
      await card.scrollIntoViewIfNeeded();
      await moveMouseAway(page);
      await expectUnseen(text, "before");

      await card.hover();
      await expectSeen(text, "pointed at");
      await moveMouseAway(page);
      await expectUnseen(text, "left");

      await card.getByRole("link").focus();
      await expectSeen(text, "by keyboard");
    });

  test("the flip card turns by pointer and by keyboard", async ({ page }) => {
    await page.goto("/");
    const front = page.getByText(reasonsMessages.front);
    const answer = page.getByText(reasons.at(-1)!.title);
    await front.scrollIntoViewIfNeeded();
    await moveMouseAway(page);
    await expectSeen(front, "front, before");
    await expectUnseen(answer, "answer, before");

    await front.hover({ force: true });
    await expectSeen(answer, "answer, pointed at");
    await expectUnseen(front, "front, pointed at");
    await moveMouseAway(page);
    await expectUnseen(answer, "answer, left");

    const turn = region(page, reasonsMessages.heading)
      .getByRole("link")
      .first();
    await turn.focus();
    await front.scrollIntoViewIfNeeded();
    await expectSeen(front, "front, with its control in focus");
    await page.keyboard.press("Enter");
    await expectSeen(answer, "answer, by the control");
  });
});

test("nothing moves for whoever asked for less", async ({ page }) => {
  for (const path of ["/", "/service"]) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    expect(await movements(page), "for everybody else").not.toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await movements(page), path).toEqual([]);
  }
});

/** What would carry something across the page: timed transitions, animations and smooth scrolling. */
const movements = (page: Page) =>
  page.locator("*").evaluateAll((all) =>
    all.flatMap((element) => {
      const style = getComputedStyle(element);
      const isTimed = /[1-9]/.test(style.transitionDuration);
      const carries = /transform|translate|rotate|scale|all/;
      return [
        ...(isTimed ? (carries.exec(style.transitionProperty) ?? []) : []),
        ...(style.animationName === "none" ? [] : [style.animationName]),
        ...(style.scrollBehavior === "smooth" ? ["scroll"] : []),
      ];
    }),
  );

test(
  "the carousel shows one quote at a time",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    const list = page.getByRole("list", { name: testimonialMessages.list });
    await list.scrollIntoViewIfNeeded();
    const group = page.getByRole("group", {
      name: testimonialMessages.bullets,
    });
    const bullets = group.getByRole("button");
    await expect(bullets).toHaveCount(testimonials.length);
    // Slides out of view are hidden from screen readers, and roles no longer find them.
    const slides = testimonials.map(({ content }) =>
      page.locator("li").filter({ hasText: content }),
    );
    const [frame, first, second] = await Promise.all(
      [list, slides[0]!, slides[1]!].map((each) => each.boundingBox()),
    );
    expect(first!.x).toBeCloseTo(frame!.x, 0);
    expect(first!.width).toBeCloseTo(frame!.width, 0);
    expect(second!.x - first!.x - first!.width).toBeCloseTo(30, 0);

    for (const index of [2, 1, 0]) {
      await bullets.nth(index).click();

      await expect(slides[index]!).toBeInViewport({ ratio: 0.9 });
      await expect(bullets.nth(index)).toHaveAttribute("aria-current", "true");
      const heard = list.getByRole("listitem");
      await expect(heard).toHaveCount(1);
      await expect(heard).toContainText(testimonials[index]!.content);
    }

    await list.focus();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(bullets.last()).toHaveAttribute("aria-current", "true", {
        timeout: 500,
      });
    }).toPass();
  },
);
