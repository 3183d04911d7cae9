/** Bad networks, bad servers and impatient thumbs: docs/faults.md has the table of what is expected here. */
import { chromium, expect, type Page } from "playwright/test";
import { leadForm } from "@/content/forms";
import {
  comeWithWords,
  control,
  expectAttempts,
  expectError,
  expectRows,
  expectThanks,
  expectWords,
  fillIn,
  noWords,
  open,
  settle,
  wordsOf,
} from "./faults/parent";
import type { Fault } from "./faults/proxy";
import { modes, test } from "./faults/stage";
import { holdScripts, scripts } from "./late-scripts";
import { awake, message, someParent, submitButton } from "./leads";
import { thoroughUnless } from "./thorough";

type Outcome = {
  readonly fault: Fault;
  /** Rows after the first attempt. */
  readonly rows: 0 | 1;
  /** What the page says, by the way it listens. */
  readonly opaque: "thanks" | "error";
  readonly readable: "thanks" | "error";
};

const outcomes: readonly Outcome[] = [
  { fault: "none", rows: 1, opaque: "thanks", readable: "thanks" },
  { fault: "slow", rows: 1, opaque: "thanks", readable: "thanks" },
  { fault: "twice", rows: 1, opaque: "thanks", readable: "thanks" },
  { fault: "redirect after", rows: 1, opaque: "thanks", readable: "thanks" },
  { fault: "hang", rows: 0, opaque: "error", readable: "error" },
  { fault: "hang after", rows: 1, opaque: "error", readable: "error" },
  { fault: "late", rows: 0, opaque: "error", readable: "error" },
  { fault: "reset before", rows: 0, opaque: "error", readable: "error" },
  { fault: "reset after", rows: 1, opaque: "error", readable: "error" },
  // An answer that cannot be read cannot be doubted either: specification, section 8.
  { fault: "error", rows: 0, opaque: "thanks", readable: "error" },
  { fault: "page", rows: 0, opaque: "thanks", readable: "error" },
  { fault: "redirect", rows: 0, opaque: "thanks", readable: "error" },
];
/** One of each kind: no answer at all, a lead that arrived all the same, and an answer that says no. */
const samples: ReadonlySet<Fault> = new Set(["hang", "reset after", "error"]);

const isSilent = (fault: Fault) =>
  ["hang", "hang after", "late"].includes(fault);

