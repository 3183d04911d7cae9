/** What a spreadsheet, a page or a reader could take for something else, typed into the real form. */
import { expect } from "playwright/test";
import { message, someParent, submitButton } from "../leads";
import {
  control,
  expectRows,
  expectThanks,
  fillIn,
  open,
  settle,
  wordsOf,
} from "./parent";
import { test } from "./stage";
import { thoroughUnless } from "../thorough";

type Attack = {
  readonly name: string;
  readonly typed: string;
  /** As a person reads it in the sheet. */
  readonly read: string;
};

const same = (name: string, typed: string): Attack => ({
  name,
  typed,
  read: typed,
});

const attacks: readonly Attack[] = [
  same("a formula with =", '=IMPORTXML("http://x.example","//a")'),
  same("a formula with +", "+91+cmd|' /C calc'!A0"),
  same("a formula with -", "-2+3+cmd|' /C calc'!A0"),
  same("a formula with @", "@SUM(1+1)*cmd|' /C calc'!A0"),
  same("a full-width formula", "＝1＋1"),
  // The mark with which the inbox makes a formula harmless cannot be told from one that was typed.
  { name: "an apostrophe before a formula", typed: "'=1+1", read: "=1+1" },
  same("a formula behind a separator", "x;=1+1,=1+1"),
  same("HTML", '<img src=x onerror="alert(1)"><script>alert(1)</script>'),
  same("quotes and entities", `"'&quot;&amp;\\";--`),
  {
    name: "a formula after blanks",
    typed: "  =1+1",
    read: "=1+1",
  },
  {
    name: "control characters",
    typed: "a\u0001b\u0007c\u001b[31md\u007f",
    read: "abc[31md",
  },
  {
    name: "right-to-left marks",
    typed: "\u202egnp.exe\u202c\u2066x\u2069\u200f",
    read: "gnp.exex",
  },
  {
    name: "more than the field takes",
    typed: "क".repeat(6000),
    read: "क".repeat(5000),
  },
];

test.describe("field attacks", { tag: "@desktop" }, () => {
  for (const { name, typed, read } of attacks)
    test(
      `${name} arrives as harmless text`,
      { tag: [...thoroughUnless(attacks[0]?.name === name)] },
      async ({ page, stage }) => {
        const parent = someParent();
        await open(page, stage.site.readable);
        await fillIn(page, { ...wordsOf(parent), serviceRequest: "" });
        await settle(page);
        // As pasted: Playwright's own insertText passes by a Firefox's maxlength.
        await control(page, "serviceRequest").evaluate((field, text) => {
          field.focus();
          document.execCommand("insertText", false, text);
        }, typed);

        await submitButton(page).click();

        await expectThanks(page);
        await expectRows(stage, parent, 1);
        const [row] = stage.rows("booking", parent);
        expect(row!.serviceRequest).toBe(read);
        const cell = stage.cell(parent, "serviceRequest");
        expect(cell, "a cell that could run").not.toMatch(
          /^\s*[=+\-@＝＋－＠]/,
        );
      },
    );

  test("a name that is an attack arrives as text too", async ({
    page,
    stage,
  }) => {
    const parent = `=HYPERLINK("//x",1) ${someParent()}`;
    await open(page, stage.site.readable);
    await fillIn(page, wordsOf(parent));
    await settle(page);

    await submitButton(page).click();

    await expectThanks(page);
    await expectRows(stage, parent, 1);
    expect(stage.cell(parent, "parentName")).toBe(`'${parent}`);
  });

  for (const [name, blank] of [
    ["spaces", "   "],
    ["right-to-left marks", "\u202e\u200f"],
    ["joiners", "\u200d\u200b"],
  ] as const)
    for (const mode of ["opaque", "readable"] as const)
      test(
        `a name of nothing but ${name} is asked for again (${mode})`,
        { tag: "@thorough" },
        async ({ page, stage }) => {
          await open(page, stage.site[mode]);
          await fillIn(page, { ...wordsOf(""), parentName: blank });
          await settle(page);

          await submitButton(page).click();

          await expect(control(page, "parentName")).toBeFocused();
          const asks = await control(page, "parentName").evaluate(
            (field) => (field as HTMLInputElement).validationMessage,
          );
          expect(asks).not.toBe("");
          await expect(message(page)).toBeEmpty();
          expect(stage.proxy.attemptsOf(blank)).toEqual([]);
        },
      );
});

test(
  "the longest consultation that the form takes fits into a request that outlives the page",
  { tag: ["@desktop", "@thorough"] },
  async ({ page, stage }) => {
    const parent = `${someParent()} ${"क".repeat(180)}`.slice(0, 200);
    await page.clock.install();
    await page.goto(`${stage.site.readable}/contact`);
    const fill = (name: string, text: string) =>
      page.locator(`#consultation [name=${name}]`).fill(text);
    await fill("childName", "क".repeat(200));
    await fill("dob", "2019-08-24");
    await page.locator("[name=gender][value=Other]").check();
    await fill("parentName", parent);
    await fill("contact", "9876543210");
    await fill("email", `${"a".repeat(60)}@example.in`);
    await fill("address", "क\n".repeat(500).trim());
    await fill("medicalHistory", "क".repeat(5000));
    await expect(page.locator("[data-hydrated] form")).toBeAttached();
    await page.clock.fastForward(2500);

    await submitButton(page).click();

    await expectThanks(page);
    const rows = stage.rows("consultation", parent);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.serviceRequest).toHaveLength(5000);
  },
);

test(
  "a birthday to come is asked for again, in the browser's words",
  { tag: "@desktop" },
  async ({ page, stage }) => {
    const parent = someParent();
    await page.goto(`${stage.site.opaque}/contact`);
    const fill = (name: string, text: string) =>
      page.locator(`#consultation [name=${name}]`).fill(text);
    await fill("childName", "Ravi");
    await fill("dob", "2091-08-24");
    await page.locator("[name=gender][value=Other]").check();
    await fill("parentName", parent);
    await fill("contact", "9876543210");
    await fill("address", "12, Market 1");
    await expect(page.locator("[data-hydrated] form")).toBeAttached();

    await submitButton(page).click();

    await expect(page.locator("#dob")).toBeFocused();
    await expect(message(page)).toBeEmpty();
    expect(stage.proxy.attemptsOf(parent)).toEqual([]);
  },
);
