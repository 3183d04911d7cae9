/** What a parent typed stays in the form until it is sent: over reloads, other pages, and closed storage. */
import { chromium } from "playwright/test";
import { expect, test } from "./fixtures";
import { FormPage } from "./form-page";
import { forms } from "./forms";

test.describe("a draft", { tag: "@desktop" }, () => {
  test("comes back after a reload in the middle of a word and from another page, and never once it is sent", async ({
    page,
    endpoint,
    pageErrors,
  }) => {
    const form = await endpoint.open("consultation", "readable");
    await form.fill();
    await form.ready();
    await form.control("medicalHistory").press("End");
    await page.keyboard.type("Spee");
    const medicalHistory = `${form.values.medicalHistory}Spee`;

    await page.reload();
    await form.expectValues({ ...form.values, medicalHistory });

    await form.ready();
    await page.keyboard.press("End");
    await page.goto(`${endpoint.site.readable}/privacy`);
    await page.goto(`${endpoint.site.readable}/contact`);
    await form.expectValues({ ...form.values, medicalHistory });

    await form.ready();
    await form.button.click();
    await form.expectThanks();
    await page.reload();
    await form.ready();
    await form.expectEmpty();
    await endpoint.expectRows({ ...form.values, medicalHistory });
    expect(pageErrors).toEqual([]);
  });

  test("goes on while the lead is on its way: the lead goes as pressed, and the thanks take no word", async ({
    page,
    endpoint,
  }) => {
    const form = await endpoint.openFilled("opaque", "held");

    await form.button.click();
    await endpoint.expectAttempts("held");
    await form.control("serviceRequest").press("End");
    await page.keyboard.type(", mornings");
    endpoint.proxy.release();

    await form.expectThanks();
    const serviceRequest = `${form.values.serviceRequest}, mornings`;
    await form.expectValues({ ...form.values, serviceRequest });
    await page.reload();
    await form.expectValues({ ...form.values, serviceRequest });
    await endpoint.expectRows(form.values);
  });

  test("waits for a parent who left while the lead was on its way; pressing again adds no row", async ({
    page,
    endpoint,
  }) => {
    const form = await endpoint.openFilled("opaque", "held");

    await form.button.click();
    await endpoint.expectAttempts("held");
    await page.goto(`${endpoint.site.opaque}/privacy`);
    endpoint.proxy.release();
    await endpoint.expectRows(form.values);

    await page.goBack();
    await form.expectValues();
    await form.expectIdle();
    await form.ready();
    await form.button.click();
    await form.expectThanks();
    await endpoint.expectRows(form.values);
  });

  test(
    "is in a page that the browser kept for the back button, and the button is free",
    { tag: "@chromium" },
    async ({ endpoint, parent }, { project }) => {
      // Playwright switches this cache off for its own browsers.
      const browser = await chromium.launch({
        ...project.use.launchOptions,
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
      const page = await browser.newPage();
      endpoint.plan("hang");
      await page.clock.install();
      await page.goto(endpoint.site.readable);
      const form = new FormPage(page, forms.booking, parent);
      await form.fill();
      await form.ready();
      await form.button.click();
      await endpoint.expectAttempts("hang");

      await page.goto(`${endpoint.site.readable}/privacy`);
      await page.goBack({ waitUntil: "commit" });
      await form.expectValues();
      await page.clock.fastForward(20_000);
      await form.expectIdle();
      await form.ready();
      await form.button.click();

      await form.expectThanks();
      await endpoint.expectRows(form.values);
      await browser.close();
    },
  );
});

const closedStorage = {
  blocked: () =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};

for (const [state, close] of Object.entries(closedStorage))
  test(
    `storage is ${state}: the lead arrives, and an error costs no word`,
    { tag: "@desktop" },
    async ({ page, endpoint, pageErrors }) => {
      await page.addInitScript(close);
      const form = await endpoint.openFilled("readable", "error");

      await form.button.click();
      await form.expectError();
      await form.expectValues();
      await form.button.click();
      await form.expectThanks();
      await endpoint.expectRows(form.values);
      expect(pageErrors.join()).not.toMatch(/blocked|full/);
    },
  );
