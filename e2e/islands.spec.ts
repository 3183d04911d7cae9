/** Forms and carousel on the finished pages: nothing runs until a parent touches them, and no word gets lost. */
import { expect, test, type Page } from "playwright/test";
import { consultationForm, leadForm } from "../content/forms";
import { testimonials } from "../content/testimonials";
import { holdScripts, scripts } from "./late-scripts";
import { thoroughUnless } from "./thorough";

const answers = {
  "child-name": "Asha",
  dob: "2019-04-02",
  "parent-name": "Meera Sen",
  contact: "9811122233",
  address: "12 Market Road\nNew Delhi",
  "service-request": "Speech, a few words of Bengali: কথা",
} as const;

test("the first focus brings the form to life, and nothing of a router", async ({
  page,
}) => {
  const { faults, fetched, requests } = watch(page);
  await page.goto("/contact", { waitUntil: "networkidle" });
  const before = requests.length;

  await page.locator("#child-name").focus();
  await isReady(page, "#consultation");
  await page.waitForLoadState("networkidle");

  expect(fetched.length).toBeGreaterThan(0);
  // A lazy picture may come near as the field scrolls into view, and Firefox asks for the page's icons late.
  const others = requests
    .slice(before)
    .filter((url) => !/\/(images|icons)\//.test(url));
  expect(others.sort()).toEqual([...fetched].sort());
  await expect(page.locator("#child-name")).toBeFocused();
  // The page's own styles stand inside it; React brings none back.
  await expect(page.locator("link[rel=stylesheet]")).toHaveAttribute(
    "href",
    /\/late\.css$/,
  );
  expect(faults).toEqual([]);
});

test("words typed while the scripts take 8 s are all there", async ({
  page,
}) => {
  const { faults } = watch(page);
  const come = await holdScripts(page);
  await page.clock.install();
  await page.goto("/contact");

  const field = page.locator("#service-request");
  const words = "She is four and speaks in single words, mostly at home.";
  await field.pressSequentially(words);
  await page.locator("input[value=Female]").check();
  await field.focus();
  await page.clock.fastForward(8_000);
  come();
  await isReady(page, "#consultation");
  await page.keyboard.type(" Thank you.");

  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${words} Thank you.`);
  await expect(page.locator("input[value=Female]")).toBeChecked();
  expect(faults).toEqual([]);
});

test(
  "a lead sent before the scripts are there arrives once",
  { tag: "@own-build" },
  async ({ page }) => {
    const { faults } = watch(page);
    const come = await holdScripts(page);
    await page.clock.install();
    await page.goto("/contact");
    const leads = await inbox(page, "#consultation");

    await fill(page);
    const button = page.locator("#consultation [type=submit]");
    await button.click();
    await expect(button).toHaveText(leadForm.submitting);
    await expect(button).toBeDisabled();
    await page.locator("#address").press("End");
    await page.keyboard.type(" 110019");
    await page.clock.fastForward(6_000);
    come();

    await expect(page.getByText(leadForm.success)).toBeVisible();
    await expect(button).toHaveText(leadForm.submit);
    await expect(button).toBeEnabled();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.navigation).toBe(false);
    expect(leads[0]?.body).toContain("Meera Sen");
    expect(leads[0]?.body).toContain("New Delhi 110019");
    expect(leads[0]?.body).toContain('name="timestamp"');
    expect(faults).toEqual([]);
  },
);

test(
  "two quick presses before the scripts are there send one lead",
  { tag: "@thorough" },
  async ({ page }) => {
    const come = await holdScripts(page);
    await page.goto("/contact");
    const leads = await inbox(page, "#consultation");

    await fill(page);
    await page.locator("#contact").press("Enter");
    await page.locator("#contact").press("Enter");
    await page.locator("#consultation [type=submit]").click({ force: true });
    come();

    await expect(page.getByText(leadForm.success)).toBeVisible();
    expect(leads).toHaveLength(1);
  },
);

test("a required field left empty is asked for before anything is held", async ({
  page,
}) => {
  const { faults } = watch(page);
  const come = await holdScripts(page);
  await page.goto("/contact");
  const leads = await inbox(page, "#consultation");

  await page.locator("#consultation [type=submit]").click();
  come();
  await isReady(page, "#consultation");

  await expect(page.locator("#child-name")).toBeFocused();
  await expect(page.locator("#consultation [type=submit]")).toBeEnabled();
  expect(leads).toHaveLength(0);
  expect(faults).toEqual([]);
});

test(
  "when the scripts fail, the browser posts the lead by itself, once",
  { tag: ["@own-build", "@thorough"] },
  async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto("/contact");
    const leads = await inbox(page, "#consultation");

    await fill(page);
    await page.locator("#consultation [type=submit]").click();

    await expect(page.getByText("The endpoint thanks you.")).toBeVisible();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.navigation).toBe(true);
    expect(leads[0]?.body).toContain("Meera Sen");
  },
);

// A stock Firefox tells nothing of a page that is about to be left.
test(
  "scripts that come after 10 s come too late to send the lead twice",
  { tag: "@own-build" },
  async ({ page }) => {
    const { faults } = watch(page);
    await page.addInitScript(() => {
      new MutationObserver(() => console.log("ready")).observe(document, {
        subtree: true,
        attributeFilter: ["data-hydrated"],
      });
    });
    const come = await holdScripts(page);
    await page.clock.install();
    await page.goto("/contact");
    // The scripts arrive while the endpoint still thinks about what the browser posted by itself.
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    const leads = await inbox(page, "#consultation", answered);

    await fill(page);
    const button = page.locator("#consultation [type=submit]");
    await button.click();
    await expect(button).toHaveText(leadForm.submitting);
    expect(leads).toEqual([]);
    await page.clock.fastForward(10_000);
    await expect.poll(() => leads.length).toBe(1);
    // Playwright looks into no page that is about to be left, so the page must speak up.
    const ready = page.waitForEvent("console", {
      predicate: (words) => words.text() === "ready",
    });
    come();
    await ready;
    answer();

    await expect(page.getByText("The endpoint thanks you.")).toBeVisible();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.navigation).toBe(true);
    expect(faults).toEqual([]);
  },
);

test(
  "going back after that, the form is free again",
  { tag: ["@own-build", "@thorough"] },
  async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto("/contact");
    await inbox(page, "#consultation");

    await fill(page);
    await page.locator("#consultation [type=submit]").click();
    await expect(page.getByText("The endpoint thanks you.")).toBeVisible();
    await page.goBack();

    const button = page.locator("#consultation [type=submit]");
    await expect(button).toBeEnabled();
    await expect(button).toHaveText(leadForm.submit);
  },
);

test("words kept from before a reload are back without a touch", async ({
  page,
}) => {
  const { faults } = watch(page);
  await page.goto("/contact");
  await page.locator("#child-name").focus();
  await isReady(page, "#consultation");
  await page.locator("#child-name").fill("Asha");

  await page.goto("/");
  await page.goto("/contact");

  await expect(page.locator("#child-name")).toHaveValue("Asha");
  expect(faults).toEqual([]);
});

test(
  "the booking form sends its lead, and leaves Swiper alone",
  { tag: "@thorough" },
  async ({ page }) => {
    const { faults, fetched } = watch(page);
    await page.goto("/");
    const leads = await inbox(page, "#booking");

    await page.locator("#booking-parent-name").fill("Meera Sen");
    await page.locator("#booking-phone-number").fill("9811122233");
    await page.locator("#booking-location").selectOption({ index: 1 });
    await page.locator("#booking [type=submit]").click();

    await expect(page.getByText(leadForm.success)).toBeVisible();
    expect(leads).toHaveLength(1);
    expect(fetched.filter((each) => each.includes("swiper"))).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test("the carousel wakes as it comes near, and its bullets move it", async ({
  page,
}) => {
  const { faults, fetched } = watch(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(fetched).toEqual([]);

  await nearCarousel(page);

  const bullets = page.locator("[data-island=carousel] button");
  await expect(bullets).toHaveCount(testimonials.length);
  await bullets.nth(2).click();
  await expect(bullets.nth(2)).toHaveAttribute("aria-current", "true");
  await expect
    .poll(
      async () =>
        (await page.locator("[data-island=carousel] li").nth(2).boundingBox())
          ?.x,
    )
    .toBeCloseTo(
      (await page.locator("[data-island=carousel] ul").boundingBox())?.x ?? 0,
      0,
    );
  expect(fetched.filter((each) => each.includes("swiper"))).toHaveLength(1);
  expect(faults).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(
    `with ${JSON.stringify(connection)} only a touch wakes the carousel`,
    { tag: thoroughUnless("saveData" in connection) },
    async ({ page }) => {
      const { fetched } = watch(page);
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await page.goto("/");

      await nearCarousel(page);
      await nextFrame(page);
      expect(fetched).toEqual([]);

      await page.locator("[data-island=carousel]").click();
      await expect(
        page.locator("[data-island=carousel] button").first(),
      ).toBeVisible();
    },
  );
}

test(
  "with storage blocked the form works all the same",
  { tag: "@thorough" },
  async ({ page }) => {
    const { faults } = watch(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.goto("/contact");
    const leads = await inbox(page, "#consultation");

    await fill(page);
    await page.locator("#consultation [type=submit]").click();

    await expect(page.getByText(leadForm.success)).toBeVisible();
    expect(leads).toHaveLength(1);
    expect(faults).toEqual([]);
  },
);

/** Everything that went wrong on a page, and what it asked for. */
function watch(page: Page) {
  const faults: string[] = [];
  const requests: string[] = [];
  const fetched: string[] = [];
  page.on("request", (request) => {
    requests.push(request.url());
    if (request.resourceType() === "script") fetched.push(request.url());
  });
  // A policy that is broken, and a hydration that failed, both speak up in the console.
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("requestfailed", (request) => {
    // Leaving a page cancels what it was still waiting for; each engine has its own word for it.
    const reason = request.failure()?.errorText ?? "";
    if (!/^(net::ERR_ABORTED|NS_BINDING_ABORTED|.*cancelled)$/.test(reason))
      faults.push(`${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      faults.push(`${response.url()} ${response.status()}`);
  });
  return { faults, requests, fetched };
}

/** Stands in for the form's endpoint and collects what arrives there. */
async function inbox(page: Page, form: string, answered?: Promise<void>) {
  const leads: { navigation: boolean; body: string }[] = [];
  const action = await page.locator(form).getAttribute("action");
  await page.route(action ?? "", async (route) => {
    const request = route.request();
    leads.push({
      navigation: request.isNavigationRequest(),
      body: request.postDataBuffer()?.toString() ?? "",
    });
    await answered;
    await route.fulfill({
      contentType: "text/html",
      body: "<p>The endpoint thanks you.</p>",
    });
  });
  return leads;
}

async function fill(page: Page): Promise<void> {
  for (const [id, value] of Object.entries(answers))
    await page.locator(`#${id}`).fill(value);
  const { value } = consultationForm.gender.options[0];
  await page.locator(`[name=gender][value=${value}]`).check();
}

async function isReady(page: Page, form: string): Promise<void> {
  await expect(page.locator(`[data-hydrated] ${form}`)).toBeVisible();
}

/** What the page does when something comes into sight, it has done by then. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      ),
  );

/** Scrolls to just before the carousel, as a reading parent does. */
async function nearCarousel(page: Page): Promise<void> {
  await page.locator("[data-island=carousel]").scrollIntoViewIfNeeded();
}
