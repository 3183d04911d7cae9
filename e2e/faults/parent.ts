/** What a parent does with the booking form, and what the page shows and keeps. */
import { expect, type Page } from "playwright/test";
import { leadForm } from "@/content/forms";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import { awake, message, someParent, submitButton } from "../leads";
import type { Fault } from "./proxy";
import type { Stage } from "./stage";

export type Words = Readonly<
  Record<"parentName" | "phoneNumber" | "location" | "serviceRequest", string>
>;

export const wordsOf = (parentName: string): Words => ({
  parentName,
  phoneNumber: "+91 98765 43210",
  location: "delhi CR Park",
  serviceRequest: "मेरी बेटी, 5 साल: speech",
});

export const noWords: Words = {
  parentName: "",
  phoneNumber: "",
  location: "",
  serviceRequest: "",
};

/** The control of a field, by the name under which it is sent. */
export const control = (page: Page, name: keyof Words) =>
  page.locator(`#booking [name=${name}]`);

export async function fillIn(page: Page, words: Words): Promise<void> {
  for (const name of ["parentName", "phoneNumber", "serviceRequest"] as const)
    await control(page, name).fill(words[name]);
  await control(page, "location").selectOption(words.location);
}

/** Opens the home page at an address of the site, with a clock the test can turn. */
export async function open(page: Page, site: string): Promise<void> {
  await page.clock.install();
  await page.goto(site);
}

/** The form listens, and a person could have filled it in by now: components/lead-form/spam.ts. */
export async function settle(page: Page): Promise<void> {
  await control(page, "parentName").focus();
  await awake(page);
  await page.clock.fastForward(2500);
}

/**
 * A parent no other test knows opens the home page, fills in the form and is about to press the button.
 *
 * @param faults - what happens to the first attempts to send it
 * @returns what is in the form
 */
export async function comeWithWords(
  page: Page,
  stage: Stage,
  mode: LeadResponse,
  ...faults: readonly Fault[]
): Promise<Words> {
  const words = wordsOf(someParent());
  stage.proxy.plan(words.parentName, ...faults);
  await open(page, stage.site[mode]);
  await fillIn(page, words);
  await settle(page);
  return words;
}

export const valuesIn = (page: Page) =>
  page
    .locator("#booking")
    .evaluate((form) =>
      Object.fromEntries(new FormData(form as HTMLFormElement)),
    );

export async function expectWords(page: Page, words: Words): Promise<void> {
  await expect
    .poll(() => valuesIn(page), "the words in the form")
    .toEqual(words);
}

export async function expectThanks(page: Page): Promise<void> {
  await expect(message(page)).toHaveText(leadForm.success);
  await expect(submitButton(page)).toBeEnabled();
}

export async function expectError(page: Page): Promise<void> {
  await expect(message(page)).toHaveText(leadForm.error);
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toHaveText(leadForm.submit);
}

/** These attempts of the parent have reached the proxy, and no other. */
export async function expectAttempts(
  { proxy }: Stage,
  parent: string,
  ...faults: readonly Fault[]
): Promise<void> {
  await expect.poll(() => proxy.attemptsOf(parent)).toEqual(faults);
}

/** Exactly so many rows once nothing is on its way any more. */
export async function expectRows(
  { proxy, rows }: Stage,
  parent: string,
  count: number,
): Promise<void> {
  await expect.poll(() => proxy.isBusy).toBe(false);
  await expect
    .poll(() => rows("booking", parent).length, "rows of this parent")
    .toBe(count);
}
