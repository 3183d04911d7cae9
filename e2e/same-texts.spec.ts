/** What a wide window shows, a phone shows, too. */
import type { Page } from "playwright/test";
import { englishSamples } from "./addresses";
import { expect, test } from "./fixtures";

/**
 * The few parts that differ: on a phone the bar at its foot has the chat, and the first screen no room for a second link
 * and a line; address, phone and hours of /contact, the name in the footer and the control of the flip card have another form. The bullets of the carousel come with its scripts, as it nears the window.
 */
const differing = [
  "main .from-medium",
  ".hero__services",
  ".starting-points .section__intro",
  "footer .brand",
  ".contact-block",
  ".contact-page__ways",
  ".contact-page__place",
  ".reasons__turn",
  ".reasons__strongest",
  ".testimonials__bullets",
].join();

/** Opens what a phone folds: details, and the other reasons. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details"))
      details.open = true;
    location.hash = "all-reasons";
  });

/** The visible texts of a page below its header, each once. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((differing) => {
    const texts = new Set<string>();
    const nodes = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (nodes.nextNode()) {
      const element = nodes.currentNode.parentElement!;
      const text = nodes.currentNode.nodeValue!.replace(/\s+/g, " ").trim();
      if (
        text !== "" &&
        element.closest("main, footer") &&
        !element.closest(`${differing}, script, style`) &&
        element.checkVisibility({ visibilityProperty: true })
      )
        texts.add(text);
    }
    return [...texts];
  }, differing);

test(
  "a phone and a wide window show the same texts",
  { tag: ["@desktop", "@chromium"] },
  async ({ page }) => {
    const differences: string[] = [];
    for (const { address } of englishSamples) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      await openAll(page);
      const onPhone = await textsOf(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      const onDesk = await textsOf(page);

      expect(onPhone.length).toBeGreaterThan(10);
      for (const [width, one, other] of [
        ["phone", onPhone, onDesk],
        ["wide", onDesk, onPhone],
      ] as const)
        for (const text of one.filter((text) => !other.includes(text)))
          differences.push(`${address}, ${width} only: ${text}`);
    }
    expect(differences).toEqual([]);
  },
);
