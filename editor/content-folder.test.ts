import { cpSync, readFileSync, readdirSync } from "node:fs";
import fs from "node:fs/promises";
import { join } from "node:path";
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { check } from "prettier/standalone";
import {
  temporaryFolder,
  writeFiles,
} from "@/scripts/lib/temporary-folder.fixture";
import { keyOf, type KeyPath } from "@/content-rules/walk";
import { ContentFolder } from "./content-folder";
import { Refusal } from "./refusal";

const root = temporaryFolder();
const site = temporaryFolder();
const original = {
  "home.ts": `import { safety } from "./safety";
import type { Home } from "@/content-rules/home";

// The note of a developer.
const phone = "+911234567890";

export const home: Home = {
  headline: "Hello", // It is short.
  phone,
  label: "x",
  staring: safety.staring,
  floor: -1,
  picture: undefined,
  /* The order of the page. */
  places: [
    { id: "door", alt: "x" },
    { id: "shoes", alt: "y", isOpen: true },
  ],
  days: ["Monday"],
};
`,
  "safety.ts": `export const safety = { staring: "Staring", phone: "+91" };\n`,
  "services/speech-therapy.ts": `import { home } from "@/content/home";

export const speechTherapy = { phone: home.phone, place: home.places };
`,
  "hi/home.ts": `import type { Messages } from "@/content-rules/content";
import type { Home } from "@/content-rules/home";

export const home: Messages<Home> = {
  headline: "नमस्ते",
};
`,
};

/** Two files that need no value of safety.ts. */
const withoutNames = {
  "home.ts": "export const home = {};",
  "services/speech-therapy.ts": "export const speechTherapy = {};",
};

const read = () => new ContentFolder(root, ["hi"]);

const textOf = (name: string) =>
  readFileSync(join(root, "content", name), "utf8");

const texts = () =>
  Object.fromEntries(Object.keys(original).map((name) => [name, textOf(name)]));

/** Writes files of content/. */
const write = (files: Readonly<Record<string, string>>) =>
  writeFiles(join(root, "content"), files);

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
const textsIn = (
  value: unknown,
  path: KeyPath = [],
): (readonly [KeyPath, string])[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        textsIn(inner, [...path, keyOf(value, key)]),
      )
    : typeof value === "string"
      ? [[path, value]]
      : [];

/** A file with its comments, without its texts and white space, and without commas that Prettier may add. */
const frame = (text: string) =>
  text
    .replace(
      /\/\*[^]*?\*\/|\/\/.*|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'/g,
      (part) => (part.startsWith("/") ? part : "''"),
    )
    .replace(/\s/g, "")
    .replace(/,(?=[\]}])/g, "");

beforeEach(() => write(original));
afterEach(() => jest.restoreAllMocks());

test("reads values, also through names and imports, and passes over types", () => {
  const { english, messages } = read().values();

  const door = { id: "door", alt: "x" };
  const places = [door, { id: "shoes", alt: "y", isOpen: true }];
  expect(english).toEqual({
    home: {
      ...{ headline: "Hello", phone: "+911234567890", label: "x" },
      ...{ staring: "Staring", floor: -1, picture: undefined },
      ...{ places, days: ["Monday"] },
    },
    safety: { staring: "Staring", phone: "+91" },
    services: { "speech-therapy": { phone: "+911234567890", place: places } },
  });
  expect(messages).toEqual({ hi: { home: { headline: "नमस्ते" } } });
});

test("writes awkward texts in texts of every file of the site, and changes nothing else in them, and they stay formatted", async () => {
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
  const files = new ContentFolder(site, ["hi"]);
  const { english, messages } = files.values();
  const first = new Map(
    files.shared().flatMap((places) => {
      const keys = places.map((place) => JSON.stringify(place));
      return keys.map((key) => [key, keys[0]!] as const);
    }),
  );
  const given = new Map<string, string>();
  let seen = 0;
  for (const [language, values] of Object.entries({ en: english, ...messages }))
    for (const [path] of textsIn(values)) {
      if (path.at(-1) === "id" || ++seen % 7 > 0) continue;
      const own = JSON.stringify({ language, path });
      const literal = first.get(own) ?? own;
      const at = given.size;
      const text =
        given.get(literal) ?? `${at} ${awkward[at % awkward.length]}`;
      given.set(literal, text);
      files.change(language, path, text);
    }
  const changed = files.values();
  await files.write();

  expect(new ContentFolder(site, ["hi"]).values()).toEqual(changed);
  const written = new Set(textsIn(changed).map(([, text]) => text));
  expect([...given.values()].filter((text) => !written.has(text))).toEqual([]);
  expect(given.size).toBeGreaterThan(300);
  for (const file of readdirSync("content", { recursive: true })) {
    const name = join("content", String(file));
    if (!name.endsWith(".ts")) continue;
    const text = readFileSync(join(site, name), "utf8");
    expect(frame(text)).toBe(frame(readFileSync(name, "utf8")));
    const plugins = [estree, typescript];
    expect(await check(text, { parser: "typescript", plugins })).toBe(true);
  }
}, 60_000);

