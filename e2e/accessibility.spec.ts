/**
 * Axe and accessibility snapshots of menus, cards and forms that are open, focused or filled in. every-page.spec.ts runs
 * axe on whole pages.
 */
import { forms } from "@/content/forms";
import { header } from "@/content/header";
import { home } from "@/content/home";
import { programs } from "@/content/programs";
import { accessibility } from "@/content/text-pages/accessibility";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { expectNoViolations, showIn, violations } from "./axe";
import { expect, region, test } from "./fixtures";
import { FormPage } from "./form-page";
import { englishFormSamples } from "./forms";
import { drawnContrast } from "./paint";
import { hiddenFocus, smallTargets } from "./targets";
import { expectSeen } from "./visibility";

const { reasons } = contentIn(english);

const onPhone = { tag: "@phone" };

// Otherwise axe could measure a colour in the middle of a fade.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Quotes a text, because it can contain the punctuation of a snapshot. */
const quote = (text: string) => JSON.stringify(text);

test("the open menu has no violations", onPhone, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: header.openMenu }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page, "dialog");
});

test(
  "the open list of services has no violations",
  { tag: "@desktop" },
  async ({ page }) => {
    const { servicesMenu } = header;
    await page.goto("/contact");
    await page.getByRole("button", { name: servicesMenu }).click();
    await expect(page.locator(":popover-open")).toBeVisible();
    await expectNoViolations(page, "header");
  },
);

test(
  "the words of the main buttons can be read when a browser darkens the light page by itself",
  { tag: ["@phone", "@chromium"] },
  async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    await showIn(page, "light");
    await page.goto("/");

    const start = page.getByRole("link", { name: home.start }).first();
    expect(await drawnContrast(start)).toBeGreaterThanOrEqual(4.5);
    const submit = page.locator("form").getByRole("button").last();
    expect(await drawnContrast(submit)).toBeGreaterThanOrEqual(4.5);
    await submit.hover();
    expect(await drawnContrast(submit)).toBeGreaterThanOrEqual(4.5);
  },
);

test(
  "a form with missing values has no violations",
  onPhone,
  async ({ page }) => {
    await page.goto("/contact");
    await page.locator("form").getByRole("button").click();
    await expect(page.locator(":focus:invalid")).toBeVisible();
    await expectNoViolations(page, "form");
  },
);

test(
  "the status of a form announces the error and then the thanks, and the form has no violations",
  onPhone,
  async ({ page }) => {
    await page.route("**/booking", (route) => route.abort());
    await page.goto("/");
    const booking = new FormPage(page, englishFormSamples.booking, "Asha");
    const { form, message } = booking;
    const { parentName, phoneNumber, location, serviceRequest } = forms.booking;
    // A live region that appears together with its text is often not read out.
    await expect(form).toMatchAriaSnapshot(`
  - paragraph: ${quote(forms.sending.required)}
  - textbox "${parentName.label}"
  - textbox "${phoneNumber.label}"
  - combobox "${location.label}"
  - textbox "${serviceRequest.label} (${forms.sending.optional})"
  - button "${forms.sending.submit}"
  - status`);

    await booking.fill();
    const { notSentHeading, notSent, sentHeading, sent } = forms.notes;
    for (const [status, heading, text] of [
      [forms.sending.error, notSentHeading, notSent],
      [
        forms.sending.success,
        sentHeading,
        sent.replace("{number}", booking.values.phoneNumber!),
      ],
    ] as const) {
      await booking.button.click();
      const line = `\n  - status: ${quote(status)}`;
      const panel = `\n  - region "${heading}":
    - paragraph: ${quote(heading)}
    - paragraph: ${quote(text)}`;
      const isSent = heading === sentHeading;
      await expect(form).toMatchAriaSnapshot(
        isSent ? panel + line : line + panel,
      );
      const colour = await message.evaluate(
        (element) => getComputedStyle(element).color,
      );
      const [red = 0, green = 0] = colour.match(/[\d.]+/g)!.map(Number);
      expect(isSent ? green > red : red > green, colour).toBe(true);
      await expectNoViolations(page, "form");
      await page.unrouteAll();
    }
  },
);

test("tiles and flip card have the same accessibility tree before and after they open, and no violations", async ({
  page,
}, { project }) => {
  await page.goto("/");
  const tiles = region(page, programs.heading);
  const tilesSnapshot = programs.entries.map(
    ({ title, line, description, linkText }) => `
  - article:
    - /children: deep-equal
    - heading "${title}" [level=3]
    - paragraph: ${quote(line)}
    - paragraph: ${quote(description)}
    - 'link "${linkText} : ${title}"'`,
  );
  await expect(tiles).toMatchAriaSnapshot(tilesSnapshot.join(""));
  await tiles.getByRole("link").first().focus();
  await expect(tiles).toMatchAriaSnapshot(tilesSnapshot.join(""));
  await expectSeen(tiles.getByText(programs.entries[0]!.description));
  await expectNoViolations(page, "article:focus-within");

  const { heading, intro, front, turn, link } = reasons;
  const card = region(page, heading);
  // The card does not turn on a touch screen, so it has no control there.
  const turns = project.name.endsWith("desktop");
  const reasonsSnapshot = reasons.entries.map(
    ({ title, text }) => `
      - listitem:
        - strong: ${quote(title)}${text && `\n        - text: ${quote(text)}`}`,
  );
  const cardSnapshot = `
  - region "${heading}":
    - /children: deep-equal
    - heading "${heading}" [level=2]
    - paragraph: ${quote(intro)}${turns ? `\n    - link "${turn}"` : ""}
    - paragraph: ${quote(front)}
    - list:${reasonsSnapshot.join("")}
    - link "${link}"`;
  await expect(card).toMatchAriaSnapshot(cardSnapshot);
  await card.getByRole("link").first().focus();
  await expect(card).toMatchAriaSnapshot(cardSnapshot);
  await card.getByRole("link").last().focus();
  await expectSeen(card.getByRole("link").last());
  await expectNoViolations(page, "section:focus-within");
});

test(
  "the checks report low contrast, a hidden focus and a small target",
  onPhone,
  async ({ page }) => {
    await page.goto("/privacy");
    const paragraph = page.locator("main p").first();
    await paragraph.evaluate(({ style }) => (style.color = "#6a6a6a"));
    const link = page.getByRole("link", { name: accessibility.title });
    await link.evaluate(({ style }) => {
      style.outline = "none";
      style.minHeight = "20px";
      style.alignSelf = "start";
    });
    await page.keyboard.press("Tab");

    expect(await violations(page, "light")).toEqual([
      expect.stringMatching(/^color-contrast-enhanced: <p .*#6a6a6a/),
    ]);
    expect(await hiddenFocus(page)).toEqual([accessibility.title]);
    expect(await smallTargets(page)).toHaveLength(1);
  },
);
