import { contentIn } from "@/site-content/content";
import { languages, type Language } from "@/site-content/languages";
import { without } from "./leads.fixture.js";
import { answerTo, booking, cells, consultation, row } from "./clinic.fixture";
import { deskHeader, google, header, install, linksOf } from "./clinic.fixture";
import { leadHeader, paste, post, receivedAt, refusal } from "./clinic.fixture";
import { recordCalls, rows, script, setUp, thanks } from "./clinic.fixture";
import { eventOf } from "./fake-google";
import { fieldNamesOf, leadForms, leadMessages } from "./lead.js";

const lead = [...Object.values(booking), receivedAt];

describe("the answer is an error, not ok", () => {
  test("when the script belongs to no spreadsheet, or settings.sheet is a wrong address", () => {
    google.sheets = undefined;
    expect(post(booking)).toBe(refusal);
    expect(google.log.join()).toContain("no spreadsheet");

    install({ sheet: "https://docs.google.com/spreadsheets/d/wrong/edit" });
    expect(post(booking)).toBe(refusal);
  });

  test("when the tab is somebody else's, which is not changed", () => {
    const sheet = paste(["Name", "Phone", "status"], ["Ravi", "1", "then"]);

    expect(post(booking)).toBe(refusal);
    expect(sheet.rows).toHaveLength(2);
    expect(google.log.join()).toMatch(/"Booking".*parentName, phoneNumber/);
  });

  test("when others hold the lock for longer than the post may wait; the page waits 20 seconds", () => {
    google.lockHeldFor = 12_000;

    expect(post(booking)).toBe(refusal);
    expect(google.sheets).toEqual({});
    expect(google.mails).toHaveLength(1);
  });

  test("when there is no lead, or the event is not in Google's format", () => {
    const { timestamp } = booking;
    expect(post({ card: "1", timestamp })).toContain('"ok":false');
    for (const event of [undefined, null, {}, { parameters: { location: 5 } }])
      expect(script.doPost(event).body).toContain('"ok":false');
    expect(google.sheets).toEqual({});
  });
});

test("a lead is kept, and thanked for, with what the address and others have added to it", () => {
  const { parameters } = eventOf(Object.entries(booking));
  const added = { authuser: ["0"], ext_token: ["1", "2"], parentName: ["", booking.parentName] }; // prettier-ignore

  const { body } = script.doPost({ parameters: { ...parameters, ...added } });

  expect(body).toBe(thanks);
  expect(rows()[0]!.slice(0, lead.length)).toEqual(lead);
});

describe.each([
  ["at once", false],
  ["at the flush", true],
])("when Google refuses %s", (_, failsAtFlush) => {
  test.each([
    ["right of the lead", header],
    ["right of an own column", [...leadHeader, "called", ...deskHeader]],
    ["of a heading of the desk", leadHeader],
  ])("a cell %s, the lead is kept once, thanked for and told, without its status", (_, names) => {
    const sheet = paste(names);
    sheet.failsFrom = header.indexOf("next") + 1;
    Object.assign(sheet, { failsAtFlush });

    expect([post(booking), post(booking)]).toEqual([thanks, thanks]);

    const kept = rows().map((texts) => texts.slice(0, lead.length));
    expect(kept).toEqual([lead]);
    expect(google.mails).toHaveLength(1);
    expect(google.log).toEqual([
      expect.stringContaining("The lead is in the sheet, without its status"),
    ]);
    expect(google.locked).toBe(false);
  });

  test("a cell of the lead, the parent gets an error and can send it again, and the clinic has it by mail", () => {
    const sheet = paste(header);
    Object.assign(sheet, { failsFrom: 1, failsAtFlush });

    expect(post(booking)).toBe(refusal);
    expect([google.mails.length, ...rows()]).toEqual([1]);
    expect(google.locked).toBe(false);
    expect(google.log.join()).not.toContain("Asha");

    sheet.failsFrom = Infinity;
    expect(post(booking)).toBe(thanks);
  });

  // The first is how a table of Google Sheets refuses a format in its columns.
  test.each(
    ["setNumberFormat", "setFrozenRows", "setDataValidation", "setConditionalFormatRules"], // prettier-ignore
  )(
    "%s, the desk is set up, and each lead is one row with its status, as it was typed",
    (refuses) => {
      const number = { phoneNumber: "098765 43210" };
      const typed = { ...booking, ...number, parentName: "'Asha'" };
      const sheet = paste();
      // Such a sheet reads texts as numbers.
      Object.assign(sheet, { refuses, failsAtFlush });

      const answers = [typed, typed, booking].map(post);
      setUp();
      answers.push(post({ ...typed, parentName: "Meera" }));

      expect(answers).toEqual([thanks, thanks, thanks, thanks]);
      expect(rows().map((cells) => cells.slice(0, lead.length + 1))).toEqual([
        // The fake hides the first apostrophe, as it does without a refusal.
        [...Object.values({ ...typed, parentName: expect.stringMatching(/^'?Asha'$/) }), receivedAt, "New"], // prettier-ignore
        [...lead, "New"],
        [...Object.values({ ...typed, parentName: "Meera" }), receivedAt, "New"], // prettier-ignore
      ]);
      expect(sheet.links).toHaveLength(3);
      expect(google.mails).toHaveLength(3);
      expect(google.triggers).toHaveLength(2);
      expect(google.log.join()).toContain("Service Spreadsheets failed.");
      // Google flushes when the script ends.
      expect(() => sheet.flush()).not.toThrow();
    },
  );
});