for (const mode of modes) {
  const sampleMode = thoroughUnless(mode === "readable");

  test.describe(`${mode} answers`, { tag: "@desktop" }, () => {
    for (const outcome of outcomes)
      test(
        `${outcome.fault}: ${outcome[mode]}, ${outcome.rows} row, and a retry leaves one`,
        {
          tag: [
            ...thoroughUnless(
              mode === "readable" && samples.has(outcome.fault),
            ),
          ],
        },
        async ({ page, stage }) => {
          const { proxy } = stage;
          const { fault, rows } = outcome;
          const words = await comeWithWords(page, stage, mode, fault);

          await submitButton(page).click();
          if (isSilent(fault)) {
            await expectAttempts(stage, words.parentName, fault);
            await expect(submitButton(page)).toHaveText(leadForm.submitting);
            await page.clock.fastForward(20_000);
          }

          if (outcome[mode] === "thanks") {
            await expectThanks(page);
            await expectWords(page, noWords);
            await expectRows(stage, words.parentName, rows);
            return;
          }
          await expectError(page);
          await expectWords(page, words);
          await expectRows(stage, words.parentName, rows);

          await submitButton(page).click();
          await expectThanks(page);
          await proxy.deliverLate();
          await expectRows(stage, words.parentName, 1);
          expect(proxy.attemptsOf(words.parentName)).toEqual([fault, "none"]);
        },
      );

    test(
      "offline before the press: an error at once, no row; online again, one",
      { tag: [...sampleMode] },
      async ({ page, context, stage }) => {
        const words = await comeWithWords(page, stage, mode);
        await context.setOffline(true);

        await submitButton(page).click();
        await expectError(page);
        await expectWords(page, words);
        await expectRows(stage, words.parentName, 0);

        await context.setOffline(false);
        await submitButton(page).click();
        await expectThanks(page);
        await expectRows(stage, words.parentName, 1);
      },
    );

    for (const fault of ["hang", "held"] as const)
      test(
        `offline while the lead is on its way (${fault}): an error, and a retry leaves one row`,
        { tag: "@thorough" },
        async ({ page, context, stage }) => {
          const { proxy } = stage;
          const words = await comeWithWords(page, stage, mode, fault);

          await submitButton(page).click();
          await expectAttempts(stage, words.parentName, fault);
          await context.setOffline(true);
          await page.clock.fastForward(20_000);
          await expectError(page);
          await expectWords(page, words);

          proxy.letGo();
          await context.setOffline(false);
          await submitButton(page).click();
          await expectThanks(page);
          await expectRows(stage, words.parentName, 1);
        },
      );

    test(
      "offline after the answer: the thanks stay true",
      { tag: "@thorough" },
      async ({ page, context, stage }) => {
        const words = await comeWithWords(page, stage, mode);

        await submitButton(page).click();
        await expectThanks(page);
        await context.setOffline(true);

        await expectThanks(page);
        await expectRows(stage, words.parentName, 1);
        await context.setOffline(false);
      },
    );

    const impatience: Record<string, (page: Page) => Promise<void>> = {
      "a double click": (page) => submitButton(page).dblclick(),
      "Enter twice": async (page) => {
        await control(page, "phoneNumber").press("Enter");
        await control(page, "phoneNumber").press("Enter");
      },
      "Enter and a click": async (page) => {
        await control(page, "phoneNumber").press("Enter");
        await submitButton(page).click({ force: true });
      },
    };
    for (const [name, press] of Object.entries(impatience))
      test(
        `${name}: one request, one row`,
        { tag: "@thorough" },
        async ({ page, stage }) => {
          const words = await comeWithWords(page, stage, mode, "held");

          await press(page);
          await expectAttempts(stage, words.parentName, "held");
          stage.proxy.letGo();

          await expectThanks(page);
          await expectRows(stage, words.parentName, 1);
          expect(stage.proxy.attemptsOf(words.parentName)).toEqual(["held"]);
        },
      );

    test(
      "leaving while the lead is on its way: it arrives; back again, the words are there and a second press adds no row",
      { tag: "@thorough" },
      async ({ page, stage }) => {
        const words = await comeWithWords(page, stage, mode, "held");

        await submitButton(page).click();
        await expectAttempts(stage, words.parentName, "held");
        await page.goto(`${stage.site[mode]}/privacy`);
        stage.proxy.letGo();
        await expectRows(stage, words.parentName, 1);

        await page.goBack();
        await expectWords(page, words);
        await expect(submitButton(page)).toHaveText(leadForm.submit);
        await settle(page);
        await submitButton(page).click();
        await expectThanks(page);
        await expectRows(stage, words.parentName, 1);
      },
    );

    test(
      "the same words sent again within ten minutes are one row, other words a second",
      { tag: "@thorough" },
      async ({ page, stage }) => {
        const words = wordsOf(someParent());
        await open(page, stage.site[mode]);
        for (const [serviceRequest, rows] of [
          ["Speech", 1],
          ["Speech", 1],
          ["Occupational therapy", 2],
        ] as const) {
          await fillIn(page, { ...words, serviceRequest });
          await settle(page);
          await submitButton(page).click();
          await expectThanks(page);
          await expectRows(stage, words.parentName, rows);
        }
      },
    );

    test(
      "words typed while the lead is on its way are not lost with the thanks",
      { tag: [...sampleMode] },
      async ({ page, stage }) => {
        const words = await comeWithWords(page, stage, mode, "held");

        await submitButton(page).click();
        await expectAttempts(stage, words.parentName, "held");
        await control(page, "serviceRequest").press("End");
        await page.keyboard.type(", mornings");
        stage.proxy.letGo();

        await expectThanks(page);
        const more = {
          ...words,
          serviceRequest: `${words.serviceRequest}, mornings`,
        };
        await expectWords(page, more);
        await page.reload();
        await expectWords(page, more);
        expect(stage.rows("booking", words.parentName)).toMatchObject([words]);
      },
    );

    test(
      "a word deleted while a quick press still waits does not spoil the lead",
      { tag: "@thorough" },
      async ({ page, stage }) => {
        const words = wordsOf(someParent());
        await open(page, stage.site[mode]);
        await fillIn(page, words);
        await awake(page);

        await submitButton(page).click();
        await control(page, "parentName").clear();

        await expectRows(stage, words.parentName, 1);
      },
    );
  });
}

