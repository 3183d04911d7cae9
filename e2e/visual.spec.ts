/** Every page and what a visitor opens on it, compared with the screenshots of an earlier run: `--grep @visual`. */
import type { Page } from "playwright/test";
import { headerMessages } from "@/content/navigation";
import { programs } from "@/content/programs";
import { reasonsMessages } from "@/content/reasons";
import { allPages } from "./addresses";
import { expect, test } from "./fixtures";
import { FormPage } from "./form-page";
import { forms } from "./forms";

// A phone fits its screen to a picture of the whole page, and the page to the screen.
test.use({ isMobile: false, deviceScaleFactor: 1 });

/** Name, path, and how the state is reached. */
type State = readonly [string, string, (page: Page) => Promise<unknown>];

const states: readonly State[] = [
  ...allPages.map(({ address }): State => [
    address.replace(/^\//, "page ").replaceAll("/", " "),
    address,
    async () => {},
  ]),
  ["menu @phone", "/", press(headerMessages.openMenu)],
  ["dropdown @desktop", "/", press(headerMessages.servicesMenu)],
  ["tile @desktop", "/", hover(programs[1].title)],
  ["card @desktop", "/", hover(reasonsMessages.front)],
  ["sent", "/contact", (page) => send(page, true)],
  ["failed", "/contact", (page) => send(page, false)],
  ["print", "/speech-therapy", (page) => page.emulateMedia({ media: "print" })],
];

for (const colorScheme of ["light", "dark"] as const)
  for (const [name, path, reach] of states)
    test(`${name} ${colorScheme} @visual`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Twice: a font that arrives late is used from the second visit on (font-display: optional).
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.goto(path);
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

/** The pointer only: what is under it turns or moves. */
function hover(text: string) {
  return (page: Page) =>
    page.getByRole("main").getByText(text).first().hover({ force: true });
}

async function send(page: Page, succeeds: boolean): Promise<void> {
  // The clock stands still, so the message stays for its picture.
  await page.clock.install();
  const form = new FormPage(page, forms.consultation, "Asha");
  await page.route("**/*", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    return succeeds ? route.fulfill({ json: { ok: true } }) : route.abort();
  });
  await form.fill();
  await form.ready();
  await form.button.click();
  await (succeeds ? form.expectThanks() : form.expectError());
}
