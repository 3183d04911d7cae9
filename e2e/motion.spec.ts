/** Every movement of the site, as the browser draws it. */
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { ui } from "@/content/ui";
import { programs } from "@/content/programs";
import { reasons } from "@/content/reasons";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { englishSamples, navigationLinks } from "./addresses";
import { edgesOf, expect, region, test, floatingContact } from "./fixtures";

const { home } = contentIn(english);

/** A place or size in px, or pixels. */
type Drawn = number | string;

type Movement = {
  readonly name: string;
  /** Empty for both sizes of window. */
  readonly tag: "@phone" | "@desktop" | "";
  /** The selectors of its rules in the styles. */
  readonly rules: readonly string[];
  /** What browsers without it show at rest. */
  readonly feature?: string;
  /** Starts the movement and looks several times. The last time it is over. */
  readonly look: (page: Page) => Promise<readonly Drawn[]>;
};

const movements: readonly Movement[] = [
  {
    name: "the pictures of the services stand up",
    tag: "",
    rules: [".home-services__card img"],
    feature: "view-timeline: --any",
    async look(page) {
      await page.goto("/");
      const card = helpCards(page).nth(1);
      const seen: Drawn[] = [];
      for (const share of [0.9, 0.7, 0.2]) {
        await scrollTo(card, share);
        seen.push(await heightOf(card.locator("img")));
      }
      return seen;
    },
  },
  {
    name: "the bar's button is quiet beside the main button of the page",
    tag: "@phone",
    rules: ['.floating-contact__link--main[href$="#booking"]'],
    feature: "timeline-scope: --any",
    async look(page) {
      const book = floatingContact(page).getByText(home.start);
      const send = page.locator("button[type=submit]");
      const help = region(page, home.helpHeading);
      const colour = async () => {
        const { channels } = await sharp(await book.screenshot()).stats();
        return channels.map(({ mean }) => Math.round(mean)).join();
      };
      await page.goto("/");
      const seen = [await colour()];
      for (const part of [help, send, help]) {
        await scrollTo(part, 0.1);
        seen.push(await colour());
      }
      return seen;
    },
  },
  {
    name: "the menu slides in",
    tag: "@phone",
    rules: [".side-panel"],
    look: (page) =>
      duringTransition(
        page,
        () => page.getByRole("button", { name: ui.openMenu }).click(),
        () => placeOf(page.getByRole("dialog")),
      ),
  },
  {
    name: "the list of services slides in",
    tag: "@desktop",
    rules: [".site-header__dropdown"],
    look: (page) =>
      duringTransition(
        page,
        () => page.getByRole("button", { name: ui.servicesMenu }).click(),
        () =>
          placeOf(
            page
              .getByRole("navigation", { name: ui.navigation })
              .getByRole("link", { name: navigationLinks.serviceLinks[0]!.label }),
          ),
      ),
  },
  {
    name: "a tile unfolds its text",
    tag: "@desktop",
    rules: [".card__detail"],
    look(page) {
      const text = page.getByText(programs.entries[0]!.description);
      const tile = page.getByRole("article").filter({ has: text });
      return duringTransition(
        page,
        () => tile.hover(),
        () => heightOf(text),
      );
    },
  },
  {
    name: "the card of reasons turns",
    tag: "@desktop",
    rules: [".reasons__card"],
    look(page) {
      const front = page.getByText(reasons.front);
      return duringTransition(
        page,
        () => front.hover({ force: true }),
        () => placeOf(front),
      );
    },
  },
  {
    name: "the quotes slide",
    tag: "@phone",
    // Swiper scrolls the list.
    rules: [],
    async look(page) {
      await page.goto("/");
      const list = page.getByRole("list", { name: ui.carousel.list });
      const bullets = page.getByRole("group", { name: ui.carousel.bullets }).getByRole("button");
      await list.scrollIntoViewIfNeeded();
      await expect(bullets.first()).toBeVisible();
      const seen = await list.evaluateHandle((element) => {
        const places: number[] = [];
        element.addEventListener("scroll", () => {
          places.push(Math.round(element.scrollLeft));
        });
        return places;
      });
      await bullets.last().click();
      const end = await list.evaluate((it) => it.scrollWidth - it.clientWidth);
      await expect.poll(() => list.evaluate((it) => it.scrollLeft)).toBe(end);
      return [...new Set([...(await seen.jsonValue()), end])];
    },
  },
];

for (const { name, tag, feature, look } of movements)
  test(`${name}, and at once for who asked for less motion ${tag}`, async ({ page }) => {
    if (feature) test.skip(!(await page.evaluate((it) => CSS.supports(it), feature)));
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const seen = await look(page);
    expect(seen.length).toBeGreaterThanOrEqual(3);
    for (const [index, drawn] of seen.entries())
      expect(drawn, `moment ${index}`).not.toBe(seen[index - 1]);

    await page.mouse.move(0, 0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const drawn of await look(page)) expect(drawn).toBe(seen.at(-1));
  });

test("the list above has every rule of the styles that moves something @desktop", async ({
  page,
}) => {
  const found = new Set<string>();
  for (const { address } of englishSamples) {
    await page.goto(address);
    for (const selector of await page.evaluate(movingRules)) found.add(selector);
  }
  const listed = new Set(movements.flatMap(({ rules }) => rules));
  expect([...found].sort()).toEqual([...listed].sort());
});

test("the pictures of the services stand where nobody scrolls, and on paper", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const cards = helpCards(page);
  const laidDown = () =>
    cards
      .locator("img")
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < each.clientHeight - 1),
      );
  expect(await laidDown()).toEqual([]);

  await page.emulateMedia({ media: "print" });
  await scrollTo(cards, 0.8);
  expect(await laidDown()).toEqual([]);
});

const helpCards = (page: Page) => region(page, home.helpHeading).getByRole("article");

const heightOf = async (part: Locator) => Math.round((await edgesOf(part)).height);

async function placeOf(part: Locator) {
  const { x, y } = await edgesOf(part);
  return Math.round(x + y);
}

/** Scrolls until an element is at a share of the height of the window, and that is drawn. */
const scrollTo = (part: Locator, share: number) =>
  part.first().evaluate(async (element, share) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - share * innerHeight, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, share);

/** Measures at the start, middle and end of the transitions that an action starts. */
async function duringTransition(
  page: Page,
  act: () => Promise<void>,
  measure: () => Promise<Drawn>,
) {
  await page.goto("/");
  await page.evaluate(() =>
    addEventListener("transitionrun", () => {
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.pause();
    }),
  );
  await act();
  const seen: Drawn[] = [];
  for (const share of [0, 0.5, 1]) {
    await page.evaluate(async (share) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const each of document.getAnimations())
        if (each instanceof CSSTransition)
          each.currentTime = share * Number(each.effect!.getComputedTiming().endTime);
    }, share);
    seen.push(await measure());
  }
  return seen;
}

/** Of rules with an animation, or with a transition of more than colours. */
function movingRules() {
  const inRules = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      const nested = "cssRules" in rule ? inRules(rule.cssRules as CSSRuleList) : [];
      if (!(rule instanceof CSSStyleRule)) return nested;
      const { animation, animationName, transition, transitionProperty } = rule.style;
      const moves =
        /\w/.test(`${animation} ${animationName}`.replaceAll("none", "")) ||
        `${transition}, ${transitionProperty}`
          .replaceAll(/\(.*?\)/g, "")
          .split(", ")
          .some((each) => each && !/color|shadow|none/.test(each));
      return moves ? [rule.selectorText, ...nested] : nested;
    });
  return [...document.styleSheets].flatMap(({ cssRules }) => inRules(cssRules));
}
