/** Before the form is hydrated, the loader keeps what is typed and queues a press of Submit. */
import type { Page } from "playwright/test";
import { scriptTimeoutMs } from "@/components/island/protocol.client";
import { expect, delayRequests, isPost, isScript, test } from "./fixtures";
import { hydratedAttribute, nativeThanks, typingPause } from "./form-page";
import { englishFormSamples, sentValues, rowOf } from "./forms";

/** The scripts that the first touch fetches. */
const scripts = "**/_next/static/**/*.js";

const failures: Readonly<Record<string, Parameters<Page["route"]>[1]>> = {
  blocked: (route) => route.abort(),
  "answered with an error": (route) => route.fulfill({ status: 500 }),
  "broken off": (route) => route.fulfill({ contentType: "text/javascript", body: "import {" }),
  "failing at their start": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw Error()" }),
};

test.describe("before the scripts arrive", { tag: "@desktop" }, () => {
  for (const [name, answer] of Object.entries(failures))
    test(`when scripts are ${name}, the browser posts the form, and the inbox saves one row`, async ({
      page,
      openForm,
    }) => {
      const uncaught: Error[] = [];
      page.on("pageerror", (error) => uncaught.push(error));
      await page.route(scripts, answer);
      const form = await openForm(englishFormSamples.consultation);
      await form.fill();

      await form.button.click();

      await expect(nativeThanks(page)).toBeVisible();
      const row = await rowOf("consultation", form.parent);
      expect(row).toMatchObject(sentValues(form.values));
      expect(uncaught).toEqual([]);
    });

  test("when scripts arrive after 8 s, repeated presses of Submit send one lead, with what was typed meanwhile", async ({
    page,
    openForm,
    requests,
  }) => {
    const release = await delayRequests(page, isScript);
    const form = await openForm(englishFormSamples.consultation);
    await form.fill();
    await form.stopClock();

    await form.control("contact").press("Enter");
    await form.control("contact").press("Enter");
    await form.button.click({ force: true });
    await form.expectSubmitting();
    await form.control("address").press("End");
    await page.keyboard.type(" 110019");
    await page.clock.fastForward(8000);
    expect(requests.filter(isPost)).toEqual([]);
    release();

    await form.expectThanks();
    await form.expectEmpty();
    expect(requests.filter(isPost)).toHaveLength(1);
    const address = `${form.values.address} 110019`;
    const row = await rowOf("consultation", form.parent);
    expect(row).toMatchObject(sentValues({ ...form.values, address }));
  });

  test("when scripts arrive after 10 s, the browser has posted the form, and they do not send it again", async ({
    page,
    openForm,
    requests,
  }) => {
    // Playwright cannot evaluate in a page that is navigating, so the page logs its hydration.
    await page.addInitScript((attribute) => {
      new MutationObserver(() => console.log("hydrated")).observe(document, {
        subtree: true,
        attributeFilter: [attribute],
      });
    }, hydratedAttribute);
    const releaseScripts = await delayRequests(page, isScript);
    const releasePost = await delayRequests(page, isPost);
    const form = await openForm(englishFormSamples.consultation);
    await form.fill();
    await form.stopClock();

    await form.button.click();
    await form.expectSubmitting();
    await page.clock.fastForward(scriptTimeoutMs);
    await expect.poll(() => requests.filter(isPost).length).toBe(1);
    const hydrated = page.waitForEvent("console", {
      predicate: (line) => line.text() === "hydrated",
    });
    releaseScripts();
    await hydrated;
    releasePost();

    await expect(nativeThanks(page)).toBeVisible();
    expect(requests.filter(isPost)).toHaveLength(1);
    const row = await rowOf("consultation", form.parent);
    expect(row).toMatchObject(sentValues(form.values));
  });

  test("the browser asks for a missing value at once, and hydration does not interrupt typing", async ({
    page,
    openForm,
    pageErrors,
    requests,
  }) => {
    const release = await delayRequests(page, isScript);
    const form = await openForm(englishFormSamples.consultation);

    await form.button.click();
    await expect(form.control("childName")).toBeFocused();
    await form.expectIdle();
    await form.fill();
    await form.control("medicalHistory").fill("She is four");
    release();
    await form.waitForHydration();
    await page.keyboard.type(" and speaks little.");

    await expect(form.control("medicalHistory")).toBeFocused();
    await form.expectValues({ ...form.values, medicalHistory: "She is four and speaks little." });
    expect(requests.filter(isPost)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});

test(
  "React is not evaluated between two letters, but in the first pause",
  { tag: "@phone" },
  async ({ page, openForm }) => {
    const fetched: Promise<unknown>[] = [];
    page.on("request", (request) => {
      if (isScript(request)) fetched.push(request.response());
    });
    // Every package of React creates symbols when it is evaluated.
    await page.addInitScript(() => {
      const symbolFor = Symbol.for;
      Symbol.for = (key) => {
        if (key.startsWith("react.")) Object.assign(globalThis, { react: key });
        return symbolFor(key);
      };
    });
    const isEvaluated = () => page.evaluate(() => "react" in globalThis);
    const form = await openForm(englishFormSamples.booking);
    await form.stopClock();

    await form.control("parentName").focus();
    for (const letter of "Asha") {
      await page.keyboard.type(letter);
      await page.clock.runFor(typingPause - 100);
      await Promise.all(fetched);
      expect(await isEvaluated(), letter).toBe(false);
    }
    expect(fetched.length).toBeGreaterThan(1);

    await form.waitForHydration();
    expect(await isEvaluated()).toBe(true);
    await expect(form.control("parentName")).toHaveValue("Asha");
  },
);
