/** What axe finds: on every page at three widths, and in every state a page can be in, in the colours a parent can choose. */
import { expect, test, type Page } from "playwright/test";
import { bookingForm, formNotes } from "@/content/forms";
import { headerWords } from "@/content/navigation";
import { programs } from "@/content/programs";
import { reasonsWords } from "@/content/reasons";
import { expectNoBarrier, schemes } from "./barriers";
import { canEmulateMedia, isThorough } from "./engine";
import { field, refuseConnections, submitButton } from "./leads";
import { everyAddress } from "./routes";
import { readToTheEnd } from "./seeing";

const everyScheme = Object.keys(schemes) as (keyof typeof schemes)[];
const lightOnly = everyScheme.slice(0, 1);
const schemesHere = canEmulateMedia && isThorough ? everyScheme : lightOnly;

// The widths are set here, so one project is enough.
test.describe("no barrier that axe can find", { tag: "@desktop" }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  for (const route of everyAddress) {
    test(`${route} on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(route);
      await readToTheEnd(page);

      await expectNoBarrier(page, "at 360 px", lightOnly);
    });

    test(
      `${route} at every width and in every scheme`,
      { tag: "@thorough" },
      async ({ page }) => {
        test.slow();
        await page.goto(route);
        await readToTheEnd(page);

        for (const [width, height] of [
          [1280, 800],
          [360, 740],
          [320, 640],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expectNoBarrier(page, `at ${width} px`, schemesHere);
        }
      },
    );
  }

  test("the open menu", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");

    await page.getByRole("button", { name: headerWords.openMenu }).click();
    await expect(
      page.getByRole("dialog", { name: headerWords.menu }),
    ).toBeVisible();

    await expectNoBarrier(page, "the menu", schemesHere);
  });

  test("the open list of services", async ({ page }) => {
    await page.goto("/contact");

    await page.getByRole("button", { name: headerWords.servicesMenu }).click();
    await expect(page.locator(":popover-open")).toBeVisible();

    await expectNoBarrier(page, "the list", schemesHere);
  });

  test("a revealed tile", async ({ page }) => {
    await page.goto("/");
    const tile = page
      .getByRole("article")
      .filter({ hasText: programs[0].title });

    await tile.getByRole("link").focus();
    await expect(tile.getByText(programs[0].description)).toBeVisible();

    await expectNoBarrier(page, "the tile", schemesHere);
  });

  test("the flipped card", async ({ page }) => {
    await page.goto("/");

    await page.getByRole("link", { name: reasonsWords.link }).last().focus();
    await expect(page.getByRole("listitem").last()).toBeAttached();

    await expectNoBarrier(page, "the card", schemesHere);
  });

  test("a form with gaps", async ({ page }) => {
    await page.goto("/contact");

    await submitButton(page).click();
    await expect(page.locator(":focus:invalid")).toBeVisible();

    await expectNoBarrier(page, "the form", schemesHere);
  });

  // With axe at work here, the process of a stock Firefox ESR crashes (signal 11).
  test(
    "a form that was not sent, and then sent",
    { tag: "@own-build" },
    async ({ page }) => {
      await refuseConnections(page);
      await page.goto("/");
      await fillBooking(page);
      await submitButton(page).click();
      await expect(
        page.getByRole("region", { name: formNotes.notSentHeading }),
      ).toBeVisible();
      await expectNoBarrier(page, "not sent", schemesHere);

      await page.unrouteAll();
      await submitButton(page).click();
      await expect(
        page.getByRole("region", { name: formNotes.sentHeading }),
      ).toBeVisible();
      await expectNoBarrier(page, "sent", schemesHere);
    },
  );
});

async function fillBooking(page: Page): Promise<void> {
  const { parentName, phoneNumber, location } = bookingForm;
  await field(page, parentName.label).fill("Asha");
  await field(page, phoneNumber.label).fill("9876543210");
  await field(page, location.label).selectOption({ index: 1 });
}
