import { english } from "@/site-content/languages";
import { reportDelayMs } from "@/components/lead-form/validation.client";
import { fieldName, leadForms, ruleOf, type FieldName } from "../endpoint/lead.js";
import { addresses } from "./addresses";
import { addressesOf, edgesOf, expect, isPost, isScript, region, test } from "./fixtures";
import { englishFormSamples, everyFormSample, requiredFields, sentValues, rowOf } from "./forms";

for (const sample of everyFormSample) {
  const { name, language, address, content, prefilled } = sample;
  // A translation has the same elements and styles, so one size is enough.
  const size = language === english ? {} : { tag: "@phone" };
  test(
    `a ${name} from ${address} arrives as typed, and the parent is thanked`,
    size,
    async ({ page, openForm, parent, requests, pageErrors }) => {
      const form = await openForm(sample);
      await form.expectValues({ ...form.emptyValues, ...prefilled });
      expect(requests.filter(isScript)).toEqual([]);
      // Screen readers often skip a live region that appears together with its text.
      await expect(form.message).toBeEmpty();
      await form.fill();
      await form.hydrate();

      await test.step("the first focus fetches the scripts of the form, and no other script or data", async () => {
        const scripts = addressesOf(requests.filter(isScript));
        expect(scripts.join()).toContain("/lead-form.");
        // On the home page the carousel is near the form.
        if (!/^\/(hi)?$/.test(address)) expect(scripts.join()).not.toContain("swiper");
        const data = /fetch|xhr|eventsource|websocket/;
        expect(requests.filter((each) => data.test(each.resourceType()))).toEqual([]);
        // The styles are inside the page, and React adds no stylesheet.
        await expect(page.locator("head link[rel=stylesheet]")).toHaveCount(0);
      });

      await form.button.focus();
      // A service page is long, and scrolls smoothly to the button.
      await expect(form.button).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");

      const next = region(page, content.forms.notes.sentHeading);
      await test.step("the thanks and what happens next are in view, and the focus is there", async () => {
        await form.expectThanks();
        await expect(next).toBeFocused();
        await expect(next).toBeInViewport({ ratio: 1 });
        await expect(form.message).toBeInViewport();
        await form.expectEmpty();
      });

      await test.step("one row with these values", async () => {
        const row = await rowOf(name, parent);
        const sent = { ...sentValues(form.values), timestamp: row.timestamp };
        expect(Object.entries(row)).toEqual(Object.entries(sent));
        expect(row.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        const age = Date.now() - Date.parse(row.timestamp!);
        expect(Math.abs(age)).toBeLessThan(60_000);
      });

      await test.step("one POST to another origin, whose answer the page cannot read", async () => {
        const [post, ...others] = requests.filter(isPost);
        expect(others).toEqual([]);
        expect(post!.url()).toBe(`${addresses.inbox}/${name}`);
        // Without this header only a no-cors request succeeds.
        const answer = await post!.response();
        expect(answer?.headers()).not.toHaveProperty("access-control-allow-origin");
        const methods = new Set(requests.map((each) => each.method()));
        expect([...methods].sort()).toEqual(["GET", "POST"]);
      });

      await test.step("what happens next stays in its place when the thanks go", async () => {
        const { y } = await edgesOf(next);
        await page.clock.runFor(5_000);
        await expect(form.message).toBeEmpty();
        expect((await edgesOf(next)).y).toBe(y);
      });

      expect(pageErrors).toEqual([]);
    },
  );
}

for (const sample of Object.values(englishFormSamples))
  test(
    `a ${sample.name} with a missing value is not sent, and the browser focuses the field`,
    // Chrome 108 scrolls to the date, but not to its label.
    { tag: ["@phone", "@newer"] },
    async ({ openForm, page, requests }) => {
      const form = await openForm(sample);
      await form.hydrate();

      for (const field of requiredFields(sample.name))
        await test.step(field, async () => {
          await form.button.click();
          await page.clock.runFor(reportDelayMs);
          await expect(form.control(field).first()).toBeFocused();
          await expect(form.label(field)).toBeInViewport({ ratio: 1 });
          await form.set(field, form.values[field]!);
        });

      await expect(form.message).toBeEmpty();
      expect(requests.filter(isPost)).toEqual([]);
    },
  );

test(
  "a contact number that an input method composes is not rewritten meanwhile, and arrives once, as ten digits",
  { tag: ["@desktop", "@chromium"] },
  async ({ openForm, page, parent }) => {
    const form = await openForm(englishFormSamples.consultation);
    await form.fill();
    await form.hydrate();
    const contact = form.control("contact");
    await contact.fill("");
    const inputMethod = await page.context().newCDPSession(page);
    const number = "+९१ 98765-43210";

    for (let end = 1; end <= number.length; end += 1) {
      await inputMethod.send("Input.imeSetComposition", {
        text: number.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
      await expect(contact).toHaveValue(number.slice(0, end));
    }
    await inputMethod.send("Input.insertText", { text: number });
    await expect(contact).toHaveValue("9876543210");
    await form.button.click();

    await form.expectThanks();
    const row = await rowOf("consultation", parent);
    expect(row.contact).toBe("9876543210");
  },
);

test(
  "with text twice as large, the panel about the next steps begins in view",
  { tag: "@phone" },
  async ({ openForm, page }) => {
    const { booking } = englishFormSamples;
    const form = await openForm(booking);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await form.fill();
    await form.hydrate();

    await form.button.click();

    await form.expectThanks();
    const { sentHeading } = booking.content.forms.notes;
    await expect(page.getByText(sentHeading)).toBeInViewport({ ratio: 1 });
  },
);

test(
  "a consultation that is too long is kept whole and says so until it is shortened; the longest, in Hindi, is sent by fetch with keepalive",
  { tag: "@desktop" },
  async ({ openForm, page, parent, requests }) => {
    const { consultation } = englishFormSamples;
    const form = await openForm(consultation);
    const { tooLong } = consultation.content.forms.problems;
    const note = form.form.getByText(tooLong.replace("{count}", "1,198"));
    const fields = ["childName", "address", "medicalHistory"];
    for (const field of fields) {
      const text = "क".repeat(limitOf(field) + 1198);
      // As a paste, from before the script of the form has come: `fill` knows no limit.
      await form.control(field).focus();
      await page.keyboard.insertText(text);
      await expect(form.control(field)).toHaveValue(text);
    }
    await form.waitForHydration();
    await expect(note).toHaveCount(fields.length);
    const invalid = form.form.locator("[aria-invalid=true]");
    await expect(invalid, "Submit was not pressed").toHaveCount(fields.length);
    for (const [name, value] of Object.entries(form.values))
      if (!fields.includes(name)) await form.set(name, value);
    await form.stopClock();

    for (const field of fields) {
      await form.button.click();
      await page.clock.runFor(reportDelayMs);
      await expect(form.control(field)).toBeFocused();
      await form.set(field, "क".repeat(limitOf(field)));
    }
    expect(requests.filter(isPost)).toEqual([]);
    await expect(note).toHaveCount(0);
    await form.button.click();

    await form.expectThanks();
    const row = await rowOf("consultation", parent);
    expect(row.serviceRequest).toHaveLength(leadForms.consultation.serviceRequest.maxLength);
  },
);

/** How many letters the field of this name may have. */
const limitOf = (name: string) => ruleOf("consultation", fieldName(name) as FieldName).maxLength!;

for (const sample of everyFormSample.filter(({ address }) => /^\/(hi)?$/.test(address)))
  test(
    `in the thanks of ${sample.address} a number stays in one line, and one without spaces fits a narrow phone`,
    { tag: "@phone" },
    async ({ openForm, page }) => {
      const form = await openForm(sample);
      const { sentHeading } = sample.content.forms.notes;
      const number = region(page, sentHeading).locator("b");
      await form.hydrate();

      for (const phoneNumber of ["+91 98765 43210", "9".repeat(40)]) {
        await form.fill({ ...form.values, phoneNumber });
        await form.button.click();
        await expect(number).toHaveText(phoneNumber);
        for (let width = 400; width >= 280; width -= 8) {
          await page.setViewportSize({ width, height: 740 });
          expect(await page.evaluate(widthOfPage)).toBeLessThanOrEqual(width);
          if (phoneNumber.startsWith("+")) expect((await edgesOf(number)).height).toBeLessThan(40);
        }
      }
    },
  );

const widthOfPage = () => document.documentElement.scrollWidth;
