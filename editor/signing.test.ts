/** @jest-environment node */
import { languages } from "@/content-model/languages";
import { api, read } from "./api.fixture";
import { Refusal } from "./refusal";

/** Signs a page that the person has read as it is, with some details replaced. */
const sign = async (details: object = {}) =>
  api.sign({
    page: "/contact",
    language: "en",
    name: "Asha Sen",
    clinician: false,
    version: (await api.state()).version,
    ...details,
  });

test("a signature is of one page in one language", async () => {
  const before = await api.state();

  await sign();

  const after = await api.state();
  expect(before.open.length - after.open.length).toBe(1);
  expect(after.signed.map(({ key }) => key)).toContain("en /contact");
});

for (const { code } of languages.slice(1))
  test(`a signature that is taken back leaves the page open, and ${code} signed`, async () => {
    await sign();
    await sign({ language: code });

    await api.unsign({ page: "/contact", language: "en" });

    const { open, signed } = await api.state();
    expect(signed.map(({ key }) => key)).not.toContain("en /contact");
    expect(signed.map(({ key }) => key)).toContain(`${code} /contact`);
    expect(open).toContainEqual(
      expect.objectContaining({
        path: "/contact",
        language: "en",
        why: "unsigned",
      }),
    );
  });

test("two signatures at the same moment are both kept", async () => {
  await Promise.all([sign(), sign({ page: "/privacy" })]);

  const { signed } = await api.state();
  expect(signed.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["en /contact", "en /privacy"]),
  );
});

test.each([
  ["a page that does not exist", { page: "/../x" }],
  ["a language that does not exist", { language: "xx" }],
  ["a name of one letter", { name: "A" }],
  ["no clinician, for a page about health", { page: "/autism" }],
  ["a text that the person has not read", { version: "of yesterday" }],
])("takes no signature with %s", async (_, wrong) => {
  const before = read("content/signatures.json");

  await expect(sign(wrong)).rejects.toThrow(Refusal);
  expect(read("content/signatures.json")).toBe(before);
});
