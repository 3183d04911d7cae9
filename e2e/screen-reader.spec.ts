/** What a screen reader is given: everything that opens, turns or is sent, in order and each thing once. */
import { bookingForm, formNotes, leadForm } from "@/content/forms";
import { programs, programsHeading } from "@/content/programs";
import { reasons, reasonsMessages } from "@/content/reasons";
import { expect, region, test } from "./fixtures";
import { FormPage } from "./form-page";
import { forms } from "./forms";
import { refuseConnections } from "./leads";

/** A text may hold what means something in a snapshot. */
const quote = (text: string) => JSON.stringify(text);
const each = <T>(all: readonly T[], lines: (one: T) => string) =>
  all.map(lines).join("");

test.describe("on a phone", { tag: "@phone" }, () => {
  test("a form, not sent and then sent", async ({ page }) => {
    await refuseConnections(page);
    await page.goto("/");
    const booking = new FormPage(page, forms.booking, "Asha");
    const { form } = booking;
    const { parentName, phoneNumber, location, serviceRequest } = bookingForm;
    // The line that will speak is there before it speaks.
    await expect(form).toMatchAriaSnapshot(`
  - paragraph: ${quote(leadForm.required)}
  - textbox "${parentName.label}"
  - textbox "${phoneNumber.label}"
  - combobox "${location.label}"
  - textbox "${serviceRequest.label} (${leadForm.optional})"
  - button "${leadForm.submit}"
  - status`);

    await booking.fill();
    const { notSentHeading, notSent, sentHeading, sent } = formNotes;
    for (const [status, heading, text] of [
      [leadForm.error, notSentHeading, notSent],
      [leadForm.success, sentHeading, sent],
    ] as const) {
      await booking.button.click();
      const line = `\n  - status: ${quote(status)}`;
      const panel = `\n  - region "${heading}":
    - paragraph: ${quote(heading)}
    - paragraph: ${quote(text)}`;
      await expect(form).toMatchAriaSnapshot(
        heading === sentHeading ? panel + line : line + panel,
      );
      await page.unrouteAll();
    }
  });
});

test("tiles and flip card, before and after", async ({ page }, info) => {
  await page.goto("/");
  const tiles = region(page, programsHeading);
  const tilesSnapshot = each(
    programs,
    ({ title, line, description, link }) => `
  - article:
    - /children: deep-equal
    - heading "${title}" [level=3]
    - paragraph: ${quote(line)}
    - paragraph: ${quote(description)}
    - 'link "${link} : ${title}"'`,
  );
  await expect(tiles).toMatchAriaSnapshot(tilesSnapshot);
  await tiles.getByRole("link").first().focus();
  await expect(tiles).toMatchAriaSnapshot(tilesSnapshot);

  const { heading, intro, front, turn, link } = reasonsMessages;
  const card = region(page, heading);
  // Nothing turns on a touch screen, and nothing says so.
  const turns = info.project.name.endsWith("desktop");
  const cardSnapshot = `
  - region "${heading}":
    - /children: deep-equal
    - heading "${heading}" [level=2]
    - paragraph: ${quote(intro)}${turns ? `\n    - link "${turn}"` : ""}
    - paragraph: ${quote(front)}
    - list:${each(
      reasons,
      ({ title, text }) => `
      - listitem:
        - strong: ${quote(title)}
        - text: ${quote(text)}`,
    )}
    - link "${link}"`;
  await expect(card).toMatchAriaSnapshot(cardSnapshot);
  await card.getByRole("link").first().focus();
  await expect(card).toMatchAriaSnapshot(cardSnapshot);
});
