import { stolenBetween, ticksOf } from "./stolen";

const stat = (stolen: number, user: number) =>
  `cpu  ${user} 10 20 5000 30 0 5 ${stolen} 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\nintr 1 2\n`;

test("says which part of the wanted processor time the host kept", () => {
  const start = ticksOf(stat(100, 1000));
  const end = ticksOf(stat(200, 1300));

  expect(start).toEqual({ wanted: 1135, stolen: 100 });
  expect(stolenBetween(start, end)).toBe(0.25);
});

test("says nothing where the system does not count it", () => {
  expect(ticksOf("nothing of the kind")).toBeUndefined();
  expect(ticksOf("cpu  1 2 3 4\n")).toBeUndefined();
  expect(stolenBetween(undefined, ticksOf(stat(1, 1)))).toBeUndefined();
  expect(
    stolenBetween(ticksOf(stat(1, 1)), ticksOf(stat(1, 1))),
  ).toBeUndefined();
});
