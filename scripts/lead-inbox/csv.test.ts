/** @jest-environment node */
import { csvLine, parseCsv } from "./csv";

test.each([
  [["plain", "", "two words"]],
  [["a,b", 'say "no"', '"', '""', ","]],
  [["one\ntwo", "one\r\ntwo", "\n", "\r"]],
  [["मेरी बेटी, ठीक", "👨‍👩‍👧", "'=1+1"]],
  [[""]],
])("what is written is read again: %j", (values) => {
  expect(parseCsv(csvLine(values) + csvLine(values))).toEqual([values, values]);
});

test("a line is written as RFC 4180 says", () => {
  expect(csvLine(["a", "b,c", 'd"e', "f\ng"])).toBe(
    'a,"b,c","d""e","f\ng"\r\n',
  );
});

test("a formula cannot hide behind a separator of another kind of CSV", () => {
  expect(csvLine(["x;=1+1", "x\t=1+1"])).toBe('"x;=1+1","x\t=1+1"\r\n');
});

test("files saved by hand are read: byte order mark, line feeds, no end, an open quote", () => {
  expect(parseCsv("\ufeffa,b\nc,d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(parseCsv("a,\r\n")).toEqual([["a", ""]]);
  expect(parseCsv("a,")).toEqual([["a", ""]]);
  expect(parseCsv('"a"b,"c')).toEqual([["ab", "c"]]);
  expect(parseCsv("")).toEqual([]);
  expect(parseCsv("\ufeff")).toEqual([]);
});

test("a very long field is read in good time", () => {
  const long = 'x"'.repeat(500_000);

  expect(parseCsv(csvLine([long]))).toEqual([[long]]);
});
