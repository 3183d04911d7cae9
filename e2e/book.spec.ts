/** “My first visit” as the child's own book: the name, the choices, and the sheet of paper that is folded. */
import type { Locator, Page } from "playwright/test";
import { contentIn } from "@/site-content/content";
import { addressIn, english, languages } from "@/site-content/languages";
import { edgesOf, expect, test } from "./fixtures";

/** As many letters as the field takes. */
const longName = "Anantalakshmi Mukher";

const nameField = (page: Page) => page.locator("article").getByRole("textbox");
const steps = (page: Page) =>
  page.locator("article").getByRole("listitem").filter({ visible: true });

test("the name of the child stays on the phone", async ({ page, requests }) => {
  await page.goto("/first-visit");
  await nameField(page).fill(longName);
  await page.keyboard.press("Enter");
  const { send } = contentIn(english).visitStory;
  const chat = page.getByRole("link", { name: send });
  expect(await chat.getAttribute("href")).not.toContain(longName);

  await page.goto("/contact");

  const sent = requests.map(
    (request) => `${request.url()} ${request.postData() ?? ""}`,
  );
  expect(sent.length).toBeGreaterThan(2);
  expect(decodeURIComponent(sent.join())).not.toContain("Anantalakshmi");
  const kept = () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
    ]);
  expect(await page.evaluate(kept)).not.toContain("Anantalakshmi");
});

for (const language of languages) {
  const {
    card,
    grownUps,
    paper,
    steps: story,
  } = contentIn(language).visitStory;
  const address = addressIn(language, "/first-visit");
  const sentences = (word: string) =>
    story.map(({ text }) => new RegExp(text.replace("{grownUp}", word)));

  test(`arrow keys choose who comes with the child, in every sentence and drawing: ${language.name}`, async ({
    page,
  }) => {
    await page.goto(address);
    const group = page.getByRole("group", { name: grownUps.heading });
    const [mummy, ...others] = grownUps.options;
    await group.getByLabel(mummy!.label, { exact: true }).focus();
    await expect(steps(page).filter({ has: page.getByRole("img") })).toHaveText(
      [...sentences(mummy!.label), new RegExp(card.child)],
      { useInnerText: true },
    );

    for (const { label, inStory = label } of others) {
      await page.keyboard.press("ArrowDown");
      await expect(group.getByLabel(label, { exact: true })).toBeChecked();
      await expect(
        steps(page).filter({ has: page.getByRole("img") }),
      ).toHaveText([...sentences(inStory), new RegExp(card.child)], {
        useInnerText: true,
      });
      for (const { picture, place } of story) {
        await expect(page.getByRole("img", { name: place.alt })).toBeVisible();
        await expect(page.getByAltText(picture.alt)).toBeHidden();
      }
    }
  });

  test(
    `the small book has eight pages on one sheet, each in its place, with the longest name and adults: ${language.name}`,
    // Only Chromium prints to a file.
    { tag: ["@phone", "@chromium"] },
    async ({ page }) => {
      await page.goto(address);
      await nameField(page).fill(longName);
      const longest = grownUps.options.find(
        ({ id }) => id === "mummy-and-papa",
      )!;
      await page.getByLabel(longest.label, { exact: true }).check();
      await expect(page.getByLabel(paper.book)).toBeChecked();
      await expect(page.getByText(Object.values(paper.fold)[0]!)).toBeVisible();

      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(
        1,
      );

      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("contentinfo")).toBeHidden();
      const sheet = await edgesOf(page.locator("article"));
      const cover = page.locator(".visit-story__head");
      const pages = [cover, ...(await steps(page).all())];
      expect(pages).toHaveLength(8);
      for (const [index, [column, row]] of places.entries()) {
        const { x, y, width, bottom } = await edgesOf(pages[index]!);
        const at = [
          x - sheet.x,
          y - sheet.y,
          x + width - sheet.x,
          bottom - sheet.y,
        ];
        // The sheet of paper has 12 and 7 mm more than the article around it. Nothing is within 4 mm of a fold or the cut.
        const cell = [
          105 * column - 12 + 4,
          74.25 * row - 7 + 4,
          105 * column - 12 + 101,
          74.25 * row - 7 + 70.25,
        ].map((mm) => (mm / 25.4) * 96);
        expect(at[0]).toBeGreaterThanOrEqual(cell[0]!);
        expect(at[1]).toBeGreaterThanOrEqual(cell[1]!);
        expect(at[2]).toBeLessThanOrEqual(cell[2]!);
        expect(at[3]).toBeLessThanOrEqual(cell[3]!);
        expect(await hasRoom(pages[index]!), `page ${index + 1}`).toBe(true);
      }
      expect(await hasRoom(nameField(page))).toBe(true);
    },
  );
}

/** Column and row of the pages 1 to 8. */
const places = [
  [0, 3],
  [1, 3],
  [1, 2],
  [1, 1],
  [1, 0],
  [0, 0],
  [0, 1],
  [0, 2],
] as const;

/** Whether all that is in an element is inside it. */
const hasRoom = (part: Locator) =>
  part.evaluate(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight <= clientHeight && scrollWidth <= clientWidth,
  );
