/** Both forms of the finished pages in a browser; components/lead-form has the rest of what a form does. */
import type { Locator, Request } from "playwright/test";
import { messageTimeMs } from "@/components/island/protocol";
import { formNotes } from "@/content/forms";
import {
  addressesOf,
  expect,
  isPost,
  isScript,
  region,
  test,
} from "./fixtures";
import { bothForms, everyForm, sentValues } from "./forms";
import { refuseConnections, rowOf, rowsOf } from "./leads";
import { addresses } from "./addresses";

for (const sample of everyForm)
  test(`a ${sample.name} from ${sample.address} reaches the centre just as it was typed, and the parent is thanked`, async ({
    page,
    openForm,
    parent,
    requests,
    pageErrors,
  }) => {
    const { name, path, given, required, words } = sample;
    const form = await openForm(sample);
    if (path === "/contact")
      await expect(form.control(required[0]!)).toBeInViewport();
    await form.expectValues({ ...form.emptyValues, ...given });
    expect(requests.filter(isScript)).toEqual([]);
    // A live region that appears together with its text is often not read out.
    await expect(form.message).toBeEmpty();
    await form.fill();
    await form.ready();

    await test.step("the first touch fetched the scripts of the form, and nothing else", async () => {
      const scripts = addressesOf(requests.filter(isScript));
      expect(scripts.join()).toContain(`/${name}-form.`);
      expect(scripts.join()).not.toContain("swiper");
      const data = /fetch|xhr|eventsource|websocket/;
      expect(requests.filter((each) => data.test(each.resourceType()))).toEqual(
        [],
      );
      // The page's own styles stand inside it; React brings none back.
      await expect(page.locator("head link[rel=stylesheet]")).toHaveCount(0);
    });

    await form.button.focus();
    // The page of a service is long, and scrolls there smoothly.
    await expect(form.button).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");

    const next = region(page, words.formNotes.sentHeading);
    await test.step("thanks in green, beside what happens next, in view and with the keyboard", async () => {
      await form.expectThanks();
      expect(await hue(form.message)).toBe("green");
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

    await test.step("one multipart POST to another origin, whose answer stays unread", async () => {
      const [post, ...others] = requests.filter(isPost);
      expect(others).toEqual([]);
      expect(post!.url()).toBe(`${addresses.inbox}/${name}`);
      expect(fieldNames(post!)).toEqual([
        ...Object.keys(sentValues(form.values)),
        "timestamp",
      ]);
      expect(await post!.headerValue("content-type")).toMatch(
        /^multipart\/form-data; boundary=/,
      );
      // The inbox lets no other origin read this answer: only a request that does not ask to can end well.
      const answer = await post!.response();
      expect(answer?.headers()).not.toHaveProperty(
        "access-control-allow-origin",
      );
      const methods = new Set(requests.map((each) => each.method()));
      expect([...methods].sort()).toEqual(["GET", "POST"]);
    });

    await test.step("after 5 seconds only what happens next is left", async () => {
      await page.clock.fastForward(messageTimeMs);
      await expect(form.message).toBeEmpty();
      await expect(next).toBeVisible();
    });
    expect(pageErrors).toEqual([]);
  });

for (const sample of bothForms) {
  const { name, required, refused } = sample;

  test(`a ${name} that meets no server is kept, and can be sent again`, async ({
    page,
    openForm,
    parent,
    pageErrors,
  }) => {
    await refuseConnections(page);
    const form = await openForm(sample);
    await form.fill();
    await form.ready();

    await form.button.click();

    await form.expectError();
    expect(await hue(form.message)).toBe("red");
    await form.expectValues();
    expect(rowsOf(name, parent)).toEqual([]);
    expect(pageErrors.join()).toContain("The lead was not sent");
    const otherWays = region(page, formNotes.notSentHeading);
    await expect(otherWays.getByRole("link")).toHaveCount(2);
    await page.clock.fastForward(messageTimeMs);
    await expect(form.message).toBeEmpty();
    await expect(otherWays).toBeVisible();

    await page.unrouteAll();
    await form.button.click();
    await form.expectThanks();
    expect(await rowOf(name, parent)).toMatchObject(sentValues(form.values));
  });

  test(`a ${name} with a gap or a slip is not sent; the browser leads to it`, async ({
    openForm,
    requests,
  }) => {
    const form = await openForm(sample);
    await form.ready();

    for (const field of required)
      await test.step(`${field} is empty`, async () => {
        await form.button.click();
        await expect(form.control(field).first()).toBeFocused();
        await expect(form.label(field)).toBeInViewport({ ratio: 1 });
        await form.set(field, form.values[field]!);
      });

    for (const [field, value] of refused)
      await test.step(`${field} is ${JSON.stringify(value)}`, async () => {
        await form.set(field, value);
        await form.button.click();
        await expect(form.control(field)).toBeFocused();
        await form.set(field, form.values[field]!);
      });

    await expect(form.message).toBeEmpty();
    expect(requests.filter(isPost)).toEqual([]);
  });
}

test("a form filled to its limits, in Hindi, still fits into a request that outlives its page", async ({
  openForm,
  parent,
}) => {
  const form = await openForm(bothForms[1]!);
  await form.fill();
  for (const field of ["childName", "address", "medicalHistory"]) {
    const limit = Number(await form.control(field).getAttribute("maxlength"));
    expect(limit).toBeGreaterThan(0);
    await form.control(field).evaluate(paste, "क".repeat(limit + 50));
    await expect(form.control(field)).toHaveValue("क".repeat(limit));
  }
  await form.ready();

  await form.button.click();

  await form.expectThanks();
  const row = await rowOf("consultation", parent);
  expect(row.serviceRequest).toHaveLength(5000);
});

/** The names of the fields in a multipart body, in order. */
const fieldNames = (request: Request) =>
  [...(request.postData() ?? "").matchAll(/; name="([^"]*)"/g)].map(
    ([, name]) => name,
  );

/** As a person pastes: filling a control from a script passes its maxlength by. */
function paste(element: Element, text: string): void {
  (element as HTMLInputElement).select();
  document.execCommand("insertText", false, text);
}

/** Whether a text is more green than red, or the other way round. */
async function hue(text: Locator): Promise<"green" | "red"> {
  const colour = await text.evaluate((each) => getComputedStyle(each).color);
  const [red = 0, green = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return green > red ? "green" : "red";
}
