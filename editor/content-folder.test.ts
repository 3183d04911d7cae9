import { cpSync, readFileSync, readdirSync, rmSync } from "node:fs";
import fs from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "@/scripts/testing/temporary-folder.fixture";
import { keyOf, valueAt, type KeyPath } from "@/content-rules/walk";
import { englishContent } from "@/site-content/english";
import { hindiMessages } from "@/site-content/hindi";
import { ContentFolder, strayFiles } from "./content-folder";
import { Refusal } from "./refusal";

const root = temporaryFolder();
const site = temporaryFolder();
const original = {
  "home.ts": `import type { Home } from "@/content-rules/home";

export const home: Home = {
  headline: "Hello", // It is short.
  label: "x",
};
`,
  "hi/home.ts": `import type { Messages } from "@/content-rules/content";
import type { Home } from "@/content-rules/home";

export const home: Messages<Home> = {
  headline: "नमस्ते",
};
`,
};

const read = () => new ContentFolder(root);

const textOf = (name: string) => readFileSync(join(root, "content", name), "utf8");

/** Writes files of content/. */
const write = (files: Readonly<Record<string, string>>) => writeFiles(join(root, "content"), files);

/** Changes some values; a key is a language and a path, such as "en home.label". */
async function change(changes: Readonly<Record<string, unknown>>) {
  const files = read();
  for (const [key, value] of Object.entries(changes)) {
    const [language = "", path = ""] = key.split(" ");
    files.change(language, path.split("."), value);
  }
  await files.write();
}

/** Every text inside a value, with the keys and ids that lead to it. */
const textsIn = (value: unknown, path: KeyPath = []): (readonly [KeyPath, string])[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, keyOf(value, key)]))
    : typeof value === "string"
      ? [[path, value]]
      : [];

/** A file without what Prettier lays out anew around a long text. */
const withoutLayout = (name: string) => readFileSync(name, "utf8").replace(/[\s,]/g, "");

beforeEach(() => write(original));
afterEach(() => jest.restoreAllMocks());

test("reads every file of the site, writes awkward texts in each, and changes nothing else in it", async () => {
  const awkward = [
    "\"double\" 'single' `back` “curly”",
    "C:\\new\\u0041 \\",
    "${name} {name} $& $1 \\${x}",
    "</script><!-- <b>&amp;</b> -->",
    "/* a */ // b */",
    "क्‍ष र्‌क श्री 👩‍👩‍👧 \u{1F64F}\uFE0F",
    "one\ntwo\r\nthree\tfour \u2028 \u2029 \u0000 \uFEFF",
    "खेल ".repeat(99),
  ];
  cpSync("content", join(site, "content"), { recursive: true });
  const files = new ContentFolder(site);
  const values = files.values();
  expect(values).toEqual({ en: englishContent, hi: hindiMessages });
  const texts = Object.entries(values)
    .flatMap(([language, modules]) =>
      textsIn(modules).map(([path, text]) => ({ language, path, text })),
    )
    .filter(({ path }, at) => path.at(-1) !== "id" && at % 7 === 0);
  expect(texts.length).toBeGreaterThan(300);
  for (const [at, { language, path }] of texts.entries())
    files.change(language, path, awkward[at % awkward.length]);
  const changed = files.values();
  await files.write();

  const written = new ContentFolder(site);
  expect(written.values()).toEqual(changed);
  for (const { language, path } of texts)
    expect(awkward).toContain(valueAt(changed[language], path));
  for (const { language, path, text } of texts) written.change(language, path, text);
  await written.write();
  for (const file of readdirSync("content", { recursive: true })) {
    const name = join("content", String(file));
    if (name.endsWith(".ts")) expect(withoutLayout(join(site, name))).toBe(withoutLayout(name));
  }
}, 60_000);

