/** The core journey in WebKitGTK, where Playwright's WebKit cannot be had: every page, everything that opens, both forms. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test as base } from "playwright/test";
import { bookingForm, consultationForm, leadForm } from "@/content/forms";
import { headerWords, navigation } from "@/content/navigation";
import { notFound, pages } from "@/content/pages";
import { programs } from "@/content/programs";
import { reasons, reasonsWords } from "@/content/reasons";
import { listedServices } from "@/content/services";
import { testimonials, testimonialWords } from "@/content/testimonials";
import { rowOf, someParent } from "../leads";
import { everyAddress, lost } from "../routes";
import {
  choose,
  field,
  find,
  findAll,
  focused,
  isSeen,
  open,
  pickDate,
} from "./parent";
import { keys, type WebDriver } from "./web-driver";
import { startWebKitGtk } from "./webkit-gtk";

const phone = 360;
const desk = 1280;

// One window for all: WebKitGTK's driver has no second one.
const test = base.extend<object, { window: WebDriver }>({
  window: [
    // Playwright reads from the first parameter which other fixtures this one needs.
    async ({}, use) => {
      const { window, end } = await startWebKitGtk();
      await use(window);
      await end();
    },
    { scope: "worker" },
  ],
});

const axe = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** What axe finds: the rule, and the markup that breaks it. */
async function barriersOn(window: WebDriver) {
  await window.load(axe);
  return window.run(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, any }) => [html, any[0]?.message ?? ""]),
    ]);
  });
}

for (const route of everyAddress) {
  const title = route === lost ? notFound.title : pages[route].title;

  test(`${route} is whole on a phone and on a desk`, async ({
    window,
  }, info) => {
    for (const width of [320, phone, desk]) {
      await test.step(`at ${width} px`, async () => {
        await open(window, route, width);

        expect(await window.run(() => document.title)).toBe(title);
        expect(await window.run(() => innerWidth)).toBe(width);
        expect(
          await window.run(() => document.documentElement.scrollWidth),
        ).toBeLessThanOrEqual(width);
        expect(await window.all("h1")).toHaveLength(1);
        expect(await barriersOn(window)).toEqual([]);
        const path = info.outputPath(`${width}.png`);
        writeFileSync(path, await window.picture());
        await info.attach(`${width} px`, { path, contentType: "image/png" });
      });
    }
  });
}

test("the menu of a phone opens, keeps the keyboard, closes and leads on", async ({
  window,
}) => {
  await open(window, "/contact", phone);
  const closed = async () =>
    (await findAll(window, "button", headerWords.closeMenu)).length;

  await window.click(await find(window, "button", headerWords.openMenu));
  await find(window, "link", navigation.home.label);
  const behind = await window.run(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "main input, main a, footer a, .skip-link",
        ),
      ].filter((element) => {
        element.focus();
        return document.activeElement === element;
      }).length,
  );
  expect(behind, "reached behind the menu").toBe(0);

  await window.press(keys.Escape);
  await expect.poll(closed).toBe(0);
  expect(await focused(window)).toBe(`button ${headerWords.openMenu}`);

  await window.click(await find(window, "button", headerWords.openMenu));
  await window.click(await find(window, "button", headerWords.closeMenu));
  await expect.poll(closed).toBe(0);

  await window.click(await find(window, "button", headerWords.openMenu));
  await window.click(await find(window, "link", navigation.services.label));
  await expect.poll(() => window.address()).toMatch(/\/service$/);
});

test("the list of services opens, closes and leads on", async ({ window }) => {
  const service = navigation.eachService[4];
  await open(window, "/contact", desk);
  const listed = async () =>
    (await findAll(window, "link", service.label)).length;
  const before = await listed();

  const chevron = await find(window, "button", headerWords.servicesMenu);
  await window.click(chevron);
  await expect.poll(listed).toBe(before + 1);

  await window.click(await find(window, "heading", consultationForm.heading));
  await expect.poll(listed).toBe(before);

  await window.click(chevron);
  await expect.poll(listed).toBe(before + 1);
  await window.press(keys.Escape);
  await expect.poll(listed).toBe(before);

  await window.click(chevron);
  await expect.poll(listed).toBe(before + 1);
  const [first] = await findAll(window, "link", service.label);
  await window.click(first!);
  await expect.poll(() => window.address()).toContain(service.href);
});

for (const { title, description } of [...programs, ...listedServices]) {
  const isProgram = programs.some((program) => program.title === title);

  test(`${isProgram ? "the tile" : "the card"} ${title} shows what it holds`, async ({
    window,
  }) => {
    await open(window, isProgram ? "/" : "/service", desk);
    const heading = await find(window, "heading", title);
    await window.scrollTo(heading);
    await window.pointAt();
    expect(await isSeen(window, description), "before").toBe(false);

    await window.scrollTo(heading);
    await window.pointAt(heading);
    await expect
      .poll(() => isSeen(window, description), "pointed at")
      .toBe(true);

    await open(window, isProgram ? "/" : "/service", phone);
    expect(await isSeen(window, description), "on a phone").toBe(true);
  });
}

