import { existsSync, writeFileSync } from "node:fs";
import { api, read } from "./api.fixture";
import { Refusal } from "./refusal";

const file = "content/signatures/en-contact.json";

/** Signs a page that the person has read as it is, with some details replaced. */
const sign = async (details: object = {}) =>
  api.sign({
    page: "/contact",
    language: "en",
    name: "Asha Sen",
    clinician: false,
    version: (await api.state({})).version,
    ...details,
  });

const keysOf = ({ signed }: Awaited<ReturnType<typeof api.state>>) => signed.map(({ key }) => key);

test("a signature is of one page in one language, and is a file", async () => {
  const before = await api.state({});

  const after = await sign();

  expect(before.open.length - after.open.length).toBe(1);
  expect(keysOf(after)).toContain("en /contact");
  expect(read(file)).toContain('"name": "Asha Sen"');
});

test("a signature that is taken back leaves the page open, and Hindi signed", async () => {
  await sign();
  await sign({ language: "hi" });

  const after = await api.unsign({ page: "/contact", language: "en" });

  expect(keysOf(after)).not.toContain("en /contact");
  expect(keysOf(after)).toContain("hi /contact");
  expect(after.open).toContainEqual(
    expect.objectContaining({ path: "/contact", language: "en", why: "unsigned" }),
  );
});

test("a file with the marks of a merge is named with its remedy, and its page can be signed again", async () => {
  await sign();
  writeFileSync(file, `<<<<<<< HEAD\n${read(file)}`);

  const broken = await api.state({});
  expect(broken.filesToMend).toEqual([expect.stringMatching(/en-contact\.json.*delete the file/)]);
  expect(keysOf(broken)).not.toContain("en /contact");
  const mended = await sign();

  expect(mended.filesToMend).toEqual([]);
  expect(keysOf(mended)).toContain("en /contact");
});

test.each([
  ["a page that does not exist", { page: "/../x" }],
  ["a language that does not exist", { language: "xx" }],
  ["a name of one letter", { name: "A" }],
  ["a name of invisible characters", { name: "\u200B\u200D\u2060\u200D" }],
  ["no clinician, for a page about health", { page: "/autism" }],
  ["a text that the person has not read", { version: "of yesterday" }],
])("takes no signature with %s", async (_, wrong) => {
  await api.unsign({ page: "/contact", language: "en" });

  await expect(sign(wrong)).rejects.toThrow(Refusal);
  expect(existsSync(file)).toBe(false);
});
