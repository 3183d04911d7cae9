import { languages } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { api, editsOf, idOf } from "./api.fixture";
import { Refusal } from "./refusal";

test("refuses a text that breaks a rule, and says by how much", async () => {
  const path = "generalPages./.title";
  const edits = editsOf(path, "x".repeat(72));
  const text = "12 characters too long: at most 60.";
  const remark = { text, id: idOf(path), place: "" };

  expect(api.check({ edits })).toEqual([remark]);
  await expect(api.change({ edits })).rejects.toEqual(new Refusal([remark]));
});

test("of a text that is too long nothing else is computed: the grade of a book would stop the editor", async () => {
  const prose = "Unquestionably extraordinary considerations. ".repeat(200);

  expect(api.check({ edits: editsOf("home.intro", prose) })).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/^\d+ characters/) }),
  ]);
  const edits = editsOf("home.intro", prose.repeat(50));
  expect(() => api.check({ edits })).toThrow("characters too long");
});

test("names the language of each text that breaks a rule, and the place in the opening hours", async () => {
  const times = [{ opens: "19:00", closes: "10:00" }];
  const edits = [
    ...editsOf("home.startIntro", ...languages.map(() => "")),
    ...editsOf("site.hours", [{ days: ["Monday"], times }]),
  ];

  const remarks = api.check({ edits });

  expect(remarks.map(({ id, place }) => [id, place])).toEqual([
    [idOf("site.hours"), "0.times"],
    ...languages.map(({ code }) => [fieldId(code, ["home", "startIntro"]), ""]),
  ]);
});

test.each([
  ["site.phone", "11 4055 1234", []],
  ["site.phone", "98123", [expect.stringContaining("5 digits")]],
  ["site.phone", "42283 32626", [expect.stringContaining("Call it once to be sure")]],
  ["site.whatsapp", "98123 45678", []],
  [
    "site.whatsapp",
    "11 4055 1234",
    ["011\u00a04055\u00a01234 is no mobile number. Does it have WhatsApp?"],
  ],
  ["site.since", "", ["Type a year, such as 2019."]],
  ["site.since", "c. 2019", ["Type a year, such as 2019."]],
  ["site.since", "19", ["Type a year, such as 2019."]],
  ["site.since", "2019", []],
  ["ui.callNumber", "Call {fone}", ["The page fills in nothing for {fone}. Take it out."]],
  ["ui.callNumber", "Call us now", ["The page fills in {phone}. Leave it as it was."]],
  [
    "home.intro",
    "Considerable developmental heterogeneity characterises unquestionably individual neurodevelopmental presentations.",
    [expect.stringContaining("school grade")],
  ],
])("of %s %s says %j", async (path, after, expected) => {
  const remarks = api.check({ edits: editsOf(path, after) });

  expect(remarks.map(({ text }) => text)).toEqual(expected);
});
