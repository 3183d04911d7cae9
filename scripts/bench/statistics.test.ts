import { median, ratio, spread } from "./statistics";

test("the median is the middle value, or between the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
});

test("what a browser did not report does not count", () => {
  expect(median([undefined, 7])).toBe(7);
  expect(median([undefined])).toBeUndefined();
  expect(median([])).toBeUndefined();
});

test("a ratio to nothing cannot be said", () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, 0)).toBeUndefined();
  expect(ratio(undefined, 2)).toBeUndefined();
});

test("the spread is the way from least to most, as a part of the median", () => {
  expect(spread([90, 100, 110])).toBeCloseTo(0.2);
  expect(spread([])).toBeUndefined();
});