test("the flip card turns, and shows both faces on a phone", async ({
  window,
}) => {
  const { front } = reasonsWords;
  await open(window, "/", desk);
  await window.pointAt();
  expect(await isSeen(window, front)).toBe(true);
  expect(await isSeen(window, reasons[10].title)).toBe(false);

  const [link] = (await findAll(window, "link", reasonsWords.link)).slice(-1);
  await window.run((target) => {
    (target as unknown as HTMLElement).focus();
  }, link);
  await expect.poll(() => isSeen(window, reasons[10].title)).toBe(true);
  await expect.poll(() => isSeen(window, front)).toBe(false);

  await open(window, "/", phone);
  expect(await isSeen(window, front)).toBe(true);
  expect(await isSeen(window, reasons[0].title)).toBe(true);
  expect(await isSeen(window, reasons[10].title)).toBe(true);
});

test("the carousel moves by its bullets and marks the quote in view", async ({
  window,
}) => {
  await open(window, "/", phone);
  await window.scrollTo(await find(window, "list", testimonialWords.list));
  const bullet = (index: number) =>
    find(
      window,
      "button",
      testimonialWords.bullet
        .replace("{number}", String(index + 1))
        .replace("{count}", String(testimonials.length)),
    );

  for (const index of [2, 1, 0]) {
    await window.click(await bullet(index));

    await expect
      .poll(
        () =>
          window.run(
            (content) =>
              [...document.querySelectorAll("li")]
                .find(({ textContent }) => textContent?.includes(content))
                ?.getBoundingClientRect().left,
            testimonials[index]!.content,
          ),
        `quote ${index + 1}`,
      )
      .toBeCloseTo(
        await window.run(
          (list) => (list as unknown as Element).getBoundingClientRect().left,
          await find(window, "list", testimonialWords.list),
        ),
        0,
      );
    const marked = await window.run(() =>
      [...document.querySelectorAll("button")].map(
        (button) => button.ariaCurrent,
      ),
    );
    expect(marked.filter((current) => current !== null)).toEqual(["true"]);
    const reachable = await window.run(
      (contents) =>
        contents.map(
          (content) =>
            [...document.querySelectorAll("li")].find(({ textContent }) =>
              textContent?.includes(content),
            )?.inert === false,
        ),
      testimonials.map(({ content }) => content),
    );
    expect(reachable).toEqual(testimonials.map((_, each) => each === index));
  }
});

test("a first session is booked, and the centre gets it", async ({
  window,
}) => {
  const parent = someParent();
  const { parentName, phoneNumber, location, serviceRequest } = bookingForm;
  await open(window, "/", phone);

  await window.type(await field(window, parentName.label), parent);
  await window.type(await field(window, phoneNumber.label), "+91 98765 43210");
  await choose(
    window,
    await field(window, location.label),
    location.options[1].label,
  );
  await window.type(await field(window, serviceRequest.label), "बोलना");
  await window.click(await find(window, "button", leadForm.submit));

  expect(await rowOf("booking", parent)).toMatchObject({
    phoneNumber: "+91 98765 43210",
    location: location.options[1].value,
    serviceRequest: "बोलना",
  });
  await expect.poll(() => statusOf(window)).toBe(leadForm.success);
});

test("a form with gaps is not sent; the first gap gets the focus", async ({
  window,
}) => {
  await open(window, "/contact", phone);

  await window.click(await find(window, "button", leadForm.submit));

  await expect
    .poll(() => window.run(() => document.activeElement?.id))
    .toBe("child-name");
  expect(await statusOf(window)).toBe("");
});

test("a consultation is asked for, and the centre gets it", async ({
  window,
}) => {
  const parent = someParent();
  const { childName, dob, parentName, contact, email, address } =
    consultationForm;
  await open(window, "/contact", desk);

  await window.type(await field(window, childName.label), "Ravi");
  await pickDate(window, await field(window, dob.label), "2019-08-24");
  await window.click(await find(window, "field", "Female"));
  await window.type(await field(window, parentName.label), parent);
  await window.type(await field(window, contact.label), "9876543210");
  await window.type(await field(window, email.label), "asha@example.in");
  const lines = await field(window, address.label);
  await window.type(lines, "12, Market 1");
  await window.press(keys.Enter);
  await window.type(lines, "CR Park");
  await window.click(await find(window, "button", leadForm.submit));

  expect(await rowOf("consultation", parent)).toMatchObject({
    childName: "Ravi",
    dob: "2019-08-24",
    gender: "Female",
    contact: "9876543210",
    email: "asha@example.in",
    address: "12, Market 1\nCR Park",
  });
  await expect.poll(() => statusOf(window)).toBe(leadForm.success);
});

/** What the line says that thanks or says sorry. */
const statusOf = (window: WebDriver) =>
  window.run(
    () => document.querySelector('[role="status"]')?.textContent?.trim() ?? "",
  );
