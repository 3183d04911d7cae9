/** What a screen reader is given, line by line: everything that opens, turns or is sent, each thing once and in order. */
import { expect, test, type Locator, type Page } from "playwright/test";
import {
  bookingForm,
  consultationForm,
  formNotes,
  leadForm,
} from "@/content/forms";
import { headerWords, navigation } from "@/content/navigation";
import { privacyWords } from "@/content/privacy";
import { programLink, programs } from "@/content/programs";
import { reasons, reasonsWords } from "@/content/reasons";
import { site } from "@/content/site";
import {
  testimonials,
  testimonialsHeading,
  testimonialWords,
} from "@/content/testimonials";
import { field, refuseConnections, submitButton } from "./leads";
import { thoroughUnless } from "./thorough";

/** The lines of the accessibility tree, without addresses. */
async function heard(part: Locator): Promise<readonly string[]> {
  const lines = (await part.ariaSnapshot()).split("\n");
  return (
    lines
      .map((line) => line.trim())
      .filter((line) => !line.startsWith("- /"))
      .map((line) => line.replace(/^- '?/, "").replace(/('?:|')$/, ""))
      // Words with a colon in them stand in quotation marks.
      .map((line) => line.replace(/^(\w+): "(.*)"$/, "$1: $2"))
  );
}

const expectToHear = (part: Locator, lines: readonly string[]) =>
  expect.poll(() => heard(part)).toEqual(lines);

const link = ({ label }: { readonly label: string }) => `link "${label}"`;
const { home, services, eachService, contact } = navigation;
const listOfServices = [
  "list",
  ...eachService.flatMap((each) => ["listitem", link(each)]),
];
const region = (page: Page, name: string) => page.getByRole("region", { name });

test(
  "the bar of a wide window, its list closed and open",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: headerWords.navigation });
    const chevron = `button "${headerWords.servicesMenu}"`;
    const before = [`navigation "Main"`, link(home), link(services), chevron];
    await expectToHear(bar, [...before, link(contact)]);

    await page.getByRole("button", { name: headerWords.servicesMenu }).click();

    await expectToHear(bar, [...before, ...listOfServices, link(contact)]);
  },
);

test(
  "the menu of a phone, closed and open",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await expectToHear(header, [
      "banner",
      `link "K7 ${headerWords.tagline}"`,
      `button "${headerWords.openMenu}"`,
    ]);

    await page.getByRole("button", { name: headerWords.openMenu }).click();

    await expectToHear(page.getByRole("dialog"), [
      `dialog "${headerWords.menu}"`,
      `button "${headerWords.closeMenu}"`,
      `navigation "${headerWords.navigation}"`,
      link(home),
      link(services),
      ...listOfServices,
      link(contact),
    ]);
  },
);

for (const { title, description } of programs)
  test(
    `the tile ${title}, whether it is revealed or not`,
    {
      tag: [
        ...thoroughUnless(title === programs[0].title),
        "@thorough-desktop",
      ],
    },
    async ({ page }) => {
      await page.goto("/");
      const tile = page.getByRole("article").filter({ hasText: title });
      const lines = [
        "article",
        `heading "${title}" [level=3]`,
        `paragraph: ${description}`,
        `link "${programLink} : ${title}"`,
      ];
      await expectToHear(tile, lines);

      await tile.getByRole("link").focus();

      await expectToHear(tile, lines);
    },
  );

test(
  "the flip card, on both its faces",
  { tag: "@thorough-desktop" },
  async ({ page }, { project }) => {
    await page.goto("/");
    const { heading, intro, front, hint, link: onward } = reasonsWords;
    const lines = [
      `region "${heading}"`,
      `heading "${heading}" [level=2]`,
      `paragraph: ${intro}`,
      `paragraph: ${front}`,
      // Nothing turns on a touch screen, and nothing says so.
      ...(project.name.endsWith("desktop") ? [`paragraph: ${hint}`] : []),
      "list",
      ...reasons.flatMap(({ title, text }) => [
        "listitem",
        `strong: ${title}`,
        `text: ${text}`,
      ]),
      `link "${onward}"`,
    ];
    await expectToHear(region(page, heading), lines);

    await region(page, heading).getByRole("link").focus();

    await expectToHear(region(page, heading), lines);
  },
);

