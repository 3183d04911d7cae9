import { expect, type Locator, type Page } from "playwright/test";
import type { FormSample, Values } from "./forms";

export const hydratedAttribute = "data-hydrated";

/** How long a parent has paused when a form is hydrated, in milliseconds. */
export const typingPause = 1000;

/** The page object of both forms. */
export class FormPage {
  readonly form: Locator;
  /** Its label changes. */
  readonly button: Locator;
  /** The thanks or an error. */
  readonly message: Locator;
  /** A complete request, with the name of the parent. */
  readonly values: Values;
  private readonly texts: FormSample["content"]["forms"]["sending"];
  private isClockStopped = false;

  constructor(
    readonly page: Page,
    readonly sample: FormSample,
    readonly parent: string,
  ) {
    this.texts = sample.content.forms.sending;
    this.form = page.locator(`#${sample.name}`);
    this.button = this.form.getByRole("button");
    this.message = this.form.getByRole("status");
    this.values = { ...sample.values, parentName: parent };
  }

  /** Or the radio buttons. */
  control(name: string): Locator {
    return this.form.locator(`[name=${name}]`);
  }

  /** Or the legend of its group. */
  label(name: string): Locator {
    const control = this.page.locator(`[name=${name}]`);
    const field = this.form.locator(".field").filter({ has: control });
    return field.locator("label, legend").first();
  }

  async set(name: string, value: string): Promise<void> {
    const control = this.control(name);
    const type = await control.first().evaluate(typeOf);
    if (type === "radio") await control.and(withValue(this.page, value)).check();
    else if (type === "select-one") await control.selectOption(value);
    else await control.fill(value);
  }

  async fill(values: Values = this.values): Promise<void> {
    for (const [name, value] of Object.entries(values))
      if (this.sample.prefilled[name] !== value) await this.set(name, value);
  }

  /** A form is hydrated in the first pause of typing after a touch or focus. */
  async waitForHydration(): Promise<void> {
    await expect
      .poll(async () => {
        if (this.isClockStopped) await this.page.clock.runFor(typingPause);
        return this.isHydrated();
      })
      .toBe(true);
  }

  isHydrated = (): Promise<boolean> =>
    this.page.locator(`[${hydratedAttribute}] form`).and(this.form).isVisible();

  /** From now on only the test advances the clock of the page. */
  async stopClock(): Promise<void> {
    if (this.isClockStopped) return;
    this.isClockStopped = true;
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + 5000);
  }

  async hydrate(): Promise<void> {
    await this.control("parentName").focus();
    await this.waitForHydration();
    await this.stopClock();
  }

  async expectValues(values: Values = this.values): Promise<void> {
    const read = async () => {
      // The page restores a draft from a timer, which a stopped clock does not run.
      if (this.isClockStopped) await this.page.clock.runFor(1);
      const filled = await this.form.evaluate((form) =>
        Object.fromEntries(new FormData(form as HTMLFormElement)),
      );
      // Radio buttons without a choice have no value.
      return { ...this.emptyValues, ...filled };
    };
    await expect.poll(read, "the values in the form").toEqual(values);
  }

  expectEmpty = (): Promise<void> => this.expectValues(this.emptyValues);

  get emptyValues(): Values {
    return Object.fromEntries(Object.keys(this.values).map((name) => [name, ""]));
  }

  async expectSubmitting(): Promise<void> {
    await expect(this.button).toHaveText(this.texts.submitting);
    await expect(this.button).toBeDisabled();
  }

  expectThanks = (): Promise<void> => this.expectEnd(this.texts.success);
  expectError = (): Promise<void> => this.expectEnd(this.texts.error);

  async expectErrorAndValues(): Promise<void> {
    await this.expectError();
    await this.expectValues();
  }

  async expectIdle(): Promise<void> {
    await expect(this.button).toHaveText(this.texts.submit);
    await expect(this.button).toBeEnabled();
  }

  private async expectEnd(text: string): Promise<void> {
    await expect(this.message).toHaveText(text);
    await this.expectIdle();
  }
}

/** Runs in the page. */
const typeOf = (control: Element) => (control as HTMLInputElement).type;

const withValue = (page: Page, value: string) => page.locator(`[value=${JSON.stringify(value)}]`);

/** Of the page that the endpoint returns when a form is posted without scripts. */
export const nativeThanks = (page: Page): Locator =>
  page.getByRole("heading", { name: "Thank you", exact: true });
