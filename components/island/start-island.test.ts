/** @jest-environment jsdom */
import { pauseMs, startIsland } from "./start-island.client";

// e2e/late-scripts.spec.ts types before React is evaluated, and presses Submit.

test.each([
  ["comes near while a parent types", undefined],
  ["is touched", new Event("pointerdown")],
])(
  "an island that %s waits for a pause, and then runs each step once, in a task by itself",
  async (_, touch) => {
    jest.useFakeTimers();
    // jsdom has no MessageChannel.
    Object.assign(globalThis, {
      MessageChannel: class {
        port1 = { onmessage: () => {} };
        port2 = { postMessage: () => setTimeout(() => this.port1.onmessage(), 1) };
      },
    });
    document.body.innerHTML = "<div></div><input>";
    const [island, field] = document.body.children as unknown as HTMLElement[];
    if (!touch) field!.focus();
    const step = jest.fn();

    for (let letter = 0; letter < 3; letter += 1) {
      void startIsland(island!, touch, [step, step]);
      await jest.advanceTimersByTimeAsync(pauseMs - 1);
      expect(step).not.toHaveBeenCalled();
      field!.dispatchEvent(new Event("input", { bubbles: true }));
    }
    await jest.advanceTimersByTimeAsync(pauseMs + 1);
    expect(step).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(pauseMs * 5);
    expect(step).toHaveBeenCalledTimes(2);
    // Nothing is left to do at the letters that follow.
    field!.dispatchEvent(new Event("input", { bubbles: true }));
    expect(jest.getTimerCount()).toBe(0);
  },
);