test("whichever call to the spreadsheet fails, a parent is thanked for one row, or gets an error without a row", () => {
  const day = { ...consultation, timestamp: booking.timestamp };
  const post = (failing: number) => {
    install();
    const calls = recordCalls(failing);
    const { body } = answerTo(day);
    const kept = google.sheets?.Consultation?.rows.slice(1) ?? [];
    const { length } = fieldNamesOf("consultation");
    const lead = kept.map((cells) => cells.slice(0, length));
    return { call: calls[failing - 1], count: calls.length, body, lead };
  };

  const { count } = post(0);
  const failed = Array.from({ length: count }, (_, index) => post(index + 1));

  for (const { body, lead } of failed)
    expect([
      [thanks, [Object.values(day)]],
      [refusal, []],
    ]).toContainEqual([body, lead]);
  // Nothing that comes after the search for repeats costs a lead.
  const lost = failed.filter(({ body }) => body !== thanks);
  expect(lost.map(({ call }) => call)).toEqual(
    ["getActiveSpreadsheet", "getSheetByName", "getSheets", "getSheets", "insertSheet", "getRange", "getDisplayValues", "getMaxColumns", "getRange", "setValues", "flush", "getLastRow", "getRange", "getDisplayValues"], // prettier-ignore
  );
});

test("a lead below 10,000 others costs 15 calls to the spreadsheet, and one flush", () => {
  const { address } = google;
  install({ sheet: address + "?gid=0#gid=0" });
  google.address += "?gid=0#gid=0";
  const leads = Array.from({ length: 10_000 }, (_, index) =>
    row({ parentName: `Parent ${index}` }).slice(0, leadHeader.length),
  );
  paste(leadHeader, ...leads, [], []);
  // The first lead adds the columns of the desk.
  post({ ...booking, parentName: "Ravi" });
  const calls = recordCalls();

  expect(post(booking)).toBe(thanks);

  expect(calls).toEqual([
    ...["openByUrl", "getSheetByName"],
    ...["getRange", "getDisplayValues"],
    ...["getLastRow", "getRange", "getDisplayValues"],
    ...["getMaxRows", "getRangeList", "setNumberFormat"],
    ...["getRange", "setValues", "flush"],
    // For the mail.
    ...["getName", "getSheetId"],
  ]);
  expect(linksOf(google.mails[1]!.htmlBody)).toContain(`${address}#gid=0`);
});

test("a GET request is answered with the rules and messages, which launch-check compares", () => {
  const rules = { leadForms, leadMessages };
  setUp();

  expect(JSON.parse(script.doGet().body)).toEqual({
    ok: true,
    service: "k7-leads",
    rules: JSON.parse(JSON.stringify(rules)),
    clinic: expect.objectContaining({ closedWeekdays: ["Sunday"] }),
    problems: [],
  });
});

describe("a browser without JavaScript", () => {
  const native = without("timestamp", booking);

  const titles = (name: "sentTitle" | "notSentTitle") =>
    Object.values(leadMessages)
      .map((messages) => messages[name])
      .join(" | ");

  const sectionIn = ({ code }: Language, body: string) =>
    body.split(`<section lang="${code}">`)[1]?.split("</section>")[0];

  test("shows the site's thanks in each language of the site, and the empty timestamp is filled with the server's time", () => {
    const answer = answerTo({ ...native, timestamp: "" });

    expect(answer).toMatchObject({ type: "html", title: titles("sentTitle") });
    for (const language of languages)
      expect(sectionIn(language, answer.body)).toContain(
        `<p>${contentIn(language).forms.sending.success}</p>`,
      );
    expect(answer.body).toContain('href="tel:+911123456789"');
    expect(cells("timestamp")).toEqual(["2026-11-21T07:00:00.000Z"]);
  });

  test("gets the error in each language, and the number to call", () => {
    const answer = answerTo({ ...native, parentName: "" });

    expect(answer.title).toBe(titles("notSentTitle"));
    for (const language of languages)
      expect(sectionIn(language, answer.body)).toMatch(
        new RegExp(
          `<p>[^\\n]*${leadMessages[language.code]!.names.parentName}[^\\n]*[.।] [^\\n]{50,}[.।]</p>\\n<p>[^\\n]*tel:`,
        ),
      );
    expect(google.sheets).toEqual({});
  });

  test("gets the JSON answer when Google cannot make a page", () => {
    Object.assign(script, { HtmlService: {} });

    expect(answerTo(native)).toEqual({ type: "json", body: thanks });
  });
});
