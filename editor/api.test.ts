import { writeFileSync } from "node:fs";
import { ui } from "@/content/ui";
import { speechTherapy } from "@/content/services/speech-therapy";
import { languages } from "@/site-content/languages";
import { api, change, editsOf, idOf, rowsAt, valueOf, read } from "./api.fixture";

/** Settles a fact. */
const settle = (path: string, how: "confirm" | "ask") =>
  api.change({ edits: [], settled: { id: idOf(path), how } });

/** Takes the last change back. */
const undo = async () => api.undo((await api.state({})).myChanges.at(-1)!);

test("lists a change after a restart of the editor, and takes it back", async () => {
  const path = "home.startIntro";
  const before = valueOf(path);
  const after = String(before).replace(/[.?!]$/, " today.");
  const { myChanges } = await change(path, after);
  expect(myChanges.at(-1)).toMatchObject({ path, texts: [[before, after]] });

  // The file outlives the editor.
  expect(JSON.parse(read(".edit/changes.json"))).toHaveLength(myChanges.length);
  const { myChanges: undone } = await undo();
  expect(valueOf(path)).toBe(before);
  expect(undone.at(-1)).toMatchObject({ undone: true });
});

test("takes back the change that was shown, although older ones have left the list since", async () => {
  const { myChanges } = await change("home.startIntro", "Say what you see at home.");
  const shown = JSON.parse(read(".edit/changes.json")) as { id: string }[];
  const older = Array.from({ length: 499 }, (_, at) => ({ ...shown[0], id: `older-${at}` }));
  writeFileSync(".edit/changes.json", JSON.stringify([...older, shown.at(-1)]));
  const before = valueOf("home.headline");
  await change("home.headline", "Every child can bloom.");

  await api.undo(myChanges.at(-1)!);

  expect(valueOf("home.startIntro")).not.toBe("Say what you see at home.");
  expect(valueOf("home.headline")).toBe("Every child can bloom.");
  await undo();
  expect(valueOf("home.headline")).toBe(before);
});

test("a fact that is taken back is open again, and facts confirmed in the meantime stay confirmed", async () => {
  await settle("site.fullName", "confirm");
  const { myChanges } = await api.state({});
  await settle("site.since", "confirm");

  const { rows } = await api.undo(myChanges.at(-1)!);

  const openOf = (path: string) => rows.find((row) => row.path === path)?.open;
  expect(openOf("site.fullName")).toBe("fact");
  expect(openOf("site.since")).toBeUndefined();
});

test("of two saves at the same time, the later one has a conflict", async () => {
  const path = "home.headline";
  const [first, second] = await Promise.all([
    editsOf(path, "Every child can grow."),
    editsOf(path, "Every child can thrive."),
  ]);

  const saves = [api.change({ edits: first }), api.change({ edits: second })];

  await expect(saves[1]).rejects.toThrow("It now says: Every child can grow.");
  await saves[0];
});

test("an answer that parents should ask for is empty in every language", async () => {
  const files = languages.map(
    ({ code, messages }) => `content/${messages ? `${code}/` : ""}services/occupational-therapy.ts`,
  );
  const open = read(files[0]!).replace(/unconfirmed: \[[^\]]*\]/, 'unconfirmed: ["fees"]');
  writeFileSync(files[0]!, open);
  const given = ["One visit is free.", "एक बार आना मुफ़्त है।"];
  const path = "services.occupational-therapy.answers.fees";
  await change(path, ...given);
  for (const [index, file] of files.entries()) expect(read(file)).toContain(given[index]);

  await settle(path, "ask");

  for (const [index, file] of files.entries()) expect(read(file)).not.toContain(given[index]);
  await undo();
  expect((await rowsAt(path)).map(({ value }) => value)).toEqual(given);
});

test.each([
  ["an empty answer", "services.speech-therapy.answers.fees", [], "Type it first"],
  ["an example", "testimonials.entries.1.content", [], "This is an example."],
  ["half an example", "testimonials.entries.1.location", ["Kalkaji"], "The other language"],
])("%s is not confirmed as right", async (_, path, texts, reason) => {
  const settled = { id: idOf(path), how: "confirm" } as const;

  await expect(api.change({ edits: editsOf(path, ...texts), settled })).rejects.toThrow(reason);
});

test("a sentence about health has all its sources, also in Hindi, and other texts have none", async () => {
  const { sources } = speechTherapy.noticing.note;
  const sourcesOf = async (field: string) =>
    (await rowsAt(`services.speech-therapy.${field}`)).map(({ sources }) => sources);

  expect(await sourcesOf("noticing.note.text")).toEqual(languages.map(() => sources));
  expect(await sourcesOf("tagline")).toEqual(languages.map(() => []));
});

test("a text that two services share changes on the pages of both", async () => {
  const path = "services.speech-therapy.questions.autism.question";

  const [{ pages, valueId } = { pages: [] }] = await rowsAt(path);

  expect(pages).toEqual(expect.arrayContaining(["/speech-therapy"]));
  expect(pages.length).toBeGreaterThan(1);
  const [twin] = await rowsAt("sharedQuestions.autism.question");
  expect(twin?.valueId).toBe(valueId);
});

test("two new texts for one that two pages share are refused, and nothing is written", async () => {
  const file = "content/shared-questions.ts";
  const before = read(file);
  const edits = [
    ...editsOf("sharedQuestions.autism.question", "Can we ask you?"),
    ...editsOf("services.speech-therapy.questions.autism.question", "May we?"),
  ];

  await expect(api.change({ edits })).rejects.toThrow("would alter other");
  expect(read(file)).toBe(before);
});

test("a person is given in one step, because a name alone breaks the rules", async () => {
  const person = "people.entries.speech";
  await expect(change(`${person}.name`, "Asha Sen")).rejects.toThrow("Type this too");
  const { rows } = await api.state({});
  const edits = rows
    .filter(
      ({ group, language, name }) =>
        group === person && language === "en" && /(Name|Work|Training|Languages)$/.test(name),
    )
    .map(({ id }) => ({ id, before: "", after: "Asha Sen" }));

  await api.change({ edits });

  expect(valueOf(`${person}.name`)).toBe("Asha Sen");
});

test("a name may be given in Hindi, and the text that is emptied there is English again", async () => {
  const path = "about.founderName";
  await change(path, "Asha Sen", "आशा सेन");
  await change(path, "Asha Sen", "");

  expect((await rowsAt(path)).map(({ value }) => value)).toEqual(["Asha Sen", undefined]);
});

test("my changes show the old and the new opening hours", async () => {
  const until = (closes: string) =>
    change("site.hours", [{ days: ["Monday"], times: [{ opens: "10:00", closes }] }]);
  await until("19:00");

  const { myChanges } = await until("18:00");

  expect(myChanges.at(-1)!.texts).toEqual([["Monday, 10:00, 19:00", "Monday, 10:00, 18:00"]]);
});

test("each page has a name", async () => {
  const { pages } = await api.state({});

  expect(pages).toContainEqual(
    expect.objectContaining({ path: "/contact", title: ui.links.contact.label }),
  );
  expect(pages.filter(({ path, title }) => title === path)).toEqual([]);
});
