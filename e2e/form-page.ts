import { expect, type Locator, type Page } from "playwright/test";
import type { SiteContent } from "@/content-model/content";
import type { FormSample, Values } from "./forms";

/** What an island says once React has hydrated it. */
export const hydratedAttribute = "data-hydrated";

/** One of the two forms in an open page, as a parent uses it. */
export class FormPage {
  readonly form: Locator;
  /** Its button, whatever it says at the moment. */
  readonly button: Locator;
  /** The line that thanks or reports an error. */
  readonly message: Locator;
  /** What this parent wants to send. */
  readonly values: Values;
  /** What the parent types and chooses for it. */
  readonly typed: Values;
  /** What its page says. */
  readonly words: SiteContent;
  private clockStopped = false;

  constructor(
    readonly page: Page,
    readonly sample: FormSample,
    readonly parent: string,
  ) {
    this.words = sample.words;
    this.form = page.locator(`#${sample.name}`);
    this.button = this.form.getByRole("button");
    this.message = this.form.getByRole("status");
    this.typed = { ...sample.values, parentName: parent };
    this.values = { ...this.typed, ...sample.given };
  }

  /** The control, or the group of radio buttons, with this name. */
  control(name: string): Locator {
    return this.form.locator(`[name=${name}]`);
  }

  /** What stands above a field: the question, and what is marked as its name. */
  label(name: string): Locator {
    const control = this.page.locator(`[name=${name}]`);
    const field = this.form.locator(".field").filter({ has: control });
    return field.locator("label, legend").first();
  }

  async set(name: string, value: string): Promise<void> {
    if (name === "gender")
      await this.form.locator(`[value="${value}"]`).check();
    else if (name === "location") await this.control(name).selectOption(value);
    else await this.control(name).fill(value);
  }

  async fill(values: Values = this.typed): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await this.set(name, value);
  }

  /** Waits until the form's script is there, which comes with the first touch. */
  async hydrated(): Promise<void> {
    const island = this.page.locator(`[${hydratedAttribute}]`);
    await expect(island.filter({ has: this.form })).toBeAttached();
  }

  /** From here on time passes for the page only when the test turns its clock. */
  async stopClock(): Promise<void> {
    if (this.clockStopped) return;
    this.clockStopped = true;
    await this.page.clock.pauseAt(Date.now() + 5000);
  }

  /** Hydrated, and with a stopped clock. */
  async ready(): Promise<void> {
    await this.control("parentName").focus();
    await this.hydrated();
    await this.stopClock();
  }

  /** What is typed and chosen at the moment, or soon. */
  async expectValues(values: Values = this.values): Promise<void> {
    const read = async () => {
      // A draft comes back in a task of its own.
      if (this.clockStopped) await this.page.clock.runFor(1);
      return this.form.evaluate((form) =>
        Object.fromEntries(new FormData(form as HTMLFormElement)),
      );
    };
    await expect.poll(read, "the values in the form").toEqual(values);
  }

  expectEmpty = (): Promise<void> => this.expectValues(this.emptyValues);

  /** Nothing typed or chosen; a group of radio buttons without a choice has no value at all. */
  get emptyValues(): Values {
    const names = Object.keys(this.values).filter((name) => name !== "gender");
    return Object.fromEntries(names.map((name) => [name, ""]));
  }

  async expectSubmitting(): Promise<void> {
    await expect(this.button).toHaveText(this.words.leadForm.submitting);
    await expect(this.button).toBeDisabled();
  }

  expectThanks = (): Promise<void> =>
    this.expectEnding(this.words.leadForm.success);
  expectError = (): Promise<void> =>
    this.expectEnding(this.words.leadForm.error);

  /** The form may be used again. */
  async expectIdle(): Promise<void> {
    await expect(this.button).toHaveText(this.words.leadForm.submit);
    await expect(this.button).toBeEnabled();
  }

  private async expectEnding(text: string): Promise<void> {
    await expect(this.message).toHaveText(text);
    await this.expectIdle();
  }
}

/** On the page with which the endpoint answers a form that was posted without scripts. */
export const nativeThanks = (page: Page): Locator =>
  page.getByRole("heading", { name: "Thank you", exact: true });
