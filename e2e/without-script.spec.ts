import { expect, test } from "playwright/test";
import { bookingForm, consultationForm } from "@/content/forms";
import { headerWords, navigation } from "@/content/navigation";
import { programs } from "@/content/programs";
import { reasons } from "@/content/reasons";
import { listedServices } from "@/content/services";
import { site } from "@/content/site";
import { testimonials, testimonialWords } from "@/content/testimonials";
import { field, rowOf, someParent, submitButton } from "./leads";
import { addresses } from "./local-addresses";
import { everyAddress } from "./routes";
import { isSeen } from "./seeing";
import { thoroughOn } from "./thorough";

test.use({ javaScriptEnabled: false });

for (const route of everyAddress)
  test(
    `${route} can be read`,
    { tag: [...thoroughOn(route), "@thorough-desktop"] },
    async ({ page }) => {
      await page.goto(route);

      await expect(page.getByText(site.welcome)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const words = await page.getByRole("main").innerText();
      expect(words.length).toBeGreaterThan(200);
    },
  );

test(
  "the list of services opens and closes",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const chevron = page.getByRole("button", {
      name: headerWords.servicesMenu,
    });
    const link = page
      .getByRole("banner")
      .getByRole("link", { name: navigation.eachService[4].label });
    await expect(link).toBeHidden();

    await chevron.click();
    await expect(link).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(link).toBeHidden();
    await chevron.click();
    await link.click();

    await expect(page).toHaveURL(navigation.eachService[4].href);
  },
);

test(
  "the menu opens, closes and leads on",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    const open = page.getByRole("button", { name: headerWords.openMenu });
    const menu = page.getByRole("dialog", { name: headerWords.menu });

    await open.tap();
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: headerWords.closeMenu }).tap();
    await expect(menu).toBeHidden();
    await open.tap();
    await menu.getByRole("link", { name: navigation.contact.label }).tap();

    await expect(page).toHaveURL(navigation.contact.href);
  },
);

test(
  "the quotes can be scrolled",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    await page.goto("/");
    const list = page.getByRole("list", { name: testimonialWords.list });
    const last = page.getByText(testimonials[2].content);
    await list.scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport();

    await list.focus();
    await expect(list).toBeFocused();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ timeout: 250, ratio: 0.9 });
    }).toPass();

    await expect(page.getByText(`~${testimonials[2].name}`)).toBeInViewport();
  },
);

test(
  "everything that hover shows elsewhere is in sight on a touch screen",
  { tag: ["@phone", "@thorough"] },
  async ({ page }) => {
    await page.goto("/");
    for (const words of [
      ...reasons.map(({ title }) => title),
      ...programs.map(({ description }) => description),
    ]) {
      const text = page.getByRole("main").getByText(words).last();
      await text.scrollIntoViewIfNeeded();
      await expect.poll(() => isSeen(text), words).toBe(true);
    }

    await page.goto("/service");
    for (const { description } of listedServices) {
      const text = page.getByText(description);
      await text.scrollIntoViewIfNeeded();
      await expect.poll(() => isSeen(text), description).toBe(true);
    }
  },
);

test(
  "the booking form still delivers",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    const parent = someParent();
    await page.goto("/");
    const { parentName, phoneNumber, location, serviceRequest } = bookingForm;

    await field(page, parentName.label).fill(parent);
    await field(page, phoneNumber.label).fill("+91 98765 43210");
    await field(page, location.label).selectOption("CR Park, Delhi");
    await field(page, serviceRequest.label).fill("बोलना");
    await submitButton(page).click();

    await expect(page).toHaveURL(`${addresses.inbox}/booking`);
    await expect(page.getByRole("heading")).toHaveText("Thank you");
    expect(await rowOf("booking", parent)).toEqual({
      parentName: parent,
      phoneNumber: "+91 98765 43210",
      location: "delhi CR Park",
      serviceRequest: "बोलना",
      timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
  },
);

test(
  "the consultation form still delivers",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    const parent = someParent();
    await page.goto("/contact");
    const { childName, dob, parentName, contact, address, serviceRequest } =
      consultationForm;

    await field(page, childName.label).fill("Ravi");
    await field(page, dob.label).fill("2019-08-24");
    await page.getByRole("radio", { name: "Female" }).check();
    await field(page, parentName.label).fill(parent);
    await field(page, contact.label).fill("9876543210");
    await field(page, address.label).fill("12, Market 1\nCR Park");
    await field(page, serviceRequest.label).fill('"Speech", please');
    await submitButton(page).click();

    await expect(page).toHaveURL(`${addresses.inbox}/consultation`);
    await expect(page.getByRole("heading")).toHaveText("Thank you");
    expect(await rowOf("consultation", parent)).toMatchObject({
      childName: "Ravi",
      dob: "2019-08-24",
      gender: "Female",
      contact: "9876543210",
      email: "",
      address: "12, Market 1\nCR Park",
      serviceRequest: '"Speech", please',
    });
  },
);
