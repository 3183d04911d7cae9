/** What holds once a clinic has given every fact: only on the copy of scripts/finished-clinic.ts. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { valueAt } from "@/content-rules/walk";
import { checkSite } from "@/scripts/check-site/check-site";
import { budgets } from "@/scripts/export/budgets";
import { contentIn } from "@/site-content/content";
import { englishContent } from "@/site-content/english";
import { pageTextsIn } from "@/site-content/pages-of-texts";
import { allPages, fileAt, siteFolder } from "./addresses";
import { expect, test } from "./fixtures";

// The files are the same in every engine and size.
const once = { tag: ["@desktop", "@chromium"] };

const shownPages = allPages.filter(({ path }) => path !== undefined);

test(
  "no page is too large, in another language than its own, or hard to read",
  once,
  () => {
    expect(checkSite(siteFolder)).toEqual({ errors: [], warnings: [] });
    for (const { address } of shownPages)
      expect(
        statSync(join(siteFolder, `${fileAt(address)}.br`)).size,
        address,
      ).toBeLessThan(budgets.html);
  },
);

test(
  "no page shows a sentence that stands for a fact beside the fact",
  once,
  () => {
    for (const { path, language, address } of shownPages) {
      const shown = contentIn(language);
      const $ = load(readFileSync(join(siteFolder, fileAt(address)), "utf8"));
      const letters = (text: string) =>
        text.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
      const body = letters($("body").text());
      const replaced = pageTextsIn(englishContent, language.messages).filter(
        ({ path: keys, text }) =>
          text !== "" &&
          (valueAt(shown, keys) === "" ||
            (keys[0] === "plainFacts" &&
              shown.services.every(
                ({ topics }) => valueAt(topics, keys.slice(2)) === "",
              ))),
      );

      expect(replaced.length).toBeGreaterThan(4);
      for (const { key, text, pages } of replaced)
        if (pages.includes(path!))
          expect(body.includes(letters(text)), `${address}: ${key}`).toBe(
            false,
          );
    }
  },
);

test(
  "one, two or three people fill the row of a wide window",
  once,
  async ({ page }) => {
    for (const count of [3, 2, 1]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/");
      const row = page.locator(".people");
      await row.evaluate((list, count) => {
        while (list.children.length > count) list.lastElementChild!.remove();
      }, count);

      const all = (await row.boundingBox())!;
      const last = (await row.getByRole("listitem").last().boundingBox())!;
      expect(last.y, `${count}`).toBe(all.y);
      expect(last.x + last.width, `${count}`).toBeCloseTo(all.x + all.width, 0);
    }
  },
);
