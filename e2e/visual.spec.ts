/** Compares every page, and what opens on it, with earlier screenshots: `--grep @visual`. */
import type { Page } from "playwright/test";
import { ui } from "@/content/ui";
import { programs } from "@/content/programs";
import { reasons } from "@/content/reasons";
import { allPages } from "./addresses";
import { expect, test } from "./fixtures";
import { FormPage } from "./form-page";
import { englishFormSamples } from "./forms";

// A mobile viewport changes the layout for a screenshot of the whole page.
test.use({ isMobile: false, deviceScaleFactor: 1 });

/** Name, path, and the function that reaches the state. */
type State = readonly [string, string, (page: Page) => Promise<unknown>];

const states: readonly State[] = [
  ...allPages.map(({ address }): State => [
    address.replace(/^\//, "page ").replaceAll("/", " "),
    address,
    async () => {},
  ]),
  ["menu @phone", "/", press(ui.openMenu)],
  ["dropdown @desktop", "/", press(ui.servicesMenu)],
  ["tile @desktop", "/", hover(programs.entries[1]!.title)],
  ["card @desktop", "/", hover(reasons.front)],
  ["sent", "/contact", (page) => send(page, true)],
  ["failed", "/contact", (page) => send(page, false)],
  ["print", "/speech-therapy", (page) => page.emulateMedia({ media: "print" })],
];

for (const colorScheme of ["light", "dark"] as const)
  for (const [name, path, reach] of states)
    test(`${name} ${colorScheme} @visual`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
        return Promise.all([...document.images].map((image) => image.decode()));
      });
      await reach(page);
      const fullPage = !/menu|dropdown|tile|card/.test(name);
      await expect(page).toHaveScreenshot({ fullPage, timeout: 20_000 });
    });

function press(name: string) {
  return (page: Page) => page.getByRole("button", { name }).first().click();
}

/** With force because the element turns or moves. */
function hover(text: string) {
  return (page: Page) => page.getByRole("main").getByText(text).first().hover({ force: true });
}

async function send(page: Page, succeeds: boolean): Promise<void> {
  // A stopped clock keeps the message on the page.
  await page.clock.install();
  const form = new FormPage(page, englishFormSamples.consultation, "Asha");
  await page.route("**/*", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    return succeeds ? route.fulfill({ json: { ok: true } }) : route.abort();
  });
  await form.fill();
  await form.hydrate();
  await form.button.click();
  await (succeeds ? form.expectThanks() : form.expectError());
}
