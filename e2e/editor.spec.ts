/**
 * The pages of the editor are those of the export; and, with `--grep @editor`, the whole way of the
 * clinic in a copy of the project.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright/test";
import { expect as expectSoon, test } from "playwright/test";
import { testPorts } from "../scripts/serve/local-environment";
import { copyProject } from "../scripts/testing/project-copy";
import { addresses, allPages, copyFolder } from "./addresses";

// A save checks the whole content.
const expect = expectSoon.configure({ timeout: 60_000 });

const port = testPorts.port + 2;
const origin = `http://localhost:${port}`;
const site = "https://www.tara-therapy.in";

/** Texts in English and Hindi, by the name of the field. */
const texts: Readonly<Record<string, readonly [string, string]>> = {
  "What the parent says": [
    "Our daughter looks forward to every session, and so do we.",
    "हमारी बेटी हर सेशन का इंतज़ार करती है, और हम भी।",
  ],
  Place: ["Kalkaji", "कालकाजी"],
  "House, block and market": ["12, Market 2", "12, मार्केट 2"],
};

/** Other facts keep their value. */
const facts: Readonly<Record<string, string>> = {
  "Phone number": "98123 45678",
  "WhatsApp number": "98123 45678",
  "Address, https://…": "https://www.instagram.com/tara",
  "The clinic’s name in law": "Tara Therapy LLP",
  "The clinic’s address in law": "12, Market 2, CR Park, New Delhi 110019",
  "Who looks after privacy": "Asha Sen, 98123 45678",
};

const startEditor = (folder: string) =>
  spawn(process.execPath, ["editor/start.mjs"], {
    cwd: folder,
    env: { ...process.env, K7_PORT: `${port}` },
    stdio: "inherit",
  });

test("a page in the editor is like the exported page @desktop @chromium", async ({ page }) => {
  test.setTimeout(300_000);
  const editor = startEditor(copyFolder);
  try {
    await expect.poll(() => page.goto(origin).catch(() => null)).not.toBeNull();
    for (const { path, address } of allPages) {
      if (path === undefined) continue;
      await page.goto(addresses.site + address);
      const exported = await partsOf(page);
      await page.goto(origin + address);
      expect(await partsOf(page), address).toEqual(exported);
    }
  } finally {
    editor.kill();
  }
});

/** Each element with its text; headings, cards and forms with their styles, but for measures. */
const partsOf = (page: Page) =>
  page
    .locator("body, body :not(script, style, link, noscript, noscript *)")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const words = [...element.childNodes]
          .map((node) => (node.nodeType === 3 ? node.nodeValue : " "))
          .join("")
          .replace(/\s+/g, " ");
        const part = `${element.tagName}.${element.getAttribute("class")}: ${words}`;
        if (!element.matches("h1, h2, h3, form, form *, [class*=card]")) return part;
        const styles = getComputedStyle(element);
        const isMeasure =
          /^(--|(block|inline)-size|height|width|perspective-|transform-|background-position|inset|top|bottom|left|right|grid-)/;
        return [
          part,
          ...[...styles]
            .filter((name) => !isMeasure.test(name))
            .map((name) => `${name}: ${styles.getPropertyValue(name)}`),
        ].join("; ");
      }),
    );

test("the clinic gives facts, signs every page and builds @editor @desktop @chromium", async ({
  page,
}) => {
  test.setTimeout(1_800_000);
  const copy = copyProject("editor");
  const editor = startEditor(copy);
  try {
    await expect.poll(() => page.goto(`${origin}/edit`).catch(() => null)).not.toBeNull();
    await expect(page.frameLocator("iframe").locator("h1")).toBeVisible();
    await changeHeadline(page);
    await giveFacts(page);
    await signPages(page);
    await expect(todo(page)).toHaveText("Nothing left to do");
  } finally {
    editor.kill();
  }

  const endpoint = "https://script.google.com/macros/s/x/exec";
  const build = spawnSync("npm", ["run", "--silent", "build", "--", "--offline"], {
    cwd: copy,
    shell: true,
    stdio: "inherit",
    env: {
      ...process.env,
      K7_OUT_DIR: "out",
      NEXT_PUBLIC_SITE_URL: site,
      NEXT_PUBLIC_BOOKING_ENDPOINT: endpoint,
      NEXT_PUBLIC_CONSULTATION_ENDPOINT: endpoint,
    },
  });
  expect(build.status).toBe(0);
  const html = readFileSync(join(copy, "out/index.html"), "utf8");
  expect(html).toContain("Every child can thrive!");
  expect(html).toContain("+919812345678");
  const hindi = readFileSync(join(copy, "out/hi.html"), "utf8");
  expect(hindi).toContain("हर बच्चा खिल सकता है!");
});

const todo = (page: Page) => page.locator(".bar__todo");

const panel = (page: Page) => page.getByRole("complementary");

async function changeHeadline(page: Page): Promise<void> {
  const heading = page.frameLocator("iframe").getByRole("heading").first();
  await heading.click();
  await panel(page).getByLabel("English").fill("Every child can thrive!");
  await panel(page).getByLabel("हिंदी").fill("हर बच्चा खिल सकता है!");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(heading).toHaveText("Every child can thrive!");
}

/** Settles every fact: parents are to ask where they can, otherwise it is given or confirmed. */
async function giveFacts(page: Page): Promise<void> {
  await todo(page).click();
  const facts = panel(page).getByRole("region", { name: "Facts" });
  await facts.locator("summary").first().click();
  await facts.getByRole("listitem").getByRole("button").first().click();
  for (;;) {
    const open = await todo(page).innerText();
    await settle(panel(page).locator("form").first());
    await expect(todo(page)).not.toHaveText(open);
    if (/^0 facts/.test(await todo(page).innerText())) return;
    await panel(page).getByRole("button", { name: "Next:" }).click();
  }
}

async function settle(form: Locator): Promise<void> {
  const right = form.getByRole("button", { name: "This is right" });
  await expect(right).toBeVisible();
  const ask = form.getByRole("button", { name: "Parents should ask us" });
  if (await ask.isVisible()) return ask.click();
  for (const [name, value] of Object.entries(facts))
    for (const input of await form.getByLabel(name).all()) await input.fill(value);
  const heading = await form.getByRole("heading").innerText();
  const name = heading.split(": ").at(-1);
  for (const [index, text] of (texts[name!] ?? []).entries())
    await form.getByLabel(["English", "हिंदी"][index]!).fill(text);
  await right.click();
}

async function signPages(page: Page): Promise<void> {
  for (;;) {
    await todo(page).click();
    const pages = panel(page).getByRole("region", { name: "Pages" });
    const next = pages.getByRole("listitem").getByRole("button").first();
    if ((await next.count()) === 0) return;
    const open = await todo(page).innerText();
    const [, title = "", language = ""] = /^(.*) \((.*)\)$/.exec(await next.innerText()) ?? [];
    await next.click();
    await expect(page.getByRole("button", { name: language, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page.locator("option:checked")).toHaveText(title);
    const sign = "I have read this page, and it is true";
    await page.frameLocator("iframe").getByRole("button", { name: sign }).click();
    await panel(page).getByLabel("Your name").fill("Dr Meera Rao");
    for (const clinician of await panel(page).getByRole("checkbox").all()) await clinician.check();
    await panel(page).getByRole("button", { name: sign }).click();
    await expect(todo(page)).not.toHaveText(open);
  }
}
