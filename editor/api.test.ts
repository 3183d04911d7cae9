/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { navigation } from "@/content/navigation";
import { sources } from "@/content/sources";
import { speechTherapy } from "@/content/services/speech-therapy";
import { languages } from "@/content-model/languages";
import { fieldId } from "@/content-model/marks";
import { api, change, editsOf, idOf, read, valueOf } from "./api.fixture";

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
    const { myChanges } = await restarted.state();
    expect(myChanges.at(-1)).toMatchObject({
      page: "/",
      texts: [[before, after]],
    });
    await restarted.undo({ index: myChanges.length - 1 });
  });
  expect(await valueOf(path)).toBe(before);
  const { myChanges } = await api.state();
  expect(myChanges.at(-1)).toMatchObject({ undone: true });
});

test("of two saves at the same time, the later one has a conflict", async () => {
  const path = "home.home.headline";
  const [first, second] = await Promise.all([
    editsOf(path, "Every child can grow."),
    editsOf(path, "Every child can thrive."),
  ]);

  const saves = [api.change({ edits: first }), api.change({ edits: second })];

  await expect(saves[1]).rejects.toThrow("It now says: Every child can grow.");
  await saves[0];
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

test("my changes show the old and the new opening hours", async () => {
  const hours = [
    { days: ["Monday"], times: [{ opens: "10:00", closes: "18:00" }] },
  ];
  await change("site.site.hours", hours);

  const { myChanges } = await api.state();

  expect(myChanges.at(-1)!.texts).toEqual([
    [expect.stringContaining("19:00"), "Monday, 10:00, 18:00"],
  ]);
});

test("each page has a name", async () => {
  const { contact } = navigation;

  const { pages } = await api.state();

  expect(pages).toContainEqual(
    expect.objectContaining({ path: "/contact", title: contact.label }),
  );
  expect(pages.filter(({ path, title }) => title === path)).toEqual([]);
});
