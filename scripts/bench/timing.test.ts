/** @jest-environment node */
import { timingOf } from "./timing";
import type { Request } from "./traffic";

const request = (sent: number, ended?: number): Request => ({
  address: "http://localhost/",
  kind: "other",
  sent,
  ...(ended !== undefined && { ended }),
  headerBytes: 0,
  bodyBytes: 0,
});

const seen = { fcp: 500, lcp: 900, cls: 0, longTasks: [] };

test("only tasks after the first paint block, and only beyond 50 ms", () => {
  const longTasks: [number, number][] = [
    [100, 200],
    [450, 150],
    [1000, 80],
  ];

  expect(timingOf({ ...seen, longTasks }, []).tbt).toBe(50 + 30);
});

test("a page is quiet once its last answer and its last long task are over", () => {
  const requests = [request(10, 10.4), request(10.2, 11.5)];

  expect(timingOf(seen, requests).quiet).toBeCloseTo(1500);
  expect(
    timingOf({ ...seen, longTasks: [[1900, 100]] }, requests).quiet,
  ).toBeCloseTo(2000);
});

test("counts the answers that were there at the largest paint", () => {
  const requests = [request(10, 10.4), request(10.2, 10.8), request(10.3, 12)];

  expect(timingOf(seen, requests).requestsToLcp).toBe(2);
});
