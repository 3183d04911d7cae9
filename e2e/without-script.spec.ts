/** Pages and forms without script; navigation.spec.ts has the header, carousel.spec.ts the carousel. */
import { expect, test } from "./fixtures";
import { FormPage, nativeThanks } from "./form-page";
import { englishFormSamples, sentValues } from "./forms";
import { rowOf } from "./leads";
import { addresses, englishSamples } from "./addresses";

test.use({ javaScriptEnabled: false });

test("every page shows its text", { tag: "@phone" }, async ({ page }) => {
  for (const { address } of englishSamples)
    await test.step(address, async () => {
      await page.goto(address);

      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const text = await page.getByRole("main").innerText();
      expect(text.length).toBeGreaterThan(200);
      // Printing needs a script.
      await expect(page.locator("[data-print]:visible")).toHaveCount(0);
    });
});

// The forms of other pages and languages have the same markup.
for (const sample of Object.values(englishFormSamples))
  test(
    `the ${sample.name} form of ${sample.address} sends a lead`,
    { tag: "@phone" },
    async ({ page, parent }) => {
      await page.goto(sample.address);
      const form = new FormPage(page, sample, parent);
      await form.fill();

      await form.button.click();

      await expect(page).toHaveURL(`${addresses.inbox}/${sample.name}`);
      await expect(nativeThanks(page)).toBeVisible();
      expect(await rowOf(sample.name, parent)).toEqual({
        ...sentValues(form.values),
        timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      });
    },
  );
