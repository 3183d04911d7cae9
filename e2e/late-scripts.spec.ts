/** A parent who is quicker than the scripts: the page's loader keeps what is typed, and holds an early press. */
import type { Page } from "playwright/test";
import { formNotes } from "@/content/forms";
import {
  expect,
  delayRequests,
  isPost,
  isScript,
  region,
  test,
} from "./fixtures";
import { hydratedAttribute, nativeThanks } from "./form-page";
import { forms } from "./forms";

/** What the first touch fetches. */
const scripts = "**/_next/static/**/*.js";

/** How long the loader holds a press before the browser posts by itself, in milliseconds. */
const timeout = 10_000;

const failures: Readonly<Record<string, Parameters<Page["route"]>[1]>> = {
  blocked: (route) => route.abort(),
  "answered with an error": (route) => route.fulfill({ status: 500 }),
  "broken off": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "import {" }),
};

test.describe("before the scripts are there", { tag: "@desktop" }, () => {
  for (const [name, answer] of Object.entries(failures))
    test(`scripts ${name}: the browser posts by itself, one row`, async ({
      page,
      endpoint,
    }) => {
      await page.route(scripts, answer);
      const form = await endpoint.open("consultation", "readable");
      await form.fill();

      await form.button.click();

      await expect(nativeThanks(page)).toBeVisible();
      await endpoint.expectRows(form.values);
    });

  test("scripts 8 s late: impatient presses are held and sent once, with what was typed meanwhile", async ({
    page,
    endpoint,
  }) => {
    const release = await delayRequests(page, isScript);
    const form = await endpoint.open("consultation", "readable");
    await form.fill();
    await form.stopClock();

    await form.control("contact").press("Enter");
    await form.control("contact").press("Enter");
    await form.button.click({ force: true });
    await form.expectSubmitting();
    await form.control("address").press("End");
    await page.keyboard.type(" 110019");
    await page.clock.fastForward(8000);
    await endpoint.expectRows();
    release();

    await form.expectThanks();
    await endpoint.expectAttempts("none");
    await endpoint.expectRows({
      ...form.values,
      address: `${form.values.address} 110019`,
    });
    await form.expectEmpty();
  });

  test("scripts missing for 10 s: the browser posts by itself, and scripts that come then do not send it again", async ({
    page,
    endpoint,
  }) => {
    // Playwright looks into no page that is about to be left, so the page must report its hydration.
    await page.addInitScript((attribute) => {
      new MutationObserver(() => console.log("hydrated")).observe(document, {
        subtree: true,
        attributeFilter: [attribute],
      });
    }, hydratedAttribute);
    const release = await delayRequests(page, isScript);
    endpoint.plan("held");
    const form = await endpoint.open("consultation", "readable");
    await form.fill();
    await form.stopClock();

    await form.button.click();
    await form.expectSubmitting();
    await page.clock.fastForward(timeout);
    await endpoint.expectAttempts("held");
    const hydrated = page.waitForEvent("console", {
      predicate: (line) => line.text() === "hydrated",
    });
    release();
    await hydrated;
    endpoint.proxy.release();

    await expect(nativeThanks(page)).toBeVisible();
    await endpoint.expectAttempts("held");
    await endpoint.expectRows(form.values);
  });

  test("offline before the scripts came: the press ends in the error and other ways to call, and a later one is sent", async ({
    page,
    context,
    endpoint,
  }) => {
    const form = await endpoint.open("consultation", "readable");
    await context.setOffline(true);
    await form.fill();
    await form.stopClock();

    await form.button.click();
    await form.expectSubmitting();
    await page.clock.runFor(1.5 * timeout);
    await form.expectError();
    const ways = region(page, formNotes.notSentHeading);
    await expect(ways.getByRole("link")).toHaveCount(2);
    await form.expectValues();
    await context.setOffline(false);
    await form.button.click();
    await page.clock.runFor(timeout);

    await endpoint.expectRows(form.values);
  });

  test("a gap is asked for at once; what is typed stays, and typing goes on", async ({
    page,
    openForm,
    pageErrors,
    requests,
  }) => {
    const release = await delayRequests(page, isScript);
    const form = await openForm(forms.consultation);

    await form.button.click();
    await expect(form.control("childName")).toBeFocused();
    await form.expectIdle();
    await form.fill();
    await form.control("medicalHistory").fill("She is four");
    release();
    await form.hydrated();
    await page.keyboard.type(" and speaks little.");

    await expect(form.control("medicalHistory")).toBeFocused();
    await form.expectValues({
      ...form.values,
      medicalHistory: "She is four and speaks little.",
    });
    expect(requests.filter(isPost)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test("a draft survives a reload, and gives way to what is typed after it", async ({
    page,
    endpoint,
  }) => {
    const release = await delayRequests(page, isScript);
    const form = await endpoint.open("booking", "readable");
    await form.fill();

    // Firefox counts a page as loaded only when the scripts have come.
    await page.reload({ waitUntil: "domcontentloaded" });
    await form.set("phoneNumber", "+91 1");
    release();
    await form.expectValues({ ...form.values, phoneNumber: "+91 1" });
  });
});
