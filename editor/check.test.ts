/** @jest-environment node */
import { languages } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { api, change, editsOf, idOf } from "./api.fixture";
import { Refusal } from "./refusal";

test("refuses a text that breaks a rule, and says by how much", async () => {
  const path = "pages.generalPages./.title";
  const edits = await editsOf(path, "x".repeat(72));
  const text = "12 characters too long";
  const remark = { text, id: idOf(path), place: "" };

  expect(await api.check({ edits })).toEqual([remark]);
  await expect(api.change({ edits })).rejects.toEqual(new Refusal([remark]));
});

test("names the language of each text that breaks a rule, and the place in the opening hours", async () => {
  const times = [{ opens: "19:00", closes: "10:00" }];
  const edits = [
    ...(await editsOf("home.home.startIntro", ...languages.map(() => ""))),
    ...(await editsOf("site.site.hours", [{ days: ["Monday"], times }])),
  ];

  const remarks = await api.check({ edits });

  expect(remarks.map(({ id, place }) => [id, place])).toEqual([
    [idOf("site.site.hours"), "0.times"],
    ...languages.map(({ code }) => [
      fieldId(code, ["home", "home", "startIntro"]),
      "",
    ]),
  ]);
});

test.each([
  ["site.site.phone", "98123 45678", []],
  ["site.site.whatsapp", "98123 45678", []],
  [
    "site.site.whatsapp",
    "11 4055 1234",
    ["+911140551234 is a landline. Does it have WhatsApp?"],
  ],
  ["site.site.address.postcode", "110 020", []],
  [
    "about.contactMessages.callNumber",
    "Call {fone}",
    ["The page fills in {phone}, {fone}. Leave it as it was."],
  ],
])("of %s %s says %j", async (path, after, expected) => {
  const edits = await editsOf(path, after);

  const remarks = await api.check({ edits });

  expect(remarks.map(({ text }) => text)).toEqual(expected);
});

test("refuses blank text", async () => {
  const changed = change("home.home.headline", "   ");

  await expect(changed).rejects.toThrow("Too short");
});