test(
  "the carousel: the quote in view and no other, and a button for each",
  { tag: ["@chromium", "@thorough"] },
  async ({ page }) => {
    await page.goto("/");
    const heading = testimonialsHeading.replace("{product}", site.product);
    const carousel = region(page, heading);
    await carousel.scrollIntoViewIfNeeded();
    const bulletNames = testimonials.map((_, index) =>
      testimonialWords.bullet
        .replace("{number}", String(index + 1))
        .replace("{count}", String(testimonials.length)),
    );

    for (const index of [0, 2, 1]) {
      await carousel.getByRole("button", { name: bulletNames[index]! }).click();

      await expect
        .poll(() => spoken(page, "section:has(.testimonials)"))
        .toEqual([
          `heading ${heading}`,
          `list ${testimonialWords.list}`,
          "listitem ",
          `StaticText ${testimonials[index]!.content}`,
          `group ${testimonialWords.bullets}`,
          ...bulletNames.map((name) => `button ${name}`),
        ]);
    }
  },
);

/** What Chromium itself hands to screen readers of a part: unlike Playwright's tree, it knows what is inert. */
async function spoken(
  page: Page,
  selector: string,
): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector,
  });
  const { nodes } = await session.send("Accessibility.queryAXTree", { nodeId });
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
    .filter(
      (line) =>
        /^(heading|list|listitem|group|button) /.test(line) ||
        testimonials.some(({ content }) => line === `StaticText ${content}`),
    );
}

const optional = `(${leadForm.optional})`;
const lastLines = [
  "paragraph",
  `text: ${privacyWords.notice}`,
  `link "${privacyWords.link}"`,
  `button "${leadForm.submit}"`,
];
const named = (role: string, { label }: { readonly label: string }) => [
  `text: ${label}`,
  `${role} "${label}"`,
];

test(
  "the booking form, and what it says when it is not sent and when it is",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    const { parentName, phoneNumber, location, serviceRequest } = bookingForm;
    await refuseConnections(page);
    await page.goto("/");
    const form = page.locator("form");
    const request = `${serviceRequest.label} ${optional}`;
    const before = [
      `paragraph: ${leadForm.required}`,
      ...named("textbox", parentName),
      ...named("textbox", phoneNumber),
      ...named("combobox", location),
      `option "${location.options[0].label}" [selected]`,
      `option "${location.options[1].label}"`,
      `text: ${request}`,
      `paragraph: ${serviceRequest.hint}`,
      `textbox "${request}"`,
      ...lastLines,
    ];
    // The line that will speak is there before it speaks.
    await expectToHear(form, [...before, "status"]);
    await expect(field(page, serviceRequest.label)).toHaveAccessibleDescription(
      serviceRequest.hint,
    );

    await field(page, parentName.label).fill("Asha");
    await field(page, phoneNumber.label).fill("9876543210");
    await field(page, location.label).selectOption({ index: 1 });
    await submitButton(page).click();
    await expect
      .poll(async () => (await heard(form)).slice(-7, -2))
      .toEqual([
        `status: ${leadForm.error}`,
        `region "${formNotes.notSentHeading}"`,
        `heading "${formNotes.notSentHeading}" [level=3]`,
        `paragraph: ${formNotes.notSent}`,
        "paragraph",
      ]);

    await page.unrouteAll();
    await submitButton(page).click();
    await expect
      .poll(async () => (await heard(form)).slice(-7, -2))
      .toEqual([
        `status: ${leadForm.success}`,
        `region "${formNotes.sentHeading}"`,
        `heading "${formNotes.sentHeading}" [level=3]`,
        `paragraph: ${formNotes.sent}`,
        "paragraph",
      ]);
  },
);

test(
  "the consultation form",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    const { child, childName, dob, gender, parent, parentName } =
      consultationForm;
    const { contact, email, address, serviceRequest } = consultationForm;
    const request = `${serviceRequest.label} ${optional}`;
    await page.goto("/contact");

    await expectToHear(page.locator("form"), [
      `paragraph: ${leadForm.required}`,
      `group "${child}"`,
      `text: ${child} ${childName.label}`,
      `textbox "${childName.label}"`,
      `text: ${dob.label}`,
      `paragraph: ${dob.hint}`,
      `textbox "${dob.label}"`,
      `group "${gender.label}"`,
      `text: ${gender.label}`,
      ...gender.options.flatMap(({ label }) => [
        `radio "${label}"`,
        `text: ${label}`,
      ]),
      `group "${parent}"`,
      `text: ${parent} ${parentName.label}`,
      `textbox "${parentName.label}"`,
      ...named("textbox", contact),
      `text: ${email.label} ${optional}`,
      `textbox "${email.label} ${optional}"`,
      ...named("textbox", address),
      `text: ${request}`,
      `paragraph: ${serviceRequest.hint}`,
      `textbox "${request}"`,
      ...lastLines,
      "status",
    ]);
    for (const { label, hint } of [dob, serviceRequest])
      await expect(field(page, label)).toHaveAccessibleDescription(hint);
  },
);
