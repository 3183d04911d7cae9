/** @jest-environment node */
import type { OpeningHours } from "@/content-rules/site";
import { brokenRules } from "./check";
import { allFields } from "./fields";
import { loadContent } from "./load";
import { ruleTexts } from "./rule-texts";

const awkward = [
  "",
  "x",
  "x".repeat(901),
  "See [this page](/nowhere) for more.",
  "The same normal English sentence is everywhere.",
  "Шесть слов на русском языке.",
  "यह वाक्य १ बार है।",
];

const hours = (
  times: OpeningHours["times"],
  ...days: OpeningHours["days"]
) => ({
  days,
  times,
});
const day = [{ opens: "10:00", closes: "19:00" }];
const facts: readonly (readonly [string, unknown])[] = [
  ["site.site.hours", []],
  ["site.site.hours", [hours([], "Monday")]],
  ["site.site.hours", [hours(day)]],
  ["site.site.hours", [hours(day, "Monday"), hours(day, "Monday")]],
  ["site.site.hours", [hours([{ opens: "", closes: "9" }], "Monday")]],
  ["site.site.hours", [hours([...day, ...day], "Monday")]],
  ["site.site.social", [{ name: "", href: "facebook" }]],
  ["site.site.developer", { name: "x", href: "http://x.org" }],
  ["site.site.since", 2999],
  ["site.site.since", 20.5],
  ["site.site.since", null],
  ["site.site.unconfirmed", []],
  ["people.people.speech.name", "Asha Sen"],
  ["people.people.speech.role", "Therapist"],
];

test("each rule that a person can break has a text of the editor", async () => {
  const content = await loadContent();
  const fields = [...allFields(content).values()].filter(
    ({ kind }) => kind === "text",
  );
  const changes = [
    ...awkward.map((after) => fields.map((field) => ({ ...field, after }))),
    ...facts.map(([name, after]) => [
      { language: "en", path: name.split("."), after },
    ]),
  ];

  const remarks = changes.flatMap((some) =>
    brokenRules(
      content,
      some.map((change) => ({ ...change, before: undefined })),
    ),
  );

  const templates = [
    ...ruleTexts.map(([, text]) => text),
    "{} characters too long",
    "Too short: at least {} characters",
  ].map(
    (text) =>
      new RegExp(`^${text.replace(".", "\\.").replace("{}", ".*")}$`, "s"),
  );
  const texts = [...new Set(remarks.map(({ text }) => text))];
  const uses = (text: string) => templates.filter((one) => one.test(text));
  expect(texts.filter((text) => uses(text).length === 0)).toEqual([]);
  expect(new Set(texts.flatMap(uses))).toEqual(new Set(templates));
});
