/** Pages, what they fold, and forms without script. */
import { speechTherapy } from "@/content/services/speech-therapy";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { expect, test } from "./fixtures";
import { FormPage, nativeThanks } from "./form-page";
import { englishFormSamples, sentValues, rowOf, rowsOf } from "./forms";
import { addresses, englishSamples } from "./addresses";

test.use({ javaScriptEnabled: false });

test("every page shows its text @phone", async ({ page }) => {
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

// service-page.test.tsx has these links on every page. Old browsers do not show them.
test("a link to an age opens its signs, with the age in view @newer", async ({ page }) => {
  for (const { ages, chip, signs } of speechTherapy.noticing.bands) {
    await page.goto(speechTherapy.href);
    const sign = page.getByText(signs[0]!.text);
    await expect(sign).toBeHidden();

    await page.getByRole("link", { name: chip, exact: true }).click();

    await expect(sign).toBeInViewport();
    await expect(page.getByRole("heading", { name: ages })).toBeInViewport();
  }
});

test("an address with the id of a folded text opens it @phone", async ({ page }) => {
  const { services } = contentIn(english);
  const folded = services.flatMap(({ href, questions }) =>
    questions
      .filter((question) => "anchor" in question)
      .map(({ id, answer }) => ({ address: `${href}#${id}`, answer })),
  );
  expect(folded.length).toBeGreaterThan(5);
  for (const { address, answer } of folded) {
    // Going to another fragment of the same page would not load it.
    await page.goto("about:blank");
    await page.goto(address);
    const text = page.getByText(answer.slice(0, 30)).first();
    await expect(text).toBeInViewport();
  }
});

test("Back brings a text that was too long back whole @phone", async ({ page, parent }) => {
  const sample = englishFormSamples.consultation;
  const long = "My son is allergic to nuts. ".repeat(200);
  await page.goto(sample.address);
  const form = new FormPage(page, sample, parent);
  await form.fill();
  await form.control("medicalHistory").selectText();
  await page.keyboard.insertText(long);
  await expect(form.control("medicalHistory")).toHaveValue(long);

  await form.button.click();
  await expect(page.getByText("Please shorten the service request")).toBeVisible();
  await page.goBack();

  await expect(form.control("medicalHistory")).toHaveValue(long);
  await expect(form.control("address")).toHaveValue(form.values.address!);
  expect(rowsOf(sample.name, parent)).toEqual([]);
});

// The forms of other pages and languages have the same markup.
for (const sample of Object.values(englishFormSamples))
  test(`the ${sample.name} form of ${sample.address} sends a lead @phone`, async ({
    page,
    parent,
  }) => {
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
  });
