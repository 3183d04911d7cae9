import { Pipe } from "./pipe";

// 1,000 bytes take 5 ms at 1.6 Mbps.
test("packets leave one after another and take their time", () => {
  const pipe = new Pipe(1600, 75);

  expect(pipe.send(0, 1000)).toBe(80);
  expect(pipe.send(0, 1000)).toBe(85);
  expect(pipe.send(100, 1000)).toBe(180);
});

test("a packet is lost when too many wait", () => {
  const pipe = new Pipe(1600, 75, 1500);

  expect(pipe.send(0, 1000)).toBe(80);
  expect(pipe.send(0, 1000)).toBe(85);
  expect(pipe.send(0, 1000)).toBeUndefined();
});
