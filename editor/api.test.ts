/** @jest-environment node */
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { modulesIn } from "@/content-model/content";
import { languages } from "@/content-model/languages";
import { fieldId } from "@/content-model/marks";
import * as api from "./api";
import type { Edit } from "./changes";
import { Refusal } from "./refusal";
import { scratchCopy } from "./scratch.fixture";

// cspell-lib is published as ES modules only, which Jest cannot load.
jest.mock("./spelling", () => ({ unknownWords: () => [] }));

const root = scratchCopy();
const project = process.cwd();
const images = join(root, "public/images");
beforeAll(() => {
  copyFileSync("cspell.json", join(root, "cspell.json"));
  mkdirSync(images, { recursive: true });
  process.chdir(root);
});
afterAll(() => process.chdir(project));

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The id of a field of English content. */
const idOf = (path: string) => fieldId("en", path.split("."));

/** An edit of each input of a field that has a new value, in the order of the inputs. */
async function editsOf(
  path: string,
  ...values: readonly unknown[]
): Promise<readonly Edit[]> {
  const { inputs } = await api.field({ id: idOf(path) });
  return values.flatMap((after, at) => {
    const { id, value: before } = inputs[at]!;
    return after === undefined ? [] : [{ id, before, after }];
  });
}

const valueOf = async (path: string) =>
  (await api.field({ id: idOf(path) })).inputs[0]?.value;

/** Settles a fact. */
const settle = (path: string, how: "confirm" | "ask") =>
  api.change({ edits: [], settled: { id: idOf(path), how } });

test("refuses a text that breaks a rule, and says by how much", async () => {
  const path = "pages.generalPages./.title";
  const edits = await editsOf(path, "x".repeat(72));
  const text = "{} characters too long" as const;
  const remark = { text, values: ["12"], id: idOf(path), place: "" };

  expect(await api.check({ edits })).toEqual([remark]);
  await expect(api.change({ edits })).rejects.toEqual(new Refusal([remark]));
});

test("names the language of each text that breaks a rule, and the place in the opening hours", async () => {
  const times = [{ opens: "19:00", closes: "10:00" }];
  const edits = [
    ...(await editsOf("home.home.startIntro", "", "")),
    ...(await editsOf("site.site.hours", [{ days: ["Monday"], times }])),
  ];

  const remarks = await api.check({ edits });

  expect(remarks.map(({ id, place }) => [id, place])).toEqual([
    [idOf("site.site.hours"), "0.times"],
    [idOf("home.home.startIntro"), ""],
    [fieldId("hi", ["home", "home", "startIntro"]), ""],
  ]);
});

test.each([
  ["site.site.phone", "98123 45678", []],
  ["site.site.whatsapp", "98123 45678", []],
  [
    "site.site.whatsapp",
    "11 4055 1234",
    ["{} is a landline. Does it have WhatsApp?"],
  ],
  ["site.site.address.postcode", "110 020", []],
  [
    "about.contactMessages.callNumber",
    "Call {fone}",
    ["The page fills in {}. Leave it as it was."],
  ],
])("of %s %s says %j", async (path, after, expected) => {
  const edits = await editsOf(path, after);

  const remarks = await api.check({ edits });

  expect(remarks.map(({ text }) => text)).toEqual(expected);
});

test("refuses blank text", async () => {
  const edits = await editsOf("home.home.headline", "   ");

  await expect(api.change({ edits })).rejects.toThrow("Too short");
});

test("lists a change after a restart of the editor, and takes it back", async () => {
  const path = "home.home.startIntro";
  const before = await valueOf(path);
  const after = String(before).replace(/[.?!]$/, " today.");
  await api.change({ edits: await editsOf(path, after) });

  await jest.isolateModulesAsync(async () => {
    const restarted = await import("./api");
    const { myChanges } = await restarted.state({ uiLanguage: "en" });
    expect(myChanges.at(-1)).toMatchObject({
      page: "/",
      texts: [[before, after]],
    });
    await restarted.undo({ index: myChanges.length - 1 });
  });
  expect(await valueOf(path)).toBe(before);
  const { myChanges } = await api.state({ uiLanguage: "en" });
  expect(myChanges.at(-1)).toMatchObject({ undone: true });
});

test("an answer that parents should ask for is empty in every language", async () => {
  const files = ["services", "hi/services"].map(
    (folder) => `content/${folder}/occupational-therapy.ts`,
  );
  const text = read(files[0]!);
  const open = text.replace(/unconfirmed: \[[^\]]*\]/, 'unconfirmed: ["fees"]');
  writeFileSync(join(root, files[0]!), open);
  const given = ["One visit is free.", "एक बार आना मुफ़्त है।"];
  const path = "services.services.occupational-therapy.answers.fees";
  await api.change({ edits: await editsOf(path, ...given) });
  for (const [index, file] of files.entries())
    expect(read(file)).toContain(given[index]);

  await settle(path, "ask");

  for (const [index, file] of files.entries())
    expect(read(file)).not.toContain(given[index]);
});

test.each(["content", "location"])(
  "the %s of an example is not confirmed as given by a parent",
  async (key) => {
    const confirmed = settle(`testimonials.testimonials.1.${key}`, "confirm");

    await expect(confirmed).rejects.toThrow("This is an example.");
  },
);

test("a testimonial is not confirmed while another language has the text of the example", async () => {
  const path = "testimonials.testimonials.1.location";
  const confirmed = api.change({
    edits: await editsOf(path, "Kalkaji"),
    settled: { id: idOf(path), how: "confirm" },
  });

  await expect(confirmed).rejects.toThrow("The other language");
});

