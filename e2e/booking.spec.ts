import { expect, test, type Page } from "playwright/test";
import { bookingForm, formNotes, leadForm } from "@/content/forms";
import {
  awake,
  field,
  fieldNames,
  message,
  refuseConnections,
  rowOf,
  rowsOf,
  someParent,
  stopTheClock,
  submitButton,
  tone,
  watchPosts,
} from "./leads";
import { addresses } from "./local-addresses";
import { thoroughUnless } from "./thorough";

const { parentName, phoneNumber, location, serviceRequest } = bookingForm;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

async function fill(page: Page, parent: string, request = "Speech therapy") {
  await field(page, parentName.label).fill(parent);
  await field(page, phoneNumber.label).fill("+91 98765 43210");
  await field(page, location.label).selectOption("CR Park, Delhi");
  await field(page, serviceRequest.label).fill(request);
}

test("a parent books a first session, and the centre gets exactly what was asked for", async ({
  page,
}) => {
  const parent = someParent();
  await page.goto("/");

  await fill(page, parent);
  await submitButton(page).click();

  await expect(message(page)).toHaveText(leadForm.success);
  const row = await rowOf("booking", parent);
  expect(Object.keys(row)).toEqual([
    "parentName",
    "phoneNumber",
    "location",
    "serviceRequest",
    "timestamp",
  ]);
  expect(row).toEqual({
    parentName: parent,
    phoneNumber: "+91 98765 43210",
    location: "delhi CR Park",
    serviceRequest: "Speech therapy",
    timestamp: expect.stringMatching(isoTime),
  });
  const age = Date.now() - Date.parse(row.timestamp!);
  expect(Math.abs(age)).toBeLessThan(60_000);
});

test(
  "the optional field may stay empty",
  { tag: ["@phone", "@thorough"] },
  async ({ page }) => {
    const parent = someParent();
    await page.goto("/");

    await fill(page, parent, "");
    await submitButton(page).click();

    expect(await rowOf("booking", parent)).toMatchObject({
      serviceRequest: "",
    });
  },
);

test(
  "the lead goes out as one multipart POST to another origin, without asking first",
  { tag: ["@phone", "@own-build", "@thorough"] },
  async ({ page }) => {
    const posts = watchPosts(page);
    const methods: string[] = [];
    page.on("request", (request) => methods.push(request.method()));
    await page.goto("/");

    await fill(page, someParent());
    await submitButton(page).click();
    await expect(message(page)).toHaveText(leadForm.success);

    expect(posts).toHaveLength(1);
    const [post] = posts;
    expect(post!.url()).toBe(`${addresses.inbox}/booking`);
    const headers = await post!.allHeaders();
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    // The inbox lets no other origin read this answer: only a request that does not ask to can end well.
    const answer = await post!.response();
    expect(answer?.headers()).not.toHaveProperty("access-control-allow-origin");
    expect(fieldNames(post!)).toEqual([
      "parentName",
      "phoneNumber",
      "location",
      "serviceRequest",
      "timestamp",
    ]);
    expect(methods).not.toContain("OPTIONS");
  },
);

test(
  "Hindi, quotes and commas arrive as they were typed",
  { tag: ["@phone", "@thorough"] },
  async ({ page }) => {
    const parent = someParent();
    const request = 'मेरी बेटी, 5 साल: "नहीं" बोलती 🙂';
    await page.goto("/");

    await fill(page, parent, request);
    await submitButton(page).click();

    expect(await rowOf("booking", parent)).toMatchObject({
      serviceRequest: request,
    });
  },
);

test(
  "the thanks are green, go after 5 seconds, and leave behind what happens next",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await fill(page, someParent());
    await stopTheClock(page);

    await submitButton(page).click();

    await expect(message(page)).toHaveText(leadForm.success);
    await expect(submitButton(page)).toBeEnabled();
    expect(await tone(page)).toBe("green");
    const panel = page.getByRole("region", { name: formNotes.sentHeading });
    await expect(panel).toBeVisible();
    await expect(field(page, parentName.label)).toHaveValue("");
    await expect(field(page, location.label)).toHaveValue("");

    await page.clock.runFor(leadForm.messageTime - 1);
    await expect(message(page)).toHaveText(leadForm.success);
    await page.clock.runFor(1);
    await expect(message(page)).toBeEmpty();
    await expect(panel).toBeVisible();
  },
);

