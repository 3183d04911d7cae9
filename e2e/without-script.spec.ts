import { testimonials, testimonialMessages } from "@/content/testimonials";
import { expect, test } from "./fixtures";
import { FormPage, nativeThanks } from "./form-page";
import { everyForm, sentValues } from "./forms";
import { rowOf } from "./leads";
import { addresses, englishSamples } from "./addresses";

// navigation.spec.ts has the header without script.
test.use({ javaScriptEnabled: false });

test("every page can be read", { tag: "@phone" }, async ({ page }) => {
  for (const { address } of englishSamples)
    await test.step(address, async () => {
      await page.goto(address);

      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const text = await page.getByRole("main").innerText();
      expect(text.length).toBeGreaterThan(200);
      // What only a script could do is not offered.
      await expect(page.locator("[data-print]:visible")).toHaveCount(0);
    });
});

test(
  "the quotes can be scrolled by keyboard",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const list = page.getByRole("list", { name: testimonialMessages.list });
    const { name, content } = testimonials.at(-1)!;
    const last = page.getByText(content);
    await list.scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport();

    await list.focus();
    await expect(list).toBeFocused();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ timeout: 250, ratio: 0.9 });
    }).toPass();

    await expect(page.getByText(`~${name}`)).toBeInViewport();
  },
);

for (const sample of everyForm)
  test(
    `the ${sample.name} form of ${sample.address} still delivers`,
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
