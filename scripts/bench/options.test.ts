import { readOptions } from "./options";

test("measures all pages five times unless told otherwise", () => {
  expect(readOptions([])).toEqual({
    routes: undefined,
    runs: 5,
    reuse: false,
    save: false,
  });
});

test("a quick run takes the pages with forms, three times", () => {
  expect(readOptions(["--quick"])).toMatchObject({
    routes: ["/", "/contact"],
    runs: 3,
  });
  expect(
    readOptions(["--quick", "--runs", "1", "--routes", "/service"]),
  ).toMatchObject({ routes: ["/service"], runs: 1 });
});

test("says which option makes no sense", () => {
  expect(() => readOptions(["--runs", "many"])).toThrow("--runs is many");
  expect(() => readOptions(["--routes", "contact"])).toThrow("/contact");
  expect(() => readOptions(["--fast"])).toThrow("--fast");
});
