import { defineConfig } from "playwright/test";
import base from "./playwright.config";

/** Pictures of the pages, on demand: `npx playwright test --config e2e/visual.config.ts`. */
export default defineConfig({
  ...base,
  // Not *.spec.ts, so that `npm run e2e` leaves it out: the pictures of one machine are no measure for another.
  testMatch: "visual.ts",
  snapshotPathTemplate: "../.test/visual/{projectName}/{arg}{ext}",
  projects: (base.projects ?? [])
    .filter(({ name }) => name?.startsWith("chromium"))
    // A phone's screen changes its size for a picture of the whole page, and the page with it.
    .map((project) => ({
      ...project,
      use: { ...project.use, isMobile: false, deviceScaleFactor: 1 },
    })),
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 0 } },
});
