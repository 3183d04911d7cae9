/** @jest-environment node */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { modulesIn } from "@/content-model/content";
import { languages } from "@/content-model/languages";
import { fieldId } from "@/content-model/marks";
import * as api from "./api";
import type { Edit } from "./changes";
import { InputError } from "./errors";
import { scratchCopy } from "./scratch.fixture";

// cspell-lib is published as ES modules only, which Jest cannot load.
jest.mock("./spelling", () => ({ unknownWords: () => [] }));

const root = scratchCopy();
const project = process.cwd();
beforeAll(() => {
  copyFileSync("cspell.json", join(root, "cspell.json"));
  process.chdir(root);
});
afterAll(() => process.chdir(project));

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The id of a field of English content. */
const idOf = (path: string) => fieldId("en", path.split("."));

/** Settles a fact. */
const settle = (path: string, how: "confirm" | "ask") =>
  api.change({ edits: [], settled: { id: idOf(path), how } });

test("refuses a text that breaks a rule, and names the rule", async () => {
  const id = idOf("pages.generalPages./.title");
  const [shown] = (await api.field({ id })).texts;
  const edits = [{ id, before: shown?.value, after: "x".repeat(61) }];
  const message = "has 61 characters and needs 10 to 60";

  expect((await api.check({ edits })).errors).toEqual([
    { language: "en", place: "", text: message },
  ]);
  await expect(api.change({ edits })).rejects.toEqual(new InputError(message));
});

test("names the language of each text that breaks a rule, and the place in the opening hours", async () => {
  const { texts } = await api.field({ id: idOf("home.home.startIntro") });
  const edits = texts.map(({ id, value }) => ({
    id,
    before: value,
    after: "",
  }));
  const hours = (await api.field({ id: idOf("site.site.hours") })).texts[0]!;
  const times = [{ opens: "19:00", closes: "10:00" }];
  const after = [{ days: ["Monday"], times }];

  const { errors } = await api.check({
    edits: [...edits, { id: hours.id, before: hours.value, after }],
  });

  expect(errors.map(({ language, place }) => [language, place])).toEqual([
    ["en", "0.times"],
    ["en", ""],
    ["hi", ""],
  ]);
});

test.each([
  ["phone", "98123 45678", []],
  ["whatsapp", "98123 45678", []],
  ["whatsapp", "11 4055 1234", ["landline"]],
])("the %s number %s has the advice %j", async (key, after, kinds) => {
  const id = idOf(`site.site.${key}`);
  const edits = [{ id, before: "", after }];

  const { advice } = await api.check({ edits });

  expect(advice.map(({ kind }) => kind)).toEqual(kinds);
});

test("takes a postcode with a space", async () => {
  const id = idOf("site.site.address.postcode");
  const edits = [{ id, before: "110019", after: "110 020" }];

  expect((await api.check({ edits })).errors).toEqual([]);
});

test("refuses blank text", async () => {
  const edits = [{ id: idOf("home.home.headline"), before: "", after: "   " }];

  await expect(api.change({ edits })).rejects.toThrow(InputError);
});

test("lists a change after a restart of the editor, and takes it back", async () => {
  const id = idOf("home.home.startIntro");
  const before = (await api.field({ id })).texts[0]?.value;
  const after = String(before).replace(/[.?!]$/, " today.");
  await api.change({ edits: [{ id, before, after }] });

  await jest.isolateModulesAsync(async () => {
    const restarted = await import("./api");
    const { session } = await restarted.state({ uiLanguage: "en" });
    expect(session.at(-1)).toMatchObject({
      page: "/",
      texts: [[before, after]],
    });
    await restarted.undo({ index: session.length - 1 });
  });
  expect((await api.field({ id })).texts[0]?.value).toBe(before);
  const { session } = await api.state({ uiLanguage: "en" });
  expect(session.at(-1)).toMatchObject({ undone: true });
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
  const { texts } = await api.field({ id: idOf(path) });
  const edits = texts.map(({ id, value }, index): Edit => ({
    id,
    before: value,
    after: given[index],
  }));
  await api.change({ edits });
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
  const id = idOf("testimonials.testimonials.1.location");
  const before = (await api.field({ id })).texts[0]?.value;
  const confirmed = api.change({
    edits: [{ id, before, after: "Kalkaji" }],
    settled: { id, how: "confirm" },
  });

  await expect(confirmed).rejects.toThrow("The other language");
});

test("a kept word adds one line to the settings of the spelling check", async () => {
  const before = read("cspell.json").split("\n");

  await api.keepWord({ word: "Vrkhlq" });

  const after = read("cspell.json").split("\n");
  expect(after.filter((line) => !before.includes(line))).toEqual([
    '    "Vrkhlq",',
  ]);
  expect(after).toHaveLength(before.length + 1);
});

test.each([
  ["a page that does not exist", { page: "/../x" as "/" }],
  ["a language that does not exist", { language: "xx" }],
  ["a name of one letter", { name: "A" }],
])("takes no signature with %s", async (_, wrong) => {
  const who = { name: "Asha Sen", clinician: true };
  const signed = { page: "/contact", language: "en", ...who } as const;
  const before = read("content/signatures.json");

  await expect(api.sign({ ...signed, ...wrong })).rejects.toThrow(InputError);
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
  },
);
