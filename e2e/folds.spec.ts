/** The pages of services and concerns on a phone: their first screens and length, and the texts that they fold. */
import type { Page } from "playwright/test";
import { contentIn } from "@/content-model/content";
import { addressIn, english, languages } from "@/content-model/languages";
import { doctorNotes } from "@/content/service-page";
import { speechTherapy } from "@/content/services/speech-therapy";
import { expect, test } from "./fixtures";
import { quickButtons } from "./visibility";

const onPhone = { tag: "@phone" };

/** The height of a phone's window, in px. */
const screen = 740;
const maxScreens = 11;

const { services } = contentIn(english);
const pages = languages.flatMap((language) => {
  const { concerns, services } = contentIn(language);
  return [...services, ...concerns].map(({ href }) =>
    addressIn(language, href),
  );
});

test(
  `a page shows its picture and its whole button on the first screen, and has at most ${maxScreens} screens`,
  onPhone,
  async ({ page }) => {
    for (const address of pages)
      await test.step(address, async () => {
        await page.goto(address);
        const main = page.getByRole("main");
        const picture = (await main.getByRole("img").first().boundingBox())!;
        // A drawing has 4:3, and most pages crop it.
        const ratio = picture.width / picture.height;
        expect(ratio).toBeGreaterThan(1.32);
        const button = main.locator('a[href="#booking"]');
        const { y, height } = (await button.first().boundingBox())!;
        expect(y).toBeGreaterThan(picture.y + picture.height);
        const bar = (await quickButtons(page).boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(bar.y);
        const whole = await page.evaluate(
          () => document.documentElement.scrollHeight,
        );
        expect(whole).toBeLessThanOrEqual(maxScreens * screen);
      });
  },
);

test("a link to an age opens its signs, with the age in view", async ({
  page,
}) => {
  for (const { href, noticing } of services)
    for (const { ages, chip, signs } of noticing.bands) {
      await page.goto(href);
      const sign = page.getByText(signs[0].text);
      await expect(sign).toBeHidden();

      await page.getByRole("link", { name: chip, exact: true }).click();

      await expect(sign).toBeInViewport();
      await expect(page.getByRole("heading", { name: ages })).toBeInViewport();
    }
});

test("an address with the id of a folded text opens it", async ({ page }) => {
  const folded = services.flatMap(({ href, questions }) =>
    questions
      .filter((question) => "anchor" in question)
      .map(({ id, answer }) => ({ address: `${href}#${id}`, answer })),
  );
  expect(folded.length).toBeGreaterThan(5);
  for (const { address, answer } of folded) {
    // Going to another fragment of the same page would not load it.
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.getByText(answer.slice(0, 30)).first()).toBeInViewport();
  }
});

test("the keyboard opens and closes every folded text", async ({ page }) => {
  await page.goto("/speech-therapy");
  const titles = await page.locator("main summary").all();
  expect(titles.length).toBeGreaterThan(10);
  for (const title of titles) {
    const content = title.locator("+ *");
    await expect(content).toBeHidden();
    await title.focus();
    await page.keyboard.press("Enter");
    await expect(content).toBeVisible();
    await page.keyboard.press("Space");
    await expect(content).toBeHidden();
  }
});

// Print styles are the same at every width.
test.describe("on paper", onPhone, () => {
  const { bands } = speechTherapy.noticing;
  const sourced = speechTherapy.questions.find(
    (question) => "sources" in question,
  )!;
  const signs = bands.flatMap(({ signs }) => signs.map(({ text }) => text));

  test("folded signs and answers are printed", async ({ page }) => {
    await page.goto("/speech-therapy");
    await page.emulateMedia({ media: "print" });

    for (const text of [
      ...signs,
      sourced.answer,
      speechTherapy.firstVisit.activity,
    ])
      await expect(page.getByText(text).first()).toBeVisible();
  });

  test("a browser without ::details-content prints titles, what is open, and ticked signs", async ({
    page,
  }) => {
    await page.route("**/print*.css", async (route) => {
      const response = await route.fetch();
      const styles = await response.text();
      expect(styles).toContain("::details-content");
      const body = styles.replaceAll("::details-content", "::k7-unknown");
      await route.fulfill({ response, body });
    });
    await page.goto("/speech-therapy");
    await open(page, bands[1].ages);
    await page.emulateMedia({ media: "print" });

    for (const { ages } of bands)
      await expect(page.getByRole("heading", { name: ages })).toBeVisible();
    await expect(page.getByText(bands[0].signs[0].text)).toBeHidden();
    const [first, second] = bands[1].signs;
    await page.getByLabel(first.text).check();
    await expect(page.getByText(first.text)).toBeVisible();
    await expect(page.getByText(second.text)).toBeHidden();
  });
});

test("the print button is in the notes for the doctor", async ({ page }) => {
  await page.goto("/speech-therapy");
  const button = page.getByRole("button", { name: doctorNotes.print });
  await expect(button).toBeHidden();
  await open(page, doctorNotes.heading);
  await expect(button).toBeVisible();
});

/** Opens the folded part with this title. */
const open = (page: Page, title: string) =>
  page.locator("summary", { hasText: title }).click();
