/** What a page reports about itself, in milliseconds since its navigation began. */
export type Seen = {
  fcp?: number;
  lcp?: number;
  cls: number;
  /** Start and length of each task beyond 50 ms. */
  readonly longTasks: [number, number][];
  /** When a form first said that it listens. */
  formReady?: number;
  /** When a finger first came down. */
  touch?: number;
};

declare global {
  interface Window {
    seen: Seen;
  }
}

/**
 * Runs in the page before anything of its own. It is sent there as text, so it uses nothing from outside itself, and
 * gives its functions no names: tsx would wrap these in a helper that the page does not have.
 */
export function observe(): void {
  const seen: Seen = { cls: 0, longTasks: [] };
  const shift = { first: 0, last: 0, sum: 0 };
  window.seen = seen;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName("first-contentful-paint"))
      seen.fcp = entry.startTime;
  }).observe({ type: "paint", buffered: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.longTasks.push([entry.startTime, entry.duration]);
  }).observe({ type: "longtask", buffered: true });

  // The largest burst of shifts counts: at most five seconds long, with gaps of less than one.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[]) {
      if (entry.hadRecentInput) continue;
      if (
        entry.startTime - shift.last > 1000 ||
        entry.startTime - shift.first > 5000
      )
        Object.assign(shift, { first: entry.startTime, sum: 0 });
      shift.last = entry.startTime;
      shift.sum += entry.value;
      seen.cls = Math.max(seen.cls, shift.sum);
    }
  }).observe({ type: "layout-shift", buffered: true });

  new MutationObserver(() => {
    if (document.querySelector("form[data-ready]") !== null)
      seen.formReady ??= performance.now();
  }).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ["data-ready"],
  });

  addEventListener(
    "pointerdown",
    (event) => {
      seen.touch ??= event.timeStamp;
    },
    { capture: true },
  );
}
