import { contrast, over, readColour } from "./contrast";

test("reads the ways in which browsers and our tokens write colours", () => {
  expect(readColour("#fff")).toEqual([255, 255, 255, 1]);
  expect(readColour("#2a1733")).toEqual([42, 23, 51, 1]);
  expect(readColour("rgb(42, 23, 51)")).toEqual([42, 23, 51, 1]);
  expect(readColour("rgba(42, 23, 51, 0.5)")).toEqual([42, 23, 51, 0.5]);
  expect(readColour("rgb(255 255 255 / 18%)")).toEqual([255, 255, 255, 0.18]);
  expect(() => readColour("plum")).toThrow("plum is no colour");
});

test("counts as WCAG does", () => {
  const white = readColour("#fff");

  expect(contrast(readColour("#000"), white)).toBeCloseTo(21, 5);
  expect(contrast(white, white)).toBe(1);
  // The well-known lightest grey that passes 4.5 on white.
  expect(contrast(readColour("#767676"), white)).toBeCloseTo(4.54, 2);
  expect(contrast(white, readColour("#777"))).toBeCloseTo(4.48, 2);
});

test("sees through what is not opaque", () => {
  expect(over(readColour("rgb(0 0 0 / 50%)"), readColour("#fff"))).toEqual([
    127.5, 127.5, 127.5, 1,
  ]);
});
