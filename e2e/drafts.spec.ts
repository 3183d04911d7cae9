import { test } from "./faulty-endpoint";
import { expect } from "./fixtures";
import { FormPage } from "./form-page";
import { englishFormSamples, sentValues, rowOf } from "./forms";

test.describe("a draft", { tag: "@desktop" }, () => {
  test("is restored after a reload and after a visit to another page, and is gone once the lead is sent", async ({
    page,
    openForm,
    pageErrors,
  }) => {
    const form = await openForm(englishFormSamples.consultation);
    await form.fill();
    await form.hydrate();
    await form.control("medicalHistory").press("End");
    await page.keyboard.type("Spee");
    const medicalHistory = `${form.values.medicalHistory}Spee`;

    await page.reload();
    await form.expectValues({ ...form.values, medicalHistory });

    await form.hydrate();
    await page.keyboard.press("End");
    await page.goto("/privacy");
    await page.goto("/contact");
    await form.expectValues({ ...form.values, medicalHistory });

    await form.hydrate();
    await form.button.click();
    await form.expectThanks();
    await page.reload();
    await form.hydrate();
    await form.expectEmpty();
    const row = await rowOf("consultation", form.parent);
    expect(row).toMatchObject(sentValues({ ...form.values, medicalHistory }));
    expect(pageErrors).toEqual([]);
  });

  test("stays in its form, also when an extension has put an input named id into both", async ({
    page,
    openForm,
  }) => {
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () =>
        document
          .querySelector("form")
          ?.insertAdjacentHTML("beforeend", '<input type="hidden" name="id">'),
      ),
    );
    const booking = await openForm(englishFormSamples.booking);
    await booking.set("parentName", booking.parent);

    const other = await openForm(englishFormSamples.consultation);
    await other.hydrate();
    await other.expectValues({ ...other.emptyValues, id: "" });
  });

  test("keeps what is typed while the lead is sent, and the lead has the values from before the press", async ({
    page,
    endpoint,
    openFilled,
  }) => {
    const form = await openFilled("opaque", "delayed");

    await form.button.click();
    await expect.poll(() => endpoint.attempts).toBe(1);
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
    openFilled,
  }) => {
    const form = await openFilled("opaque", "delayed");

    await form.button.click();
    await expect.poll(() => endpoint.attempts).toBe(1);
    await page.goto("/privacy");
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
    async ({ endpoint, keptPage: page, parent }) => {
      await endpoint.takeLeads(page, "opaque", ["silent"]);
      await page.clock.install();
      await page.goto("/");
      const form = new FormPage(page, englishFormSamples.booking, parent);
      await form.fill();
      await form.hydrate();
      await form.button.click();
      await expect.poll(() => endpoint.attempts).toBe(1);

      await page.goto("/privacy");
      await page.goBack({ waitUntil: "commit" });
      await form.expectValues();
      await page.clock.fastForward(20_000);
      await form.expectIdle();
      await form.hydrate();
      await form.button.click();

      await form.expectThanks();
      await endpoint.expectRows(form.values);
    },
  );
});
