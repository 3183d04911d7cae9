import { test as base } from "playwright/test";

/** What every end-to-end test may ask for. */
export const test = base.extend<{
  /** What the page's console and its uncaught errors said so far. */
  readonly pageErrors: readonly string[];
}>({
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await use(errors);
  },
});

export { expect } from "playwright/test";
