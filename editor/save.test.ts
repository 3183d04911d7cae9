/**
 * What save() writes, and what it refuses to write. every-text.test.ts covers every single text.
 *
 * @jest-environment node
 */
import { home } from "@/content/home";
import { phone } from "@/content/site";
import { languages } from "@/site-content/languages";
import vm from "node:vm";
import { join } from "node:path";
import { writeFiles } from "@/scripts/temporary-folder.fixture";
import { sharedPaths } from "./definitions";
import { loadContent } from "./load";
import { Refusal } from "./refusal";
import { save, type Change } from "./save";
import { scratchCopy, textsOfModules } from "./scratch.fixture";

const root = scratchCopy();
const original = textsOfModules(root);

function restoreContent() {
  writeFiles(join(root, "content"), original);
}

beforeEach(restoreContent);
afterEach(() => jest.restoreAllMocks());

const change = (
  path: string,
  before: unknown,
  after: unknown,
  language = "en",
): Change => ({
  language,
  path: path.split("/"),
  before,
  after,
});

/** Appends code to content/about.ts. */
const appendToAbout = (code: string) =>
  writeFiles(root, { "content/about.ts": `${original["about.ts"]}${code}\n` });

test("changes one of two constants with the same value", async () => {
  const codeWith = (value: string) =>
    `const one = "x", other = "${value}"; export const probe = { one, other };`;
  appendToAbout(codeWith("x"));

  await save([change("about/probe/other", "x", "y")], { root });

  expect(textsOfModules(root)["about.ts"]).toBe(
    `${original["about.ts"]}${codeWith("y")}\n`,
  );
});

test("replaces a list and a number, and adds a field", async () => {
  appendToAbout(`\nexport const probe = { list: ["x"], count: 1 };`);

  await save(
    [
      change("about/probe/list", ["x"], [{ days: ["Monday"] }]),
      change("about/probe/count", 1, 2019),
      change("about/probe/more", undefined, "y"),
    ],
    { root },
  );

  const now = textsOfModules(root);
  expect(now["about.ts"]).toContain(
    "probe = { list: [{ days: ['Monday'] }], count: 2019, more: 'y' };".replaceAll(
      "'",
      '"',
    ),
  );
});

for (const { code } of languages.slice(1))
  test(`adds a translation in ${code}, removes it, and then the empty object that is left`, async () => {
    const path = "placePhotos/placePhotos/probe/alt";
    const probe = path.replace("/alt", "");

    await save([change(path, undefined, "दरवाज़ा", code)], { root });
    expect(textsOfModules(root)[`${code}/place-photos.ts`]).toContain(
      'probe: { alt: "दरवाज़ा" }',
    );

    await save([change(path, "दरवाज़ा", undefined, code)], { root });
    await save([change(probe, {}, undefined, code)], { root });
    expect(textsOfModules(root)).toEqual(original);
  });

test("sharedPaths names the other fields that are written in the same literal", async () => {
  const content = await loadContent({ root });
  const sharedWith = (path: string) =>
    sharedPaths(root, content, path.split("/"));

  expect(await sharedWith("site/phone")).toEqual([["site", "site", "phone"]]);
  expect(await sharedWith("home/home/headline")).toEqual([]);
});

test("does not reformat a file that Prettier has not formatted", async () => {
  writeFiles(root, {
    "content/navigation.ts":
      "export const navigation = {a:'b',   /* c */ d: \"b\"}",
  });
  await save([change("navigation/navigation/d", "b", 'é"')], { root });

  expect(textsOfModules(root)["navigation.ts"]).toBe(
    'export const navigation = {a:\'b\',   /* c */ d: "é\\""}',
  );
});

test.each([
  [
    "a text made by a template literal",
    "const a = 'x'; export const probe = { text: `${a} y` };",
    "x y",
  ],
  [
    "a constant from which another value is computed",
    "const a = 'x'; export const probe = { text: a, more: a.length };",
    "x",
  ],
  [
    "a list with a comment",
    "export const probe = { text: ['x', /* why */ 'y'] };",
    ["x", "y"],
  ],
  [
    "a list with a text that is used elsewhere",
    "const a = 'x'; export const probe = { text: [a], a };",
    ["x"],
  ],
])("refuses to change %s", async (_, code, before) => {
  appendToAbout(code);
  const texts = textsOfModules(root);

  await expect(
    save(
      [
        change("home/home/start", home.start, "Book"),
        change("about/probe/text", before, "zz"),
      ],
      { root },
    ),
  ).rejects.toThrow(Refusal);
  expect(textsOfModules(root)).toEqual(texts);
});

test("refuses two values for the same place, and a field of a module that does not exist", async () => {
  const twice = [
    change("site/phone", phone, "+911"),
    change("site/site/phone", phone, "+912"),
  ];

  await expect(save(twice, { root })).rejects.toThrow(Refusal);
  await expect(
    save([change("nothing/here", undefined, "x")], { root }),
  ).rejects.toThrow(Refusal);
  expect(textsOfModules(root)).toEqual(original);
});

test("writes nothing when somebody else changes the file during the save", async () => {
  const run = vm.runInNewContext.bind(vm);
  const site = `${original["site.ts"]}// by hand\n`;
  jest
    .spyOn(vm, "runInNewContext")
    .mockImplementationOnce(run)
    .mockImplementationOnce((...args) => {
      writeFiles(root, { "content/site.ts": site });
      return run(...args) as unknown;
    });

  await expect(
    save([change("site/phone", phone, "+911")], { root }),
  ).rejects.toThrow(Refusal);
  expect(textsOfModules(root)).toEqual({ ...original, "site.ts": site });
});

test("names the file and the line of a text without quotes", async () => {
  const line = original["about.ts"]!.split("\n").length;
  appendToAbout("export const broken = noQuotes;");

  await expect(loadContent({ root })).rejects.toThrow(
    `content/about.ts, line ${line}: noQuotes`,
  );
});
