/**
 * A translator or an extension changes the page while a parent uses it: each request arrives once.
 * Chrome's translation replaces each text by two <font> elements, and an <option> in place.
 */
import type { Page } from "playwright/test";
import { testimonials } from "@/content/testimonials";
import { delayRequests, expect, isPost, isScript, test } from "./fixtures";
import type { FormName } from "../endpoint/lead.js";
import { FormPage } from "./form-page";
import { everyFormSample, sentValues, rowOf } from "./forms";

/** What changes a page at once, each a list of functions that run in the page. */
const changes: Readonly<Record<string, readonly (() => void)[]>> = {
  "Chrome's translation and a password manager": [
    wrapEveryText,
    addElementAfterEachControl,
    addForeignControls,
    setAttributesAndStyles,
  ],
  "another translation and a reading aid": [replaceEveryText, wrapForm, addCommentToEachElement],
};

async function changePage(page: Page, list: readonly (() => void)[]) {
  for (const change of list) await page.evaluate(change);
}

const samplesOf = (form: FormName) =>
  everyFormSample.filter(
    ({ name, prefilled }) => name === form && Object.keys(prefilled).length === 0,
  );

type Fill = (form: FormPage, change: () => Promise<void>) => Promise<void>;

/** When the page changes, with what the parent does before and after that. */
const moments: Readonly<Record<string, Fill>> = {
  "before the first touch": async (form, change) => {
    await change();
    await form.fill();
    await form.button.click();
  },
  "between two letters": async (form, change) => {
    await form.stopClock();
    await form.fill();
    const name = form.control("parentName");
    await name.fill(form.parent.slice(2));
    await name.press("Home");
    await form.page.keyboard.type(form.parent[0]!);
    await change();
    // Whoever moves the form takes focus and caret away.
    await name.evaluate((field: HTMLInputElement) => {
      if (document.activeElement === field) return;
      field.focus();
      field.setSelectionRange(1, 1);
    });
    await form.waitForHydration();
    await form.page.clock.resume();
    await form.page.keyboard.type(form.parent[1]!);
    await form.button.click();
  },
  "while the request is sent": async (form, change) => {
    const release = await delayRequests(form.page, isPost);
    await form.fill();
    await form.button.click();
    await expect(form.button).toBeDisabled();
    await change();
    release();
  },
};

// The languages take turns, because they differ only in texts.
for (const form of ["booking", "consultation"] as const)
  for (const [turn, [moment, fillAndPress]] of Object.entries(moments).entries())
    test(`the ${form} form, changed ${moment}, arrives once, as typed, with thanks @phone`, async ({
      page,
      parent,
      requests,
      pageErrors,
    }) => {
      await page.clock.install();
      for (const [index, [name, change]] of Object.entries(changes).entries())
        await test.step(name, async () => {
          const samples = samplesOf(form);
          const sample = samples[(turn + index) % samples.length]!;
          await page.goto(sample.address);
          const shown = new FormPage(page, sample, `${parent} ${index}`);

          await fillAndPress(shown, () => changePage(page, change));

          const { success } = sample.content.forms.sending;
          await expect(shown.message, name).toContainText(success);
          await expect(shown.button).toBeEnabled();
          await expect(shown.control("parentName")).toHaveValue("");
          const row = await rowOf(sample.name, shown.parent);
          expect(row).toMatchObject(sentValues(shown.values));
          expect(requests.filter(isPost)).toHaveLength(index + 1);
          await page.unrouteAll();
        });
      expect(pageErrors).toEqual([]);
    });

test("a carousel in a changed page stays where the parent has scrolled @phone", async ({
  page,
  pageErrors,
}) => {
  for (const [name, change] of Object.entries(changes))
    await test.step(name, async () => {
      const release = await delayRequests(page, isScript);
      await page.goto("/");
      const list = page.locator(".testimonials__list");
      await list.scrollIntoViewIfNeeded();
      await list.evaluate((element) => element.scrollTo(element.clientWidth, 0));
      await changePage(page, change);
      release();

      const bullets = page.locator(".testimonials__bullets button");
      await expect(bullets).toHaveCount(testimonials.entries.length);
      await expect(bullets.nth(1), name).toHaveAttribute("aria-current", "true");
      await bullets.nth(2).click();
      await expect(list.locator("li").nth(2)).toBeInViewport({ ratio: 0.5 });
      expect(pageErrors, name).toEqual([]);
      await page.unrouteAll();
    });
});

function wrapEveryText() {
  const translated = new WeakSet<Node>();
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement!;
      if (translated.has(text) || !text.data.trim()) continue;
      if (parent.matches("script, style, noscript, textarea")) continue;
      const word = new Text(`অনুবাদ ${text.data}`);
      translated.add(word);
      if (parent.matches("option")) {
        text.replaceWith(word);
        continue;
      }
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
      inner.append(word);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  document.documentElement.lang = "bn";
  document.documentElement.classList.add("translated-ltr");
}

function replaceEveryText() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() && !text.parentElement!.matches("script, style, textarea"))
      text.data = `অনুবাদ ${text.data}`;
  }
}

function addElementAfterEachControl() {
  for (const control of document.querySelectorAll("input, select, textarea"))
    control.after(document.createElement("x-tool"));
}

function wrapForm() {
  const form = document.querySelector("form")!;
  const around = document.createElement("x-tool");
  // Replacing the form by its wrapper would take the focus from its field.
  form.before(around);
  around.append(form);
}

function setAttributesAndStyles() {
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    element.setAttribute("data-tool", "1");
    element.classList.add("tool");
    element.style.setProperty("--tool", "1");
  }
}

function addCommentToEachElement() {
  for (const element of document.body.querySelectorAll("*"))
    if (!element.matches("script, style, textarea")) element.prepend(new Comment("tool"));
}

function addForeignControls() {
  for (const name of ["ext_token", "message", "parent_name"]) {
    const control = document.createElement("input");
    Object.assign(control, { type: "hidden", name, value: "1" });
    document.querySelector("form")!.prepend(control);
  }
}
