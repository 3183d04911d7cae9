import type { Page } from "playwright/test";

/** The scripts that the first touch fetches. */
export const scripts = "**/_next/static/**/*.js";

/**
 * Keeps the scripts on their way, as a slow line does.
 *
 * @returns what lets them arrive
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await held;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}