test.describe("late scripts and closed storage", { tag: "@desktop" }, () => {
  const mode = "readable";

  test(
    "scripts 8 s late: a held press delivers once, with what was typed meanwhile",
    { tag: "@thorough" },
    async ({ page, stage }) => {
      const words = wordsOf(someParent());
      const come = await holdScripts(page);
      await open(page, stage.site[mode]);
      await fillIn(page, { ...words, serviceRequest: "Spe" });

      await submitButton(page).click();
      await expect(submitButton(page)).toHaveText(leadForm.submitting);
      await control(page, "serviceRequest").fill(words.serviceRequest);
      await page.clock.fastForward(8000);
      expect(stage.rows("booking", words.parentName)).toEqual([]);
      come();

      await expectThanks(page);
      await expectRows(stage, words.parentName, 1);
      expect(stage.rows("booking", words.parentName)).toMatchObject([words]);
    },
  );

  test("a reload while the scripts are late brings every word back", async ({
    page,
    stage,
  }) => {
    const words = wordsOf(someParent());
    let come = await holdScripts(page);
    await open(page, stage.site[mode]);
    await fillIn(page, words);

    // Firefox counts a page as loaded only when the scripts have come.
    await page.reload({ waitUntil: "domcontentloaded" });
    // Something typed before the old words are back must not cost them.
    await control(page, "phoneNumber").fill("+91 1");
    come();
    await expectWords(page, { ...words, phoneNumber: "+91 1" });

    await page.unrouteAll();
    come = await holdScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    come();
    await expectWords(page, { ...words, phoneNumber: "+91 1" });
  });

  test(
    "words typed before the scripts came survive a reload after",
    { tag: "@thorough" },
    async ({ page, stage }) => {
      const words = wordsOf(someParent());
      const come = await holdScripts(page);
      await open(page, stage.site[mode]);
      await fillIn(page, words);
      come();
      await awake(page);

      await page.reload();

      await expectWords(page, words);
    },
  );

  for (const [name, block] of [
    ["blocked", (page: Page) => page.route(scripts, (route) => route.abort())],
    [
      "answered with an error",
      (page: Page) =>
        page.route(scripts, (route) => route.fulfill({ status: 500 })),
    ],
    [
      "broken off",
      (page: Page) =>
        page.route(scripts, (route) =>
          route.fulfill({ contentType: "text/javascript", body: "import {" }),
        ),
    ],
  ] as const)
    test(
      `scripts ${name}: the browser posts by itself, one row`,
      { tag: thoroughUnless(name === "blocked") },
      async ({ page, stage }) => {
        const words = wordsOf(someParent());
        await block(page);
        await open(page, stage.site[mode]);
        await fillIn(page, words);

        await submitButton(page).click();

        await expect(nativeThanks(page)).toBeVisible();
        await expectRows(stage, words.parentName, 1);
      },
    );

  test("scripts that never come: after 10 s the browser posts by itself, one row", async ({
    page,
    stage,
  }) => {
    const words = wordsOf(someParent());
    await holdScripts(page);
    await open(page, stage.site[mode]);
    await fillIn(page, words);

    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText(leadForm.submitting);
    await page.clock.fastForward(10_000);

    await expect(nativeThanks(page)).toBeVisible();
    await expectRows(stage, words.parentName, 1);
  });

  test("offline before the scripts came: the page stays, and the lead goes once the line is back", async ({
    page,
    context,
    stage,
  }) => {
    const words = wordsOf(someParent());
    await open(page, stage.site[mode]);
    await context.setOffline(true);
    await fillIn(page, words);

    await submitButton(page).click();
    await page.clock.fastForward(15_000);
    await expect(submitButton(page)).toHaveText(leadForm.submitting);
    await expectWords(page, words);
    await context.setOffline(false);

    await expect(nativeThanks(page)).toBeVisible();
    await expectRows(stage, words.parentName, 1);
  });

  test(
    "storage blocked: the lead arrives, and only a reload can lose words",
    { tag: "@thorough" },
    async ({ page, stage }) => {
      const words = wordsOf(someParent());
      await page.addInitScript(() => {
        Object.defineProperty(window, "sessionStorage", {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      });
      stage.proxy.plan(words.parentName, "error");
      await open(page, stage.site[mode]);
      await fillIn(page, words);
      await settle(page);

      await submitButton(page).click();
      await expectError(page);
      await expectWords(page, words);
      await submitButton(page).click();
      await expectThanks(page);
      await expectRows(stage, words.parentName, 1);
    },
  );

  test(
    "storage full: the lead arrives",
    { tag: "@thorough" },
    async ({ page, stage }) => {
      const words = wordsOf(someParent());
      await page.addInitScript(() => {
        try {
          for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
            try {
              for (;;)
                sessionStorage.setItem(
                  `full${sessionStorage.length}`,
                  "x".repeat(size),
                );
            } catch {
              continue;
            }
        } catch {
          // The blank page before has no storage.
        }
      });
      await open(page, stage.site[mode]);
      await fillIn(page, words);
      await settle(page);

      await submitButton(page).click();

      await expectThanks(page);
      await expectRows(stage, words.parentName, 1);
    },
  );

  test("a reload in the middle of a word brings it back, and a sent draft never returns", async ({
    page,
    stage,
  }) => {
    const words = wordsOf(someParent());
    await open(page, stage.site[mode]);
    await fillIn(page, { ...words, serviceRequest: "" });
    await settle(page);
    await control(page, "serviceRequest").focus();
    await page.keyboard.type("Spee");

    await page.reload();
    await expectWords(page, { ...words, serviceRequest: "Spee" });
    await settle(page);
    await submitButton(page).click();
    await expectThanks(page);
    await page.reload();
    await settle(page);

    await expectWords(page, noWords);
    await expectRows(stage, words.parentName, 1);
  });

  test(
    "a page kept by the browser for the back button never comes back stuck",
    { tag: "@chromium" },
    async ({ stage }, { project }) => {
      const words = wordsOf(someParent());
      // Playwright switches this cache off for its own browsers.
      const browser = await chromium.launch({
        ...project.use.launchOptions,
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
      const page = await browser.newPage();
      stage.proxy.plan(words.parentName, "hang");
      await page.clock.install();
      await page.goto(stage.site[mode]);
      await fillIn(page, words);
      await settle(page);
      await submitButton(page).click();
      await expect
        .poll(() => stage.proxy.attemptsOf(words.parentName))
        .toEqual(["hang"]);

      await page.goto(`${stage.site[mode]}/privacy`);
      await page.goBack({ waitUntil: "commit" });
      await expectWords(page, words);
      await page.clock.fastForward(20_000);
      await expect(submitButton(page)).toBeEnabled();
      await expect(submitButton(page)).toHaveText(leadForm.submit);
      await settle(page);
      await submitButton(page).click();

      await expect(message(page)).toHaveText(leadForm.success);
      await expectRows(stage, words.parentName, 1);
      await browser.close();
    },
  );
});

/** On the page with which the inbox answers a browser that posted by itself. */
const nativeThanks = (page: Page) =>
  page.getByRole("heading", { name: "Thank you", exact: true });
