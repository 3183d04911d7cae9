/**
 * The pages as a browser of four years ago has them: without popovers, :has, subgrid, color-mix, scroll-driven
 * animation and page transitions. Each is switched off by giving it a name that no browser knows.
 */
import { expect, test, type Page } from "playwright/test";
import { headerWords, navigation } from "@/content/navigation";
import { reasons } from "@/content/reasons";
import { everyAddress } from "./routes";
import { isSeen } from "./seeing";
import { thoroughUnless } from "./thorough";

// The changed styles no longer fit the policy of the page.
test.use({ bypassCSP: true });

const everyLink = [
  navigation.home,
  navigation.services,
  ...navigation.eachService,
  navigation.contact,
];
const header = (page: Page) => page.getByRole("banner");

/** What has changed since, as it stands in the page, and what an older browser makes of it. */
const invokerCommands = [
  / (command|commandfor|closedby)="[^"]*"/g,
  "",
] as const;
const unknownToOld = [
  invokerCommands,
  [/ popover(target|targetaction)?="[^"]*"/g, ""],
  [/:popover-open/g, ":k7-unknown"],
  [/:has\(/g, ":k7-unknown("],
  [/::details-content/g, "::k7-unknown"],
  [/:subgrid/g, ":k7-unknown"],
  [/color-mix\(/g, "k7-unknown("],
  [/(\d)dvb/g, "$1k7-unknown"],
  [/text-wrap:/g, "k7-unknown:"],
] as const;

/** Serves every page with these things replaced, and says how often each was found. */
async function switchOff(
  page: Page,
  things: readonly (readonly [RegExp, string])[],
): Promise<Map<RegExp, number>> {
  const found = new Map<RegExp, number>();
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    let body = await response.text();
    for (const [thing, instead] of things) {
      const times = [...body.matchAll(thing)].length;
      found.set(thing, (found.get(thing) ?? 0) + times);
      body = body.replace(thing, instead);
    }
    await route.fulfill({ response, body });
  });
  return found;
}

/** Everything in styles/late.css is newer still. */
const withoutLateSheet = (page: Page) =>
  page.route("**/late.css", (route) => route.fulfill({ body: "" }));

test(
  "the styles ask for the window in words that Safari before 16.4 knows",
  { tag: "@desktop" },
  async ({ request }) => {
    for (const address of everyAddress) {
      const html = await (await request.get(address)).text();
      const queries = html.match(/@media[^{]+/g) ?? [];

      expect(queries.length).toBeGreaterThan(3);
      // A condition that it cannot read is never true.
      expect(
        queries.filter((query) => /[<>]|\bnot *\(|\bor\b/.test(query)),
        address,
      ).toEqual([]);
    }
  },
);

test.describe("without what came after 2022", { tag: "@own-build" }, () => {
  let found: Map<RegExp, number>;

  test.beforeEach(async ({ page }) => {
    found = await switchOff(page, unknownToOld);
    await withoutLateSheet(page);
  });

  test(
    "this test switches off what the pages really use",
    { tag: "@thorough-phone" },
    async ({ page }) => {
      await page.goto("/");

      for (const [thing] of unknownToOld)
        expect(found.get(thing), String(thing)).toBeGreaterThan(0);
      expect(
        await page.evaluate(
          () => document.querySelectorAll("[popover]").length,
        ),
      ).toBe(0);
    },
  );

  for (const route of ["/", "/service", "/speech-therapy", "/contact"]) {
    test(
      `${route} leads everywhere from a narrow window`,
      { tag: ["@phone", ...thoroughUnless(route === "/")] },
      async ({ page }) => {
        await page.goto(route);

        for (const { href, label } of everyLink) {
          const link = header(page).getByRole("link", {
            name: label,
            exact: true,
          });
          await expect(link).toBeInViewport({ ratio: 1 });
          await expect(link).toHaveAttribute("href", href);
          expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
          // Trial: nothing lies over it.
          await link.tap({ trial: true });
        }
        for (const name of [headerWords.openMenu, headerWords.closeMenu])
          await expect(page.getByRole("button", { name })).toBeHidden();
        const bottom = await bottomOf(page, "header");
        expect((await page.locator("main").boundingBox())!.y).toBeCloseTo(
          bottom,
          0,
        );
        expect(bottom).toBeLessThan(480);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBe(360);
      },
    );

    test(
      `${route} has the same words as for everybody else`,
      { tag: ["@desktop", ...thoroughUnless(route === "/")] },
      async ({ page }) => {
        await page.goto(route);
        const words = await page.getByRole("main").innerText();

        await page.unrouteAll();
        await page.goto(route);

        expect(words).toBe(await page.getByRole("main").innerText());
        expect(words.length).toBeGreaterThan(200);
      },
    );
  }

  test(
    "the list of services shows to pointer and keyboard",
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto("/contact");
      const chevron = page.getByRole("button", {
        name: headerWords.servicesMenu,
      });
      const link = header(page)
        .getByRole("link", { name: navigation.eachService[1].label })
        .first();
      await expect(link).toBeHidden();

      await chevron.hover();
      await expect(link).toBeVisible();
      await page.mouse.move(10, 700);
      await expect(link).toBeHidden();

      await chevron.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await page.keyboard.press("Enter");

      await expect(page).toHaveURL(navigation.eachService[1].href);
    },
  );

  test(
    "cards, tiles and the flip card are all there",
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto("/");

      for (const { title } of reasons) {
        const reason = page.getByRole("main").getByText(title).last();
        await reason.scrollIntoViewIfNeeded();
        await expect.poll(() => isSeen(reason), title).toBe(true);
      }
      const cards = await page.getByRole("article").all();
      expect(cards.length).toBeGreaterThanOrEqual(8);
      for (const card of cards) {
        const { x, width } = (await card.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(360);
      }
    },
  );
});

test.describe(
  "without invoker commands",
  { tag: ["@own-build", "@phone"] },
  () => {
    test.beforeEach(async ({ page }) => {
      await switchOff(page, [invokerCommands]);
      await page.goto("/contact");
      await page.getByRole("button", { name: headerWords.openMenu }).click();
      await expect(page.locator("dialog:popover-open")).toBeVisible();
    });

    test("the page behind the open menu is out of reach", async ({ page }) => {
      const reached = await page
        .locator("main a, main input, footer a, .skip-link")
        .evaluateAll(
          (behind) =>
            (behind as HTMLElement[]).filter((element) => {
              element.focus();
              return document.activeElement === element;
            }).length,
        );
      expect(reached).toBe(0);
      await expect(page.getByRole("main")).toBeHidden();
      await expect(
        page.getByRole("link", { name: navigation.home.label, exact: true }),
      ).toBeVisible();
    });

    test("Escape closes it, and all is there again", async ({ page }) => {
      await page.keyboard.press("Escape");

      await expect(page.getByRole("main")).toBeVisible();
      await expect(
        page.getByRole("button", { name: headerWords.openMenu }),
      ).toBeFocused();
    });
  },
);

async function bottomOf(page: Page, selector: string): Promise<number> {
  const { y, height } = (await page.locator(selector).first().boundingBox())!;
  return y + height;
}
