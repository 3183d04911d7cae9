/**
 * Starts an island while nobody types. The module of an island arrives soon after the first touch. On a slow phone,
 * evaluating React takes 100 ms, which would delay the frame of a letter.
 */

import type { LoadedForm } from "./protocol";

/** Milliseconds without a letter after which the parent has paused. Letters typed on a phone are about 300 ms apart. */
export const pauseMs = 1_000;

/** Whether the loader holds a press of Submit, or lets the browser post it: then nobody types. */
const isPressHeld = () => [...document.forms].some((form: LoadedForm) => form.held !== undefined);

/** Waits for a pause of typing, or until a press of Submit is held. */
const pause = () =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      resolve();
    };
    const postpone = () => {
      clearTimeout(timer);
      timer = setTimeout(end, pauseMs);
      if (isPressHeld()) end();
    };
    // The handlers of the loader run before these, because events bubble.
    addEventListener("input", postpone, waiting);
    addEventListener("submit", postpone, waiting);
    postpone();
  });

/** Lets the browser handle input and paint. Unlike a timer, a message is not delayed in a hidden tab. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });

const started = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Runs the steps that hydrate an island, each in a task by itself. Calls after the first one run no steps.
 *
 * @param touch - the touch or focus that caused this call, if any; the steps then wait for a pause of typing
 * @param steps - evaluate the modules of the island, and hydrate it
 * @returns a promise of the first call, which is rejected if a step has failed: the loader then lets the browser post
 */
export function startIsland(
  island: HTMLElement,
  touch: Event | undefined,
  steps: readonly (() => unknown)[],
): Promise<void> {
  const start = started.get(island) ?? run(touch, steps);
  started.set(island, start);
  return start;
}

async function run(touch: Event | undefined, steps: readonly (() => unknown)[]): Promise<void> {
  // The parent may type already, in another island too.
  if (touch || document.activeElement?.matches("input, textarea")) await pause();
  for (const step of steps) {
    await nextTask();
    await step();
  }
}
