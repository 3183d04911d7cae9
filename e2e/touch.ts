import type { Locator, Page } from "playwright/test";
import { canTouch } from "./engine";

/** Taps with a finger, or clicks where the engine's driver has none. */
export const tap = (target: Locator) =>
  canTouch ? target.tap() : target.click();

/** The same at a place in the window, in CSS pixels. */
export const tapAt = (page: Page, x: number, y: number) =>
  canTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
