/** Axe on what is open, focused or filled in. every-page.spec.ts runs it on whole pages. */
import type { Locator } from "playwright/test";
import sharp from "sharp";
import { ui } from "@/content/ui";
import { home } from "@/content/home";
import { programs } from "@/content/programs";
import { reasons } from "@/content/reasons";
import { accessibility } from "@/content/text-pages/accessibility";
import { contrast, readColour } from "@/styles/contrast";
import { expectNoViolations, hiddenFocus, showIn, smallTargets, violations } from "./axe";
import { expect, region, test, expectSeen } from "./fixtures";
import { FormPage } from "./form-page";
import { englishFormSamples } from "./forms";

// Otherwise axe could measure a colour in the middle of a fade.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the open menu has no violations @phone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: ui.openMenu }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page, "dialog");
});

test("the open list of services has no violations @desktop", async ({ page }) => {
  const { servicesMenu } = ui;
  await page.goto("/contact");
  await page.getByRole("button", { name: servicesMenu }).click();
  await expect(page.locator(":popover-open")).toBeVisible();
  await expectNoViolations(page, "header");
});

test("main buttons stay readable when a browser darkens the page @phone @chromium", async ({
  page,
  context,
}) => {
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
});

test("a form with problems, its error and its thanks have no violations @phone", async ({
  page,
}) => {
  const sample = englishFormSamples.consultation;
  await page.route("**/consultation", (route) => route.abort());
  await page.goto(sample.address);
  const form = new FormPage(page, sample, "Asha");
  await form.button.click();
  await expect(page.locator(":focus:invalid")).toBeVisible();
  await expectNoViolations(page, "form");

  await form.fill();
  for (const [expectEnd, isGreen] of [
    [form.expectError, false],
    [form.expectThanks, true],
  ] as const) {
    await form.button.click();
    await expectEnd();
    const colour = await form.message.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0] = readColour(colour);
    expect(green > red, colour).toBe(isGreen);
    await expectNoViolations(page, "form");
    await page.unrouteAll();
  }
});

test("screen readers read tiles and flip card once and in order", async ({ page }, { project }) => {
  await page.goto("/");
  const tiles = region(page, programs.heading);
  const inTiles = programs.entries.flatMap((tile) => [tile.line, tile.description]);
  await expectToRead(tiles, inTiles);
  await tiles.getByRole("link").first().focus();
  await expectSeen(tiles.getByText(inTiles[1]!));
  await expectToRead(tiles, inTiles);
  await expectNoViolations(page, "article:focus-within");

  const card = region(page, reasons.heading);
  const inCard = [reasons.front, ...reasons.entries.map(({ title }) => title)];
  const links = card.getByRole("link");
  // On a phone the only link shows the reasons after the first four, and goes.
  if (project.name.endsWith("phone")) {
    await links.click();
    await expectToRead(card, inCard);
    return expectNoViolations(page, "section:has(#reasons)");
  }
  await expectToRead(card, inCard);
  await links.first().focus();
  await expectToRead(card, inCard);
  await links.last().focus();
  await expectSeen(links.last());
  await expectNoViolations(page, "section:focus-within");
});

test("the checks report low contrast, a hidden focus and a small target @phone", async ({
  page,
}) => {
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
});

/** Once each, in this order. */
async function expectToRead(part: Locator, texts: readonly string[]) {
  const tree = await part.ariaSnapshot();
  const places = texts.map((text) => tree.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(texts.map((text) => tree.lastIndexOf(text))).toEqual(places);
}

/** The contrast of a screenshot: styles do not tell what a browser draws that darkens pages. */
async function drawnContrast(target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const clip = {
    x: x + width * 0.2,
    y: y + height * 0.25,
    width: width * 0.6,
    height: height * 0.5,
  };
  const png = await target.page().screenshot({ clip });
  const { channels } = await sharp(png).removeAlpha().stats();
  const [darkest, lightest] = (["min", "max"] as const).map((end) =>
    readColour(`rgb(${channels.map((channel) => channel[end]).join()})`),
  );
  return contrast(darkest!, lightest!);
}