test("adds messages with the objects around them, and empties them", async () => {
  const added = {
    "hi home.places.door.alt": "दरवाज़ा",
    "hi home.places.door.title": "आइए",
    "hi home.label": "अ",
  };
  const places = { door: { alt: "दरवाज़ा", title: "आइए" } };
  await change(added);
  expect(read().values().hi).toEqual({ home: { headline: "नमस्ते", places, label: "अ" } });

  const gone = [...Object.keys(added), "hi home.nothing.here"];
  await change(Object.fromEntries(gone.map((key) => [key, undefined])));
  expect(read().values().hi).toEqual({ home: { headline: "नमस्ते", places: { door: {} } } });
});

test("keeps the line ends and the byte order mark, and formats what somebody wrote by hand", async () => {
  const text = "\uFEFF// a\r\nexport const safety = { a: 'b',   /* c */ d: \"b\"};\r\n";
  write({ "safety.ts": text });
  await change({ "en safety.d": 'é"', "en safety.e": "f" });

  expect(textOf("safety.ts")).toBe(
    '\uFEFF// a\r\nexport const safety = { a: "b", /* c */ d: \'é"\', e: "f" };\r\n',
  );
});

test("writes nothing when somebody else has changed one of the files", async () => {
  const files = read();
  files.change("en", ["home", "label"], "z");
  files.change("hi", ["home", "label"], "z");
  write({ "home.ts": `${original["home.ts"]}// by hand\n` });

  await expect(files.write()).rejects.toThrow(
    "Somebody changed this file in the meantime: content/home.ts",
  );
  expect(textOf("hi/home.ts")).toBe(original["hi/home.ts"]);
});

test("a power cut during a write leaves no half file", async () => {
  const writeWhole = fs.writeFile;
  jest.spyOn(fs, "writeFile").mockImplementationOnce(async (file, text) => {
    await writeWhole(file, String(text).slice(0, 9));
    throw new Error("cut");
  });

  await expect(change({ "en home.label": "z" })).rejects.toThrow("cut");
  expect(textOf("home.ts")).toBe(original["home.ts"]);
  expect(readdirSync(join(root, "content"))).not.toContain("home.ts.new");
});

test.each([
  ["home 2.ts", "{"],
  ["home-DESKTOP-7QK2.ts", original["home.ts"]],
  ["hi/home (conflicted copy 2026-11-29).ts", original["hi/home.ts"]],
  ["services/speech-therapy 2.ts", original["home.ts"]],
  ["._home.ts", "\u0000\u0005\u0016\u0007"],
  [".home.ts.swp.ts", ""],
])("a copy that another program put there is left aside and named: %s", async (name, text) => {
  const before = read().values();
  write({ [name]: text });

  expect(read().values()).toEqual(before);
  await change({ "en home.label": "z" });
  expect(textOf(name)).toBe(text);
  expect(strayFiles(root)).toEqual([
    expect.stringMatching(/^content\/(.+\.ts) is no part of .* delete the/),
  ]);
  expect(strayFiles(root)[0]).toContain(name);
  rmSync(join(root, "content", name));
});

const constant = "export const safety =";
test.each([
  ["a template", `${constant} {\n  a: \`x\` };`, "line 2: only texts"],
  ["a spread", `const a = {};\n${constant} { ...a };`, "line 2: only texts"],
  ["a computed key", `const a = "";\n${constant} { [a]: a };`, "line 2: only"],
  ["a statement", `\nif (1) {}\n${constant} {};`, "line 2: only constants"],
  ["a text without quotes", `${constant} {\n  a: noQuotes };`, "line 2: noQuotes"],
  ["a missing value", `const a = {};\n${constant} { a: a.b };`, "line 2: there is no value"],
  ["a missing comma", `${constant} {\n  a: 1\n  b: 2 };`, "line 3: Unexpected"],
  ["another name than that of the file", "const a = 1;", "line 1: safety is"],
])("names the file and the line of %s", (_, text, message) => {
  write({ "safety.ts": text });
  const values = () => read().values();

  expect(values).toThrow(Refusal);
  expect(values).toThrow(`content/safety.ts, ${message}`);
});
