/** What the pages look like on paper. */
import type { Page } from "playwright/test";
import { speechTherapy } from "@/content/services/speech-therapy";
import { contentIn } from "@/site-content/content";
import { addressIn, languages, type Language } from "@/site-content/languages";
import {
  addressText,
  phoneText,
} from "@/components/contact-links/contact-links";
import { expect, test } from "./fixtures";

for (const language of languages)
  test(
    `each page for print fits on one sheet: ${language.name}`,
    // Only Chromium prints to a file.
    { tag: ["@desktop", "@chromium", "@fonts"] },
    async ({ page }) => {
      const { concerns, doctorNotes, services, visitStory } =
        contentIn(language);
      const guides = [...services, ...concerns].map(({ href }) => href);
      for (const path of [...guides, "/first-visit"])
        await test.step(path, async () => {
          await page.emulateMedia({ media: null });
          await page.goto(addressIn(language, path));
          const button = page.getByRole("button", { name: doctorNotes.print });
          if (path === "/first-visit")
            await page.getByLabel(visitStory.paper.pictures).check();
          if (path !== "/first-visit") {
            await expect(button).toBeHidden();
            await open(page, doctorNotes.heading);
          }
          await page.evaluate("print = () => (document.title = 'printed')");
          await button.click();
          await expect(page).toHaveTitle("printed");
          await expectOneSheet(page, language);

          if (path === "/first-visit") {
            const steps = page.getByRole("listitem");
            const drawn = steps.filter({
              has: page.getByRole("img"),
              visible: true,
            });
            const tops = await drawn.evaluateAll((all) =>
              all.map((each) => Math.round(each.getBoundingClientRect().y)),
            );
            const inRow = tops.map((y) => tops.filter((top) => top === y));
            expect(inRow.map(({ length }) => length)).toEqual(Array(6).fill(2));
          } else {
            const [ticked, other] = await page.getByRole("checkbox").all();
            await ticked!.check();
            await expect(ticked!).toBeVisible();
            await expect(other!).toBeHidden();
          }
        });
    },
  );

// Print styles are the same at every width.
test.describe("folded texts", { tag: "@phone" }, () => {
  const { bands } = speechTherapy.noticing;
  const sourced = speechTherapy.questions.find(
    (question) => "sources" in question,
  )!;
  const signs = bands.flatMap(({ signs }) => signs.map(({ text }) => text));

  test("are printed", async ({ page }) => {
    await page.goto("/speech-therapy");
    await page.emulateMedia({ media: "print" });

    for (const text of [
      ...signs,
      sourced.answer,
      speechTherapy.firstVisit.activity,
    ])
      await expect(page.getByText(text).first()).toBeVisible();
  });

  test("are printed by a browser without ::details-content if they are open", async ({
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
    await open(page, bands[1]!.ages);
    await page.emulateMedia({ media: "print" });

    for (const { ages } of bands)
      await expect(page.getByRole("heading", { name: ages })).toBeVisible();
    await expect(page.getByText(bands[0]!.signs[0]!.text)).toBeHidden();
    const [first, second] = bands[1]!.signs;
    await page.getByLabel(first!.text).check();
    await expect(page.getByText(first!.text)).toBeVisible();
    await expect(page.getByText(second!.text)).toBeHidden();
  });
});

/** Opens the folded part with this title. */
const open = (page: Page, title: string) =>
  page.locator("summary", { hasText: title }).click();

/** Expects one sheet with the heading, phone and address, and leaves the page in print styles. */
async function expectOneSheet(page: Page, language: Language): Promise<void> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: "print" });

  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  const { contact, site } = contentIn(language);
  await expect(footer.getByText(phoneText(contact))).toBeVisible();
  const address = addressText(site);
  await expect(footer.getByText(address)).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
}
