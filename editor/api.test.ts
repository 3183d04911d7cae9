/** @jest-environment node */
import { speechTherapy } from "@/content/services/speech-therapy";
import { sources } from "@/content/sources";
import { modulesIn } from "@/site-content/content";
import { languages } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { writeFileSync } from "node:fs";
import {
  api,
  change,
  editsOf,
  idOf,
  read,
  state,
  valueOf,
} from "./api.fixture";

/** Settles a fact. */
const settle = (path: string, how: "confirm" | "ask") =>
  api.change({ edits: [], settled: { id: idOf(path), how } });

test("lists a change after a restart of the editor, and takes it back", async () => {
  const path = "home.home.startIntro";
  const before = await valueOf(path);
  const after = String(before).replace(/[.?!]$/, " today.");
  await change(path, after);

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
  const { myChanges } = await state();
  expect(myChanges.at(-1)).toMatchObject({ undone: true });
});

test("an answer that parents should ask for is empty in every language", async () => {
  const files = languages
    .slice(0, 2)
    .map(
      ({ code, messages }) =>
        `content/${messages ? `${code}/` : ""}services/occupational-therapy.ts`,
    );
  const text = read(files[0]!);
  const open = text.replace(/unconfirmed: \[[^\]]*\]/, 'unconfirmed: ["fees"]');
  writeFileSync(files[0]!, open);
  const given = ["One visit is free.", "एक बार आना मुफ़्त है।"].slice(
    0,
    files.length,
  );
  const path = "services.services.occupational-therapy.answers.fees";
  await change(path, ...given);
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

for (const { name } of languages.slice(1))
  test(`a testimonial is not confirmed while that in ${name} has the text of the example`, async () => {
    const path = "testimonials.testimonials.1.location";
    const confirmed = api.change({
      edits: await editsOf(path, "Kalkaji"),
      settled: { id: idOf(path), how: "confirm" },
    });

    await expect(confirmed).rejects.toThrow("The other language");
  });

test("a sentence about health has all its sources, also in Hindi, and other texts have none", async () => {
  const { note } = speechTherapy.noticing;
  const path = ["services", "services", "speech-therapy", "noticing", "note"];
  const sourcesOf = async (language: string, path: readonly string[]) =>
    (await api.field({ id: fieldId(language, path) })).sources;

  const expected = note.sources.map((code) => sources[code]);
  expect(expected.length).toBeGreaterThan(1);
  for (const { code } of languages)
    expect(await sourcesOf(code, [...path, "text"])).toEqual(expected);
  expect(await sourcesOf("en", [...path.slice(0, 3), "tagline"])).toEqual([]);
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
  const name = change(path, "Asha Sen");
  await expect(name).rejects.toThrow("Type this too");
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

test("my changes show the old and the new opening hours", async () => {
  const hours = [
    { days: ["Monday"], times: [{ opens: "10:00", closes: "18:00" }] },
  ];
  await change("site.site.hours", hours);

  const { myChanges } = await state();

  expect(myChanges.at(-1)!.texts).toEqual([
    [expect.stringContaining("19:00"), "Monday, 10:00, 18:00"],
  ]);
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