test("changes one of two literals with the same value, and of a shared one every place", async () => {
  await change({
    "en home.places.door.alt": "z",
    "en services.speech-therapy.phone": "+912",
  });

  expect(textOf("home.ts")).toBe(
    original["home.ts"]
      .replace('alt: "x"', 'alt: "z"')
      .replace("+911234567890", "+912"),
  );
  expect(read().shared()).toContainEqual([
    { language: "en", path: ["home", "phone"] },
    { language: "en", path: ["services", "speech-therapy", "phone"] },
  ]);
});

test("replaces a list and a number, and adds a value", async () => {
  const days = [{ days: ["Monday", "Friday"] }];
  await change({
    "en home.days": days,
    "en home.floor": 2,
    "en home.since": 2019,
    "en home.picture": "/a.svg",
    "en home.headline": undefined,
    "en home.nothing": undefined,
  });

  expect(textOf("home.ts")).toBe(
    original["home.ts"]
      .replace(
        '["Monday"],',
        '[{ days: ["Monday", "Friday"] }],\n  since: 2019,',
      )
      .replace("-1", "2")
      .replace("undefined", '"/a.svg"')
      .replace('"Hello"', "undefined"),
  );
});

test("adds messages with the objects around them, and removes what is empty afterwards", async () => {
  const added = {
    "hi home.places.door.alt": "दरवाज़ा",
    "hi home.places.door.title": "आइए",
    "hi home.label": "अ",
  };
  await change(added);
  expect(read().values().messages.hi).toEqual({
    home: {
      headline: "नमस्ते",
      places: { door: { alt: "दरवाज़ा", title: "आइए" } },
      label: "अ",
    },
  });

  const gone = [...Object.keys(added), "hi home.nothing.here"];
  await change(Object.fromEntries(gone.map((key) => [key, undefined])));
  expect(texts()).toEqual(original);
});

test.each([
  "\uFEFF// a\r\nexport const home = {a:'b',   /* c */ d: \"b\"}\r\n",
  '\uFEFF// a\r\nexport const home = { d: "b" };\r\n',
])(
  "keeps the format, the line ends and the byte order mark of %j",
  async (text) => {
    write({
      "safety.ts": text.replace("home", "safety"),
      ...withoutNames,
    });
    await change({ "en safety.d": 'é"', "en safety.e": "f" });

    expect(textOf("safety.ts").replace(/,? *"?e"?: "f",?/, "")).toBe(
      text
        .replace("home", "safety")
        .replace('"b"', /'/.test(text) ? '"é\\""' : "'é\"'"),
    );
  },
);

const constant = "export const safety =";
test.each([
  ["a template", `${constant} {\n  a: \`x\` };`, "line 2: only texts"],
  ["a call", `${constant} {\n\n  a: f() };`, "line 3: only texts"],
  ["a spread", `const a = {};\n${constant} { ...a };`, "line 2: only texts"],
  ["a computed key", `const a = "";\n${constant} { [a]: a };`, "line 2: only"],
  ["a cast", `${constant} {} as const;`, "line 1: only texts"],
  ["a statement", `\nif (1) {}\n${constant} {};`, "line 2: only constants"],
  [
    "a text without quotes",
    `${constant} {\n  a: noQuotes };`,
    "line 2: noQuotes",
  ],
  [
    "a missing value",
    `const a = {};\n${constant} { a: a.b };`,
    "line 2: there is no value",
  ],
  ["a missing comma", `${constant} {\n  a: 1\n  b: 2 };`, "line 3: Unexpected"],
  ["another name than that of the file", "const a = 1;", "line 1: safety is"],
])("names the file and the line of %s", (_, text, message) => {
  write({ "safety.ts": text, ...withoutNames });
  const values = () => read().values();

  expect(values).toThrow(Refusal);
  expect(values).toThrow(`content/safety.ts, ${message}`);
});

test.each([
  [
    "a second value for one literal",
    { "en home.phone": "1", "en services.speech-therapy.phone": "2" },
  ],
  ["a list with a value that another place shares", { "en home.list": [] }],
  ["a list with a comment", { "en home.notes": [] }],
  [
    "the removal of a message with a comment",
    { "hi home.headline": undefined },
  ],
  ["an entry that does not exist", { "en home.places.nowhere.alt": "x" }],
  ["a value of a module that does not exist", { "en nowhere.alt": "x" }],
])("refuses %s, and writes nothing", async (_, changes) => {
  const home = original["home.ts"].replace(
    "  phone,",
    "  phone,\n  list: [phone],\n  notes: [\n    // Why.\n    'x',\n  ],",
  );
  const hindi = original["hi/home.ts"].replace("  head", "  // Why.\n  head");
  write({ "home.ts": home, "hi/home.ts": hindi });

  const changed = change({ "hi home.headline": "x", ...changes });
  await expect(changed).rejects.toThrow(Refusal);
  const unchanged = { "home.ts": home, "hi/home.ts": hindi };
  expect(texts()).toEqual({ ...original, ...unchanged });
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
  expect(texts()).toEqual(original);
  expect(readdirSync(join(root, "content"))).not.toContain("home.ts.new");
});
