import type { LoaderForm } from "./protocol.client";

/** On a phone, letters are about 300 ms apart. */
export const pauseMs = 1_000;

/** Also if the browser posts a form, nobody types. */
const isSubmitting = () => [...document.forms].some((form: LoaderForm) => form.busy !== undefined);

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
      if (isSubmitting()) end();
    };
    // The handlers of the loader run before these, because events bubble.
    addEventListener("input", postpone, waiting);
    addEventListener("submit", postpone, waiting);
    postpone();
  });

/** Lets the browser paint. Unlike a timer, a message is not delayed in a hidden tab. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });

const started = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Evaluates and hydrates an island once, each step in a task by itself. While a parent may type, it
 * waits for a pause: on a slow phone, evaluating React takes 100 ms.
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
  if (touch || document.activeElement?.matches("input, textarea")) await pause();
  for (const step of steps) {
    await nextTask();
    await step();
  }
}