test(
  "a refused connection shows a red error for 5 seconds and keeps every word",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    const parent = someParent();
    await page.clock.install();
    await refuseConnections(page);
    const log: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error") log.push(line.text());
    });
    await page.goto("/");
    await fill(page, parent);
    await stopTheClock(page);

    await submitButton(page).click();

    await expect(message(page)).toHaveText(leadForm.error);
    await expect(submitButton(page)).toBeEnabled();
    expect(await tone(page)).toBe("red");
    expect(log.join("\n")).toContain("The lead was not sent");
    const panel = page.getByRole("region", { name: formNotes.notSentHeading });
    await expect(panel.getByRole("link")).toHaveCount(2);
    await expect(field(page, parentName.label)).toHaveValue(parent);
    await expect(field(page, location.label)).toHaveValue("delhi CR Park");
    expect(rowsOf("booking", parent)).toEqual([]);

    await page.clock.runFor(leadForm.messageTime - 1);
    await expect(message(page)).toHaveText(leadForm.error);
    await page.clock.runFor(1);
    await expect(message(page)).toBeEmpty();
    await expect(panel).toBeVisible();
  },
);

test(
  "after a lost connection the same words can be sent again",
  { tag: ["@phone", "@thorough"] },
  async ({ page }) => {
    const parent = someParent();
    await refuseConnections(page);
    await page.goto("/");
    await fill(page, parent);
    await submitButton(page).click();
    await expect(message(page)).toHaveText(leadForm.error);

    await page.unrouteAll();
    await submitButton(page).click();

    await expect(message(page)).toHaveText(leadForm.success);
    expect(await rowOf("booking", parent)).toMatchObject({
      serviceRequest: "Speech therapy",
    });
  },
);

test(
  "a phone without a connection says so at once",
  { tag: ["@phone", "@thorough"] },
  async ({ page, context }) => {
    const parent = someParent();
    await page.goto("/");
    await fill(page, parent);
    await awake(page);
    await context.setOffline(true);

    await submitButton(page).click();

    await expect(message(page)).toHaveText(leadForm.error);
    await expect(field(page, parentName.label)).toHaveValue(parent);
  },
);

test(
  "the button says Submitting... and waits; a double click sends one lead",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    const parent = someParent();
    const posts = watchPosts(page);
    let letGo = () => {};
    const held = new Promise<void>((done) => (letGo = done));
    await page.route(`${addresses.inbox}/booking`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    await fill(page, parent);

    await submitButton(page).dblclick();

    await expect(submitButton(page)).toHaveText(leadForm.submitting);
    await expect(submitButton(page)).toBeDisabled();
    letGo();
    await expect(message(page)).toHaveText(leadForm.success);
    await expect(submitButton(page)).toHaveText(leadForm.submit);
    expect(posts).toHaveLength(1);
    expect(await rowOf("booking", parent)).toMatchObject({
      parentName: parent,
    });
  },
);

test(
  "the keyboard finds its place again after sending",
  { tag: "@thorough-phone" },
  async ({ page }) => {
    await page.goto("/");
    await fill(page, someParent());

    await submitButton(page).focus();
    await page.keyboard.press("Enter");

    await expect(message(page)).toHaveText(leadForm.success);
    await expect(submitButton(page)).toBeFocused();
  },
);

for (const missing of [parentName, phoneNumber, location])
  test(
    `nothing is sent while this is empty: ${missing.label}`,
    { tag: ["@phone", ...thoroughUnless(missing === parentName)] },
    async ({ page }) => {
      const posts = watchPosts(page);
      await page.goto("/");
      await fill(page, someParent());

      if (missing === location)
        await field(page, location.label).selectOption("Select Location");
      else await field(page, missing.label).clear();
      await submitButton(page).click();

      await expect(field(page, missing.label)).toBeFocused();
      await expect(message(page)).toBeEmpty();
      expect(posts).toEqual([]);
    },
  );

test(
  "what was typed survives a reload in this tab, and is gone once it is sent",
  { tag: ["@phone", "@thorough"] },
  async ({ page }) => {
    const parent = someParent();
    await page.goto("/");
    await fill(page, parent);
    await awake(page);
    await field(page, serviceRequest.label).press("End");
    await page.keyboard.type(", please");

    await page.reload();
    await field(page, serviceRequest.label).click();
    await expect(field(page, parentName.label)).toHaveValue(parent);
    await expect(field(page, serviceRequest.label)).toHaveValue(
      "Speech therapy, please",
    );
    await expect(field(page, location.label)).toHaveValue("delhi CR Park");
    await submitButton(page).click();
    await expect(message(page)).toHaveText(leadForm.success);

    await page.reload();
    await field(page, serviceRequest.label).click();
    await expect(field(page, parentName.label)).toHaveValue("");
  },
);

test(
  "the line that will speak is there for screen readers before it speaks",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");

    // A live region that appears together with its words is often not read out.
    await expect(page.getByRole("status")).toHaveCount(1);
  },
);