/** A photo of a phone, with the place where it was taken. */
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({
    create: { width: 2000, height: 9, channels: 3, background: "red" },
  })
    .withExif({ IFD3: { GPSLatitude: "28/1 32/1 0/1" } })
    .jpeg()
    .toBuffer();
});

test.each([
  ["half a photo", () => photo.subarray(0, 400)],
  ["a film", () => Buffer.from("RIFF    AVI LIST")],
])("refuses %s, which the build could not read", async (_, file) => {
  const path = "placePhotos.placePhotos.door.src";
  const alt = "A green door with one low step.";
  const edits = await editsOf(path, file().toString("base64"), alt);

  await expect(api.change({ edits })).rejects.toThrow("as a photo");
  expect(readdirSync(images)).toEqual([]);
});

test("a photo needs the description of what it shows, and is stored with it", async () => {
  const path = "placePhotos.placePhotos.door.src";
  const change = async (alt: string, file = photo) =>
    api.change({
      edits: await editsOf(path, file.toString("base64"), alt),
    });
  await expect(change("A door")).rejects.toThrow("at least 20");
  expect(readdirSync(images)).toEqual([]);

  await change("A green door with one low step.");

  const src = await valueOf(path);
  const { width, exif } = await sharp(`public${String(src)}`).metadata();
  expect([width, exif]).toEqual([1600, undefined]);
  const { myChanges } = await api.state({ uiLanguage: "en" });
  expect(myChanges.at(-1)).toMatchObject({
    label: "placePhotos.placePhotos.door",
    texts: [["", "A green door with one low step."]],
  });
  await api.undo({ index: myChanges.length - 1 });
  expect(readdirSync(images)).toEqual([]);
});

test("a number that two places of a file have is listed once", async () => {
  const page = { page: "/", language: "en", visible: [] } as const;

  const numbers = (await api.hidden(page)).filter(({ label }) =>
    label.endsWith(".phone"),
  );

  expect(numbers.map(({ label }) => label)).toEqual([
    "about.placeMessages.phone",
    "site.site.phone",
  ]);
});

test("a person is given in one step, because a name alone breaks the rules", async () => {
  const path = "people.people.speech.name";
  const name = await editsOf(path, "Asha Sen");
  await expect(api.change({ edits: name })).rejects.toThrow("Type this too");
  const { inputs } = await api.field({ id: idOf(path) });
  const filled = inputs.filter(
    ({ label, language }) =>
      language === "en" && /name|role|training|languages$/.test(label),
  );
  const edits = filled.map(({ id }) => ({ id, before: "", after: "Asha Sen" }));

  await api.change({ edits });

  expect(await valueOf(path)).toBe("Asha Sen");
});

test.each(["Vrkhlq", "Zzrkhlq"])(
  "the kept word %s adds one line in alphabetical order to the settings of the spelling check",
  async (word) => {
    const before = read("cspell.json").split("\n");

    await api.keepWord({ word });
    await api.keepWord({ word });

    const text = read("cspell.json");
    const { words } = JSON.parse(text) as { words: string[] };
    expect(words).toContain(word);
    expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, "en")));
    const lines = text.split("\n");
    // The last word of a list has no comma, so the line before a new last word gets one.
    expect(lines.filter((line) => !before.includes(line)).length).toBeLessThan(
      3,
    );
    expect(lines).toHaveLength(before.length + 1);
  },
);

/** Signs a page that the person has read as it is, with some details replaced. */
const sign = async (details: object = {}) =>
  api.sign({
    page: "/contact",
    language: "en",
    name: "Asha Sen",
    clinician: false,
    version: (await api.state({ uiLanguage: "en" })).version,
    ...details,
  });

test("a signature is of one page in one language", async () => {
  const [before] = [await api.state({ uiLanguage: "en" })];

  await sign();

  const after = await api.state({ uiLanguage: "en" });
  expect(before.open.length - after.open.length).toBe(1);
  expect(after.signed.map(({ key }) => key)).toContain("en /contact");
});

test("a signature that is taken back leaves the page open, and the other language signed", async () => {
  await sign();
  await sign({ language: "hi" });

  await api.unsign({ page: "/contact", language: "en" });

  const { open, signed } = await api.state({ uiLanguage: "en" });
  expect(signed.map(({ key }) => key)).not.toContain("en /contact");
  expect(signed.map(({ key }) => key)).toContain("hi /contact");
  expect(open).toContainEqual(
    expect.objectContaining({
      path: "/contact",
      language: "en",
      why: "unsigned",
    }),
  );
});

test("two signatures at the same moment are both kept", async () => {
  await Promise.all([sign(), sign({ language: "hi" })]);

  const { signed } = await api.state({ uiLanguage: "en" });
  expect(signed.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["en /contact", "hi /contact"]),
  );
});

test("my changes show the old and the new opening hours", async () => {
  const hours = [
    { days: ["Monday"], times: [{ opens: "10:00", closes: "18:00" }] },
  ];
  await api.change({ edits: await editsOf("site.site.hours", hours) });

  const { myChanges } = await api.state({ uiLanguage: "en" });

  expect(myChanges.at(-1)!.texts).toEqual([
    [expect.stringContaining("19:00"), "Monday, 10:00, 18:00"],
  ]);
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

test.each(languages)(
  "names the pages in $name, the language of the editor",
  async (language) => {
    const { contact } = modulesIn(language).navigation.navigation;

    const { pages } = await api.state({ uiLanguage: language.code });

    expect(pages).toContainEqual(
      expect.objectContaining({ path: "/contact", title: contact.label }),
    );
    expect(pages.filter(({ path, title }) => title === path)).toEqual([]);
  },
);
