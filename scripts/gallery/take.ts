/** Takes the pictures. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Locator, type Page } from "playwright";
import { chromiumFlags, findChromium } from "../chromium.mjs";
import { leadForm } from "@/content/forms";
import { fileOf, type Shot } from "./plan";
import { reach, type Frame } from "./states";

/** Room around a part of a page, in CSS pixels. */
const room = 24;

/**
 * Takes every picture of the plan.
 *
 * @param origin - where the site is served
 * @param folder - where the pictures go; made when it is not there
 * @param tell - hears each picture's name before it is taken
 * @throws when there is no browser, or a state cannot be reached
 */
export async function takeShots(
  shots: readonly Shot[],
  origin: string,
  folder: string,
  tell: (name: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await startBrowser();
  const waiting = [...shots];
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      tell(fileOf(shot));
      await take(browser, shot, origin, join(folder, fileOf(shot)));
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
  }
}

/**
 * Starts the browser of the project.
 *
 * @throws when there is none
 */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error("There is no Chromium: npm test installs one.");
  return chromium.launch({
    executablePath,
    // Edges of letters must not depend on the screen of this machine.
    args: [...chromiumFlags, "--font-render-hinting=none"],
  });
}

async function take(
  browser: Browser,
  shot: Shot,
  origin: string,
  file: string,
): Promise<void> {
  const phone = shot.width < 768 && shot.state !== "print";
  const context = await browser.newContext({
    viewport: { width: shot.width, height: phone ? 740 : 800 },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: shot.scheme,
    // Nothing may be half way.
    reducedMotion: "reduce",
    forcedColors: shot.state === "forced" ? "active" : "none",
    timezoneId: "Asia/Kolkata",
    locale: "en-IN",
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(keepMessages, leadForm.messageTime);
    await open(page, origin + shot.address);
    if (shot.state === "print") await page.emulateMedia({ media: "print" });
    const frame = await reach(page, shot.state);
    await photograph(page, frame, file);
  } catch (error) {
    throw new Error(`${fileOf(shot)}: ${(error as Error).message}`);
  } finally {
    await context.close();
  }
}

/** Opens the page twice: a typeface that comes late is used from the second time on (font-display: optional). */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.goto(address);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const carousel = page.locator("[data-wake]:has(.testimonials__slides)");
  if ((await carousel.count()) > 0) {
    await carousel.scrollIntoViewIfNeeded();
    await page.getByRole("group", { name: /testimonial/ }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  }
}

/** In the page: the line that leaves after a while stays for its picture. */
function keepMessages(messageTime: number): void {
  const soon = window.setTimeout;
  window.setTimeout = ((handler: TimerHandler, time?: number) =>
    time === messageTime ? 0 : soon(handler, time)) as typeof setTimeout;
}

async function photograph(
  page: Page,
  frame: Frame,
  file: string,
): Promise<void> {
  const settings = { path: file, caret: "hide" } as const;
  if (frame === "page") await page.screenshot({ ...settings, fullPage: true });
  else if (frame === "window") await page.screenshot(settings);
  else
    await page.screenshot({
      ...settings,
      fullPage: true,
      clip: await around(page, frame),
    });
}

/** The place of a part on the page, with some room. */
async function around(page: Page, part: Locator) {
  const box = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
  const { width } = page.viewportSize()!;
  const x = Math.max(0, box.x - room);
  return {
    x,
    y: Math.max(0, box.y - room),
    width: Math.min(width - x, box.width + 2 * room),
    height: box.height + 2 * room,
  };
}
