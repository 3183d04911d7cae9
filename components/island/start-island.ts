/**
 * Starts an island while nobody types. The module of an island arrives soon after the first touch. Its steps would delay
 * the frame of a letter: on a slow phone, evaluating React takes 100 ms, and hydration as much again.
 */

import type { LoadedForm } from "./protocol";

/**
 * Milliseconds without a letter, touch or focus after which the parent has paused. Letters typed on a phone are about
 * 300 ms apart.
 */
export const pauseMs = 1_000;

/** Milliseconds after the parent has left a field or chosen a value. The browser shows the choice first. */
export const choiceMs = 100;

/** Undefined while nobody types. */
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** Whether the loader holds a press of Submit, or lets the browser post it: then nobody types. */
const isPressHeld = () =>
  [...document.forms].some((form: LoadedForm) => form.held !== undefined);

function resume(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const start of waiting.splice(0)) start();
}

function postpone(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(resume, ms);
  if (isPressHeld()) resume();
}

const pause = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (timer === undefined) resume();
  });

/** Lets the browser handle input and paint. Unlike a timer, a message is not delayed in a hidden tab. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });

// The handlers of the loader run before these, because events bubble.
addEventListener("input", () => postpone(pauseMs));
addEventListener("change", () => postpone(choiceMs));
addEventListener("submit", () => isPressHeld() && resume());
// The parent may type already, in another island too.
if (document.activeElement?.matches("input, textarea")) postpone(pauseMs);

const started = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Runs the steps that hydrate an island, each in a task by itself and in a pause of typing, or as soon as a press of
 * Submit is held. Calls after the first one run no steps.
 *
 * @param touch - the touch or focus that caused this call, if any; the steps then wait for a pause
 * @param steps - evaluate the modules of the island, and hydrate it
 * @returns a promise of the first call, which is rejected if a step has failed: the loader then lets the browser post
 */
export function startIsland(
  island: HTMLElement,
  touch: Event | undefined,
  steps: readonly (() => unknown)[],
): Promise<void> {
  if (touch) postpone(pauseMs);
  const start = started.get(island) ?? run(steps);
  started.set(island, start);
  return start;
}

async function run(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await pause();
    await nextTask();
    await step();
  }
}
