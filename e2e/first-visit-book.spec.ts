/** “My first visit” as the child’s own book: the name, the choices, the sheet that is folded. */
import type { Locator, Page } from "playwright/test";
import { contentIn } from "@/site-content/content";
import { addressIn, english, languages } from "@/site-content/languages";
import { countSheets, edgesOf, expect, test } from "./fixtures";

/** As many letters as the field takes. */
const longName = "Anantalakshmi Mukher";

const nameField = (page: Page) => page.locator("article").getByRole("textbox");
const steps = (page: Page) =>
  page
    .locator("article")
    .getByRole("listitem")
    .filter({ visible: true, hasNot: page.getByRole("radio") });

test("the name of the child stays on the phone", async ({ page, requests }) => {
  await page.goto("/first-visit");
  await nameField(page).fill(longName);
  await page.keyboard.press("Enter");
  const { send } = contentIn(english).visitStory;
  const chat = page.getByRole("link", { name: send });
  expect(await chat.getAttribute("href")).not.toContain(longName);

  await page.goto("/contact");

  const sent = requests.map((request) => `${request.url()} ${request.postData() ?? ""}`);
  expect(sent.length).toBeGreaterThan(2);
  expect(decodeURIComponent(sent.join())).not.toContain("Anantalakshmi");
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(await page.evaluate(kept)).not.toContain("Anantalakshmi");
});

for (const language of languages) {
  const { people, placePhotos, visitStory } = contentIn(language);
  const { card, grownUps, paper, steps: story } = visitStory;
  const team = people.entries.filter(({ name }) => name !== "");
  const photoOf = ({ photo }: (typeof story)[number]) =>
    photo && placePhotos.entries[photo].src && placePhotos.entries[photo].alt;
  const address = addressIn(language, "/first-visit");
  /** With a grown-up. */
  const sentences = (grownUp: string) => [
    ...story.map(
      ({ text }, index) => new RegExp(`^${index + 1}\\s+${text.replace("{grownUp}", grownUp)}`),
    ),
    new RegExp(card.child),
  ];

  test(`arrow keys choose who comes with the child: ${language.name} @desktop`, async ({
    page,
  }) => {
    await page.goto(address);
    const group = page.getByRole("group", { name: grownUps.heading });
    const drawn = steps(page).filter({ has: page.getByRole("img") });
    const [mummy, ...others] = grownUps.options;
    await group.getByLabel(mummy!.label, { exact: true }).focus();
    await expect(drawn).toHaveText(sentences(mummy!.label), { useInnerText: true });

    for (const { label, inStory = label } of others) {
      await page.keyboard.press("ArrowDown");
      await expect(group.getByLabel(label, { exact: true })).toBeChecked();
      await expect(drawn).toHaveText(sentences(inStory), { useInnerText: true });
      for (const [index, step] of story.entries()) {
        const shown = steps(page).nth(index).getByRole("img");
        await expect(shown).toHaveCount(1);
        await expect(shown).toHaveAccessibleName(photoOf(step) ?? step.place.alt);
      }
    }
  });

  test(`a family chooses whom the child meets: ${language.name}`, async ({ page }) => {
    await page.goto(address);
    const { heading, unknown } = visitStory.people;
    const group = page.getByRole("group", { name: heading });
    await expect(group).toHaveCount(team.length > 0 ? 1 : 0);
    if (team.length === 0) return;

    const fourth = steps(page).nth(3);
    const usual = story[3]!;
    await group.getByLabel(unknown).focus();
    await expect(fourth).toHaveText(new RegExp(usual.text), { useInnerText: true });
    for (const { name, src, alt } of team) {
      await page.keyboard.press("ArrowDown");
      await expect(group.getByLabel(name)).toBeChecked();
      await expect(fourth).toContainText(name, { useInnerText: true });
      await expect(fourth).not.toContainText(usual.text, { useInnerText: true });
      const portrait = fourth.getByRole("img");
      if (src === undefined) await expect(portrait).toHaveCount(0);
      else await expect(portrait).toHaveAccessibleName(alt);
    }
  });

  test(`on paper, someone else has a line to write on: ${language.name} @phone`, async ({
    page,
  }) => {
    await page.goto(address);
    const { label, inStory } = grownUps.options.at(-1)!;
    await page.getByLabel(label, { exact: true }).check();
    const words = page.getByText(inStory!).filter({ visible: true });
    const lines = await words.all();
    expect(lines).toHaveLength(3);

    for (const form of [paper.book, paper.pictures]) {
      await page.emulateMedia({ media: "screen" });
      await page.getByLabel(form).check();
      await page.emulateMedia({ media: "print" });
      for (const line of lines) {
        await expect(line).toHaveCSS("font-size", "0px");
        await expect(line).toHaveCSS("border-bottom-style", "dotted");
        const { width, height } = await edgesOf(line);
        expect(Math.max(width, height)).toBeGreaterThan(100);
      }
    }
  });

  // Only Chromium prints to a file.
  test(`the book has eight pages on one sheet: ${language.name} @phone @chromium`, async ({
    page,
  }) => {
    await page.goto(address);
    await nameField(page).fill(longName);
    const longest = grownUps.options.find(({ id }) => id === "mummy-and-papa")!;
    await page.getByLabel(longest.label, { exact: true }).check();
    if (team.length > 0) await page.locator("input[name=person]").last().check();
    await lengthen(page, "dd", 28);
    await lengthen(page, "[data-choice^=person] [class$=sentence] span span", 60);
    await expect(page.getByLabel(paper.book)).toBeChecked();
    await expect(page.getByText(Object.values(paper.fold)[0]!)).toBeVisible();

    expect(await countSheets(page)).toBe(1);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("contentinfo")).toBeHidden();
    const sheet = await edgesOf(page.locator("article"));
    const cover = page.locator(".visit-story__head");
    const pages = [cover, ...(await steps(page).all())];
    expect(pages).toHaveLength(8);
    for (const [index, [column, row]] of places.entries()) {
      const { x, y, width, bottom } = await edgesOf(pages[index]!);
      // The sheet has 12 and 7 mm more than the article. Nothing is within 4 mm of a fold or the
      // cut.
      const [left, top] = [105 * column - 12, 74.25 * row - 7];
      expect(x - sheet.x).toBeGreaterThanOrEqual(px(left + 4));
      expect(y - sheet.y).toBeGreaterThanOrEqual(px(top + 4));
      expect(x + width - sheet.x).toBeLessThanOrEqual(px(left + 101));
      expect(bottom - sheet.y).toBeLessThanOrEqual(px(top + 70.25));
      expect(await hasRoom(pages[index]!), `page ${index + 1}`).toBe(true);
    }
    expect(await hasRoom(nameField(page))).toBe(true);
  });
}

const lengthen = (page: Page, selector: string, length: number) =>
  page.locator(selector).evaluateAll((all, length) => {
    for (const each of all)
      each.textContent = `${each.textContent} `.repeat(length).slice(0, length);
  }, length);

const px = (millimetres: number) => (millimetres / 25.4) * 96;

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

const hasRoom = (part: Locator) =>
  part.evaluate(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight <= clientHeight && scrollWidth <= clientWidth,
  );
