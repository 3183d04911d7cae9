/** What the pages look like on paper. */
import type { Page } from "playwright/test";
import { contentIn } from "@/site-content/content";
import { addressIn, english, languages, type Language } from "@/site-content/languages";
import { addressText } from "@/components/contact-links/contact-links";
import { getDocumentProxy } from "unpdf";
import { allPages, sampledPages } from "./addresses";
import { countSheets, expect, test } from "./fixtures";

for (const language of languages)
  // Only Chromium prints to a file. Old browsers show no button to print.
  test(`a page for print is one sheet: ${language.name} @desktop @chromium @newer @fonts`, async ({
    page,
  }) => {
    const { concerns, servicePage, services, visitStory } = contentIn(language);
    const guides = [...services, ...concerns].map(({ href }) => href);
    for (const path of [...guides, "/first-visit"])
      await test.step(path, async () => {
        await page.emulateMedia({ media: null });
        await page.goto(addressIn(language, path));
        const button = page.getByRole("button", { name: servicePage.doctorNotes.print });
        if (path === "/first-visit") await page.getByLabel(visitStory.paper.pictures).check();
        else {
          await expect(button).toBeHidden();
          await page.locator("summary", { hasText: servicePage.doctorNotes.heading }).click();
        }
        await page.evaluate("onbeforeprint = () => (document.title = 'printed')");
        await button.click();
        await expect(page).toHaveTitle("printed");
        await expectOneSheet(page, language);

        if (path === "/first-visit") {
          const steps = page.getByRole("listitem");
          const drawn = steps.filter({ has: page.getByRole("img"), visible: true });
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
  });

/** For the screen only: links and forms, what the footer prints, what one sheet has no room for. */
const screenOnly = `
  nav, aside, form, button, noscript, .unseen, .button, .lead-form__card, .closing-section, .centre-block__link, .reasons__turn, .home-top__services,
  .page-top__line, .page-top__side, .section__intro, .signs-by-age :is([class*=__urgent], [class*=__intro],
  [class*=__calls]), .when-not-to-wait__dangers :is(summary, h4), .signs-by-age__notes, .plain-facts, .guide__link, .service-page__your-part,
  .guide__question--ours, .guide__also, .guide__cited, .consultation-page__centre, .concern-page__therapy,
  .concern-page__visit`;

const unknownPages = allPages.filter(({ path }) => path === undefined);

for (const { path, language, address } of [...sampledPages, ...unknownPages])
  test(`every text of ${address} can be read on paper @desktop @chromium`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole("main");
    if (path === "/") {
      // The carousel has given its slides a place each.
      await main.locator("[data-island^=carousel]").scrollIntoViewIfNeeded();
      await main.locator("[data-enhanced]").waitFor();
    }

    const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));

    for (const [index, sheet] of sheets.entries()) {
      expect(sheet.length, `texts on sheet ${index + 1}`).toBeGreaterThan(0);
      expect(sheet.filter(isMirrored).map(({ str }) => str)).toEqual([]);
      expect(overlaps(sheet)).toEqual([]);
    }
    await page.emulateMedia({ media: "print" });
    const title = await main
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
    const sizes = sheets[0]!.map(({ height }) => Math.round(height));
    expect(sizes, "the title on the first sheet").toContain(Math.round(title * 0.75));

    // first-visit-book.spec.ts has the sheets of the story.
    if (path === "/first-visit") return;
    // Where the loader unfolds the text.
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    let readableTexts: readonly string[] = [];
    // A4 without its margins: in pixels, and in points, as old browsers measure it.
    for (const width of [527, 703]) {
      await page.setViewportSize({ width, height: 1000 });
      const { readable, lost, torn } = await main.evaluate(readPage, screenOnly);
      expect(lost, "not on paper").toEqual([]);
      expect(torn, "headings without their text").toEqual([]);
      if (width === 527) readableTexts = readable;
      else readableTexts = readableTexts.filter((text) => readable.includes(text));
    }
    // Of Devanagari a PDF gives only parts back.
    if (language !== english) return;
    const printed = withoutSpaces(
      sheets
        .flat()
        .map(({ str }) => str)
        .join(""),
    );
    expect(readableTexts.filter((text) => !printed.includes(withoutSpaces(text)))).toEqual([]);
  });

const withoutSpaces = (text: string) => text.replace(/\s|\u00ad/g, "");

/** Its matrix is [a, b, c, d, x, y], in points from the lower left corner of the sheet. */
type Run = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
};

async function readPdf(file: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  const sheets: Run[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    sheets.push((items as Run[]).filter(({ str }) => str.trim() !== ""));
  }
  return sheets;
}

const isMirrored = ({ transform: [a, b, c, d] }: Run) => a! * d! < b! * c!;

function overlaps(sheet: readonly Run[]): readonly (readonly [string, string])[] {
  const upright = sheet.filter(({ transform }) => transform[0]! > 1);
  return upright.flatMap((one, index) =>
    upright.slice(index + 1).flatMap((other) => {
      const [x, y] = one.transform.slice(4) as [number, number];
      const [otherX, otherY] = other.transform.slice(4) as [number, number];
      const shared = Math.min(x + one.width, otherX + other.width) - Math.max(x, otherX);
      const isOver =
        shared > Math.min(one.width, other.width) / 2 &&
        Math.abs(y - otherY) < Math.min(one.height, other.height) / 2;
      return isOver ? [[one.str, other.str] as const] : [];
    }),
  );
}

/** Texts in print styles, and headings whose text is in the next column. Runs in the page. */
function readPage(main: Element, screenOnly: string) {
  const readable: string[] = [];
  const others: string[] = [];
  const torn: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let heading: { text: string; top: number } | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim();
    const parent = node.parentElement!;
    if (text === "" || parent.closest("script, style")) continue;
    parent.scrollIntoView({ block: "center", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    const hit = line
      ? document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2)
      : [];
    const above = hit.slice(0, hit.indexOf(parent));
    if (
      !hit.includes(parent) ||
      above.some((each) => getComputedStyle(each).backgroundColor !== "rgba(0, 0, 0, 0)")
    ) {
      if (!parent.closest(screenOnly)) others.push(text);
      continue;
    }
    readable.push(text);
    const top = line!.top + scrollY;
    if (heading && top < heading.top - 4) torn.push(heading.text);
    heading = parent.closest("h1, h2, h3, h4") ? { text, top } : undefined;
  }
  // Some texts are twice in a page, once for each width.
  const lost = others.filter((text) => !readable.includes(text));
  return { readable, lost, torn };
}

/** Leaves the page in print styles. */
async function expectOneSheet(page: Page, language: Language): Promise<void> {
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  const { contact, site } = contentIn(language);
  await expect(footer.getByText(contact.phone.text)).toBeVisible();
  const address = addressText(site);
  await expect(footer.getByText(address)).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
}
