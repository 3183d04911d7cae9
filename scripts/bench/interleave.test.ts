import { interleave } from "./interleave";

test("every second round goes backwards", () => {
  expect(interleave(["A", "B", "C"], 3).join("")).toBe("ABCCBAABC");
});
