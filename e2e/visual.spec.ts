/** Every page and what a visitor opens on it, compared with the pictures of an earlier run: `--grep @visual`. */
import type { Page } from "playwright/test";
import { consultationForm, leadForm } from "@/content/forms";
import { headerWords } from "@/content/navigation";
import { programs } from "@/content/programs";
import { reasonsWords } from "@/content/reasons";
import { expect, test } from "./fixtures";
import { everyAddress } from "./routes";

// A phone fits its screen to a picture of the whole page, and the page to the screen.
test.use({ isMobile: false, deviceScaleFactor: 1 });
test.setTimeout(90_000);

/** Name, path, and how the state is reached. */
type State = readonly [string, string, (page: Page) => Promise<unknown>];

const pages = everyAddress.map((path): State => [
  path.replace("/", "page "),
  path,
  async () => {},
]);

const states: readonly State[] = [
  ["menu @phone", "/", press(headerWords.openMenu)],
  ["dropdown @desktop", "/", press(headerWords.servicesMenu)],
  ["tile @desktop", "/", hover(programs[1].title)],
  ["card @desktop", "/", hover(reasonsWords.front)],
  ["sent", "/contact", (page) => send(page, leadForm.success)],
  ["failed", "/contact", (page) => send(page, leadForm.error)],
  [
    "forced colours",
    "/",
    (page) => page.emulateMedia({ forcedColors: "active" }),
  ],
  [
    "print @desktop",
    "/speech-therapy",
    (page) => page.emulateMedia({ media: "print" }),
  ],
  [
    "large text",
    "/",
    (page) =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      }),
  ],
];

for (const colorScheme of ["light", "dark"] as const)
  for (const [name, path, reach] of [...pages, ...states])
    test(`${name} ${colorScheme} @visual`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Twice: a typeface that comes late is used from the second visit on (font-display: optional).
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.goto(path);
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
        return Promise.all([...document.images].map((image) => image.decode()));
      });
      await reach(page);
      const isWhole = !/menu|dropdown|tile|card/.test(name);
      await expect(page).toHaveScreenshot({
        fullPage: isWhole,
        timeout: 20_000,
      });
    });

function press(name: string) {
  return (page: Page) => page.getByRole("button", { name }).first().click();
}

/** The pointer only: what lies there turns or gives way under it. */
function hover(text: string) {
  return (page: Page) =>
    page.getByRole("main").getByText(text).first().hover({ force: true });
}

async function send(page: Page, message: string): Promise<void> {
  // The message stays for its picture.
  await page.evaluate((messageTime) => {
    const original = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, time?: number) =>
      time === messageTime ? 0 : original(handler, time)) as typeof setTimeout;
  }, leadForm.messageTime);
  await page.route("**/*", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    return message === leadForm.success
      ? route.fulfill({ json: { ok: true } })
      : route.abort();
  });
  const { childName, dob, parentName, contact, address } = consultationForm;
  for (const { label } of [childName, parentName, contact, address])
    await page.getByLabel(label).fill("9876543210");
  await page.getByLabel(dob.label).fill("2020-08-24");
  await page.getByRole("radio").first().check();
  await press(leadForm.submit)(page);
  await page.getByText(message).waitFor();
}
