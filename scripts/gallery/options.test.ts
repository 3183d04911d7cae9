import { readOptions } from "./options";

test("builds and shows all pages unless told otherwise", () => {
  expect(readOptions([])).toEqual({
    routes: undefined,
    all: false,
    reuse: false,
    compare: undefined,
  });
});

test("takes pages, widths and what to compare with", () => {
  expect(
    readOptions(["--routes", "/, /contact", "--all", "--reuse"]),
  ).toMatchObject({ routes: ["/", "/contact"], all: true, reuse: true });
  // npm run test:visual -- --compare main: the later one counts.
  expect(readOptions(["--compare", "HEAD", "--compare", "main"]).compare).toBe(
    "main",
  );
});

test("says which option makes no sense", () => {
  expect(() => readOptions(["--routes", "contact"])).toThrow("/contact");
  expect(() => readOptions(["--compare", ""])).toThrow("a git ref or a folder");
  expect(() => readOptions(["--wide"])).toThrow("--wide");
});
