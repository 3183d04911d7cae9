/** What axe finds in every state that a page can be in; every-page.spec.ts asks it about the pages as they open. */
import type { Page } from "playwright/test";
import { accessibility } from "@/content/notices/accessibility";
import { formNotes } from "@/content/forms";
import { headerMessages } from "@/content/navigation";
import { programs, programsHeading } from "@/content/programs";
import { reasonsMessages } from "@/content/reasons";
import { expectNoViolation, showIn, violations } from "./axe";
import { expect, region, test } from "./fixtures";
import { FormPage } from "./form-page";
import { forms } from "./forms";
import { refuseConnections } from "./leads";
import { expectSeen, hue } from "./visibility";
import { hiddenFocus, smallTargets } from "./targets";

const onPhone = { tag: "@phone" };
const onDesktop = { tag: "@desktop" };

type State = readonly [
  name: string,
  size: { readonly tag: string },
  path: string,
  part: string,
  open: (page: Page) => Promise<void>,
];

const states: readonly State[] = [
  ["the open menu", onPhone, "/", "dialog", openMenu],
  ["the open list of services", onDesktop, "/contact", "header", openServices],
  ["a revealed tile", onDesktop, "/", "article:focus-within", revealTile],
  ["the flipped card", onDesktop, "/", "section:focus-within", flipCard],
  ["a form with gaps", onPhone, "/contact", "form", submitEmpty],
  ["a form that was not sent", onPhone, "/", "form", failToSend],
  ["a form that was sent", onPhone, "/", "form", succeed],
];

for (const [name, size, path, part, open] of states)
  test(`axe finds nothing in ${name}`, size, async ({ page }) => {
    await showIn(page, "light");
    await page.goto(path);
    await open(page);

    for (const scheme of ["light", "dark"] as const)
      await expectNoViolation(page, scheme, part);
  });

async function openMenu(page: Page) {
  await page.getByRole("button", { name: headerMessages.openMenu }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function openServices(page: Page) {
  await page.getByRole("button", { name: headerMessages.servicesMenu }).click();
  await expect(page.locator(":popover-open")).toBeVisible();
}

async function revealTile(page: Page) {
  const tile = region(page, programsHeading).getByRole("article").first();
  await tile.getByRole("link").focus();
  await expectSeen(tile.getByText(programs[0].description));
}

async function flipCard(page: Page) {
  const link = region(page, reasonsMessages.heading).getByRole("link").last();
  await link.focus();
  await expectSeen(link);
}

async function submitEmpty(page: Page) {
  await page.locator("form").getByRole("button").click();
  await expect(page.locator(":focus:invalid")).toBeVisible();
}

async function failToSend(page: Page) {
  await refuseConnections(page);
  const form = await send(page);
  await expect(region(page, formNotes.notSentHeading)).toBeVisible();
  expect(await hue(form.message)).toBe("red");
}

async function succeed(page: Page) {
  await send(page);
  await expect(region(page, formNotes.sentHeading)).toBeVisible();
}

async function send(page: Page): Promise<FormPage> {
  const form = new FormPage(page, forms.booking, "Asha");
  await form.fill();
  await form.button.click();
  return form;
}

test("these tests find what is wrong", onPhone, async ({ page }) => {
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
