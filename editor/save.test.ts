/**
 * What save() writes, and what it refuses to write. sweep.test.ts covers every single text.
 *
 * @jest-environment node
 */
import vm from "node:vm";
import { join } from "node:path";
import { writeFiles } from "@/scripts/temporary-folder.fixture";
import { sharedPaths } from "./definitions";
import { loadContent } from "./load";
import { Conflict, Refused, save, type Change } from "./save";
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

/** Saves, and returns the lines that differ from the original: removed ones with "-", added ones with "+". */
async function linesChangedBy(
  ...changes: readonly Change[]
): Promise<readonly string[]> {
  await save(changes, { root });
  const now = textsOfModules(root);
  return Object.entries(original).flatMap(([name, text]) => {
    const [before, after] = [text.split("\n"), now[name]!.split("\n")];
    return [
      ...before
        .filter((line) => !after.includes(line))
        .map((line) => `-${line}`),
      ...after
        .filter((line) => !before.includes(line))
        .map((line) => `+${line}`),
    ];
  });
}

/** Appends code to content/about.ts. */
const appendToAbout = (code: string) =>
  writeFiles(root, { "content/about.ts": `${original["about.ts"]}${code}\n` });

const phone = "+910000000000";

test("changes the WhatsApp number, not the phone number with the same value", async () => {
  expect(
    await linesChangedBy(change("site/site/whatsapp", phone, "+911111111111")),
  ).toEqual(
    [`+export const whatsapp = "+911111111111";`].flatMap((line) => [
      `-export const whatsapp = "${phone}";`,
      line,
    ]),
  );
});

test("replaces a list and a number, and adds a field and a translation", async () => {
  appendToAbout(`\nexport const probe = { list: ["x"], count: 1 };`);

  await save(
    [
      change("about/probe/list", ["x"], [{ days: ["Monday"] }]),
      change("about/probe/count", 1, 2019),
      change("about/probe/more", undefined, "y"),
      change("placePhotos/placePhotos/door/alt", undefined, "दरवाज़ा", "hi"),
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
  expect(now["hi/place-photos.ts"]).toContain('{ door: { alt: "दरवाज़ा" } };');
});

test("removes a translation that it has added, with its empty object", async () => {
  const path = "services/services/speech-therapy/answers/fees";
  await save([change(path, undefined, "₹ 500", "hi")], { root });
  await save([change(path, "₹ 500", undefined, "hi")], { root });
  const answers = path.replace("/fees", "");

  expect(await linesChangedBy(change(answers, {}, undefined, "hi"))).toEqual(
    [],
  );
});

test("sharedPaths names the other fields that are written in the same literal", async () => {
  expect(
    await sharedPaths("hi", ["home", "home", "picture", "alt"], { root }),
  ).toEqual([["home", "home", "smallPicture", "alt"]]);
  expect(await sharedPaths("en", ["site", "phone"], { root })).toEqual([
    ["site", "site", "phone"],
  ]);
});

test("keeps the format of a file that is not formatted", async () => {
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
        change("home/home/start", "Book your first session", "Book"),
        change("about/probe/text", before, "zz"),
      ],
      { root },
    ),
  ).rejects.toThrow(Refused);
  expect(textsOfModules(root)).toEqual(texts);
});

test("refuses two values for the same place, and a field of a module that does not exist", async () => {
  const twice = [
    change("site/phone", phone, "+911"),
    change("site/site/phone", phone, "+912"),
  ];

  await expect(save(twice, { root })).rejects.toThrow(Refused);
  await expect(
    save([change("nothing/here", undefined, "x")], { root }),
  ).rejects.toThrow(Refused);
  expect(textsOfModules(root)).toEqual(original);
});

test("of two saves at the same time, the later one has a conflict", async () => {
  const first = save([change("site/phone", phone, "+911")], { root });
  const second = save([change("site/site/phone", phone, "+912")], { root });

  await expect(second).rejects.toEqual(
    expect.objectContaining({ constructor: Conflict, current: "+911" }),
  );
  await first;
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
  ).rejects.toThrow(Refused);
  expect(textsOfModules(root)).toEqual({ ...original, "site.ts": site });
});

test.each([
  ["export const broken = 'no end;", "content/about.ts, line 54:"],
  ["export const broken = noQuotes;", "content/about.ts, line 54: noQuotes"],
])("names the file and the line of %s", async (code, message) => {
  appendToAbout(code);

  await expect(loadContent({ root })).rejects.toThrow(message);
});
