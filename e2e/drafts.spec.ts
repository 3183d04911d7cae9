/** Drafts: what a parent has typed is kept until it is sent, after a reload and after a visit to another page. */
import { chromium } from "playwright/test";
import { expect, test } from "./fixtures";
import { FormPage } from "./form-page";
import { englishFormSamples } from "./forms";

test.describe("a draft", { tag: "@desktop" }, () => {
  test("is restored after a reload and after a visit to another page, and is gone once the lead is sent", async ({
    page,
    endpoint,
    pageErrors,
  }) => {
    const form = await endpoint.open("consultation", "readable");
    await form.fill();
    await form.hydrate();
    await form.control("medicalHistory").press("End");
    await page.keyboard.type("Spee");
    const medicalHistory = `${form.values.medicalHistory}Spee`;

    await page.reload();
    await form.expectValues({ ...form.values, medicalHistory });

    await form.hydrate();
    await page.keyboard.press("End");
    await page.goto(`${endpoint.site}/privacy`);
    await page.goto(`${endpoint.site}/contact`);
    await form.expectValues({ ...form.values, medicalHistory });

    await form.hydrate();
    await form.button.click();
    await form.expectThanks();
    await page.reload();
    await form.hydrate();
    await form.expectEmpty();
    await endpoint.expectRows({ ...form.values, medicalHistory });
    expect(pageErrors).toEqual([]);
  });

  test("keeps what is typed while the lead is sent, and the lead has the values from before the press", async ({
    page,
    endpoint,
  }) => {
    const form = await endpoint.openFilled("opaque", "held");

    await form.button.click();
    await endpoint.expectAttempts("held");
    await form.control("serviceRequest").press("End");
    await page.keyboard.type(", mornings");
    endpoint.release();

    await form.expectThanks();
    const serviceRequest = `${form.values.serviceRequest}, mornings`;
    await form.expectValues({ ...form.values, serviceRequest });
    await page.reload();
    await form.expectValues({ ...form.values, serviceRequest });
    await endpoint.expectRows(form.values);
  });

  test("is restored for a parent who left the page while the lead was sent, and another press adds no row", async ({
    page,
    endpoint,
  }) => {
    const form = await endpoint.openFilled("opaque", "held");

    await form.button.click();
    await endpoint.expectAttempts("held");
    await page.goto(`${endpoint.site}/privacy`);
    endpoint.release();
    await endpoint.expectRows(form.values);

    await page.goBack();
    await form.expectValues();
    await form.expectIdle();
    await form.hydrate();
    await form.button.click();
    await form.expectThanks();
    await endpoint.expectRows(form.values);
  });

  test(
    "is kept in a page of the back/forward cache, and Submit can be pressed there",
    { tag: "@chromium" },
    async ({ endpoint, parent }, { project }) => {
      // Playwright switches this cache off by default.
      const browser = await chromium.launch({
        ...project.use.launchOptions,
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
      const page = await browser.newPage();
      endpoint.mode = "readable";
      endpoint.plan("hang");
      await page.clock.install();
      await page.goto(endpoint.site);
      const form = new FormPage(page, englishFormSamples.booking, parent);
      await form.fill();
      await form.hydrate();
      await form.button.click();
      await endpoint.expectAttempts("hang");

      await page.goto(`${endpoint.site}/privacy`);
      await page.goBack({ waitUntil: "commit" });
      await form.expectValues();
      await page.clock.fastForward(20_000);
      await form.expectIdle();
      await form.hydrate();
      await form.button.click();

      await form.expectThanks();
      await endpoint.expectRows(form.values);
      await browser.close();
    },
  );
});
