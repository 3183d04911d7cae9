import { expect, test, type Page } from "playwright/test";
import { consultationForm, formNotes, leadForm } from "@/content/forms";
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

const { childName, dob, parentName, contact, email, address, serviceRequest } =
  consultationForm;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

async function fill(page: Page, parent: string, mail = "asha@example.in") {
  await field(page, childName.label).fill("Ravi");
  await field(page, dob.label).fill("2019-08-24");
  await page.getByRole("radio", { name: "Other" }).check();
  await field(page, parentName.label).fill(parent);
  await field(page, contact.label).fill("9876543210");
  await field(page, email.label).fill(mail);
  await field(page, address.label).fill("12, Market 1\nCR Park");
  await field(page, serviceRequest.label).fill("Speech therapy");
}

test("a parent asks for a consultation, and the centre gets exactly what was asked for", async ({
  page,
}) => {
  const parent = someParent();
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Book Consultation",
  );

  await fill(page, parent);
  await submitButton(page).click();

  await expect(message(page)).toHaveText(leadForm.success);
  const row = await rowOf("consultation", parent);
  expect(Object.keys(row)).toEqual([
    "childName",
    "dob",
    "gender",
    "parentName",
    "contact",
    "email",
    "address",
    "serviceRequest",
    "timestamp",
  ]);
  expect(row).toEqual({
    childName: "Ravi",
    dob: "2019-08-24",
    gender: "Other",
    parentName: parent,
    contact: "9876543210",
    email: "asha@example.in",
    address: "12, Market 1\nCR Park",
    serviceRequest: "Speech therapy",
    timestamp: expect.stringMatching(isoTime),
  });
});

test(
  "a parent fills it in by keyboard alone",
  { tag: "@thorough" },
  async ({ page }) => {
    const parent = someParent();
    await page.goto("/contact");
    await field(page, childName.label).focus();

    await page.keyboard.type("Ravi");
    await page.keyboard.press("Tab");
    await field(page, dob.label).fill("2019-08-24");
    await page.getByRole("radio", { name: "Male", exact: true }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    for (const words of [parent, "9876543210", "", "12 Market 1", ""]) {
      await page.keyboard.type(words);
      await page.keyboard.press("Tab");
    }
    await page.getByRole("main").getByRole("button").focus();
    await page.keyboard.press("Enter");

    await expect(message(page)).toHaveText(leadForm.success);
    expect(await rowOf("consultation", parent)).toMatchObject({
      childName: "Ravi",
      gender: "Female",
      email: "",
      address: "12 Market 1",
      serviceRequest: "",
    });
  },
);

test(
  "the lead goes out as one multipart POST with the specified names",
  { tag: ["@phone", "@own-build"] },
  async ({ page }) => {
    const posts = watchPosts(page);
    await page.goto("/contact");

    await fill(page, someParent());
    await submitButton(page).click();
    await expect(message(page)).toHaveText(leadForm.success);

    expect(posts).toHaveLength(1);
    expect(posts[0]!.url()).toBe(`${addresses.inbox}/consultation`);
    expect(await posts[0]!.headerValue("content-type")).toMatch(
      /^multipart\/form-data; boundary=/,
    );
    expect(fieldNames(posts[0]!)).toEqual([
      "childName",
      "dob",
      "gender",
      "parentName",
      "contact",
      "email",
      "address",
      "serviceRequest",
      "timestamp",
    ]);
  },
);

test(
  "Hindi, quotes and line breaks arrive as they were typed",
  { tag: ["@phone", "@thorough"] },
  async ({ page }) => {
    const parent = someParent();
    const words = 'मेरी बेटी, 5 साल\n"नहीं" बोलती\n\nधन्यवाद 🙂';
    await page.goto("/contact");

    await fill(page, parent);
    await field(page, childName.label).fill("रवि सेन");
    await field(page, serviceRequest.label).fill(words);
    await submitButton(page).click();

    expect(await rowOf("consultation", parent)).toMatchObject({
      childName: "रवि सेन",
      serviceRequest: words,
    });
  },
);

for (const number of ["987654321", "98765432100", "98765 43210", "98765abcde"])
  test(
    `a contact number that is not 10 digits is never sent: ${number}`,
    { tag: ["@phone", ...thoroughUnless(number === "987654321")] },
    async ({ page }) => {
      const posts = watchPosts(page);
      await page.goto("/contact");
      await fill(page, someParent());

      await field(page, contact.label).fill(number);
      await submitButton(page).click();

      await expect(field(page, contact.label)).toBeFocused();
      await expect(message(page)).toBeEmpty();
      expect(posts).toEqual([]);
    },
  );

test(
  "an email address without @ is never sent",
  { tag: "@phone" },
  async ({ page }) => {
    const posts = watchPosts(page);
    await page.goto("/contact");
    await fill(page, someParent(), "asha.example.in");

    await submitButton(page).click();

    await expect(field(page, email.label)).toBeFocused();
    expect(posts).toEqual([]);
  },
);

test(
  "the thanks are green and go after 5 seconds; what happens next stays",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/contact");
    await fill(page, someParent());
    await stopTheClock(page);

    await submitButton(page).click();

    await expect(message(page)).toHaveText(leadForm.success);
    await expect(submitButton(page)).toBeEnabled();
    expect(await tone(page)).toBe("green");
    const panel = page.getByRole("region", { name: formNotes.sentHeading });
    await expect(panel).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(field(page, address.label)).toHaveValue("");
    await page.clock.runFor(leadForm.messageTime);
    await expect(message(page)).toBeEmpty();
    await expect(panel).toBeVisible();
  },
);

test(
  "a refused connection keeps every word, and the next attempt gets through",
  { tag: "@phone" },
  async ({ page }) => {
    const parent = someParent();
    await refuseConnections(page);
    await page.goto("/contact");
    await fill(page, parent);
    await submitButton(page).click();

    await expect(message(page)).toHaveText(leadForm.error);
    expect(await tone(page)).toBe("red");
    await expect(field(page, address.label)).toHaveValue(
      "12, Market 1\nCR Park",
    );
    await expect(page.getByRole("radio", { name: "Other" })).toBeChecked();
    expect(rowsOf("consultation", parent)).toEqual([]);

    await page.unrouteAll();
    await submitButton(page).click();
    await expect(message(page)).toHaveText(leadForm.success);
    expect(await rowOf("consultation", parent)).toMatchObject({
      childName: "Ravi",
    });
  },
);

test(
  "a double click sends one lead",
  { tag: "@thorough" },
  async ({ page }) => {
    const parent = someParent();
    const posts = watchPosts(page);
    await page.goto("/contact");
    await fill(page, parent);
    await awake(page);

    await submitButton(page).dblclick();

    await expect(message(page)).toHaveText(leadForm.success);
    expect(posts).toHaveLength(1);
    expect(await rowOf("consultation", parent)).toMatchObject({
      childName: "Ravi",
    });
  },
);

test(
  "the phone's number pad and the browser's own knowledge help to fill it in",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/contact");

    await expect(field(page, contact.label)).toHaveAttribute(
      "inputmode",
      "numeric",
    );
    await expect(field(page, contact.label)).toHaveAttribute(
      "placeholder",
      "10-digit number",
    );
    await expect(field(page, parentName.label)).toHaveAttribute(
      "autocomplete",
      "name",
    );
    await expect(field(page, dob.label)).toHaveAttribute("type", "date");
  },
);
