/** @jest-environment node */
import { header, linksOf, openDesk, row } from "./desk.fixture";
import { eventOf } from "./fake-google";
import { FakeSheet } from "./fake-sheet";
import { sampleLeads, type Fields } from "@/components/lead-form/leads.fixture";

const { booking } = sampleLeads;
const thanks = '{"ok":true}';
const receivedAt = "2026-11-21T12:30:00+05:30";
const lead = [...Object.values(booking), receivedAt];
const desk = ["New", "2026-11-21", "", "WhatsApp"];

/** A service of Google that writes the name of each of its methods into `calls` when the script calls it. */
function recorded<T extends object>(service: T, calls: string[]): T {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...values: unknown[]) => {
        calls.push(String(name));
        const result: unknown = Reflect.apply(value, target, values);
        const isService = result instanceof Object && !Array.isArray(result);
        return isService ? recorded(result, calls) : result;
      };
    },
  });
}

/** A clinic whose leads go to the spreadsheet in `settings.sheet`. The tab Booking has these rows, and two empty ones. */
function clinic(...rows: readonly (readonly string[])[]) {
  const { google } = openDesk();
  google.address += "?gid=0#gid=0";
  const script = google.load({
    notify: "desk@example.in",
    sheet: google.address,
  });
  const sheet = new FakeSheet([...rows, [], []]);
  google.sheets!.Booking = sheet;
  const calls: string[] = [];
  const scope = script as unknown as { SpreadsheetApp: object };
  scope.SpreadsheetApp = recorded(scope.SpreadsheetApp, calls);
  const post = (fields: Fields = booking) =>
    script.doPost(eventOf(fields)).body;
  return { google, sheet, calls, post };
}

test.each([10, 10_000])(
  "a lead below %i others costs as many calls to the spreadsheet as before there was a desk, and one flush",
  (count) => {
    const leads = Array.from({ length: count }, (_, index) =>
      row({ parentName: `Parent ${index}` }),
    );
    const { calls, google, post, sheet } = clinic(header, ...leads);

    expect(post()).toBe(thanks);

    expect(sheet.rows.at(-1)).toEqual([...lead, ...desk]);
    // Without a desk, the script called getLastColumn twice and getRange for the format, 14 in all.
    expect(calls).toEqual([
      ...["openByUrl", "getSheetByName"],
      ...["getRange", "getDisplayValues"],
      ...["getLastRow", "getRange", "getDisplayValues"],
      ...["getMaxRows", "getRangeList", "setNumberFormat"],
      ...["getRange", "setValues", "flush"],
      "getSheetId",
    ]);
    expect(linksOf(google.mails[0]!.htmlBody)).toContain(
      `https://docs.google.com/spreadsheets/d/own/edit#gid=0&range=${count + 2}:${count + 2}`,
    );
  },
);

test("the first lead of a sheet without the desk's columns costs more calls, the second does not", () => {
  const { calls, post } = clinic(header.slice(0, 6), row({}).slice(0, 6));

  post();
  const first = calls.length;
  post({ ...booking, parentName: "Ravi" });

  expect(calls.length - first).toBe(14);
});

test("only the cells of the lead have the text format: the date stays a date, and the link a link", () => {
  const { sheet, post } = clinic(header);

  post({ ...booking, parentName: '=HYPERLINK("https://x.example", "x")' });

  expect(sheet.textColumnsOf(2)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(sheet.rows[1]![0]).toBe('=HYPERLINK("https://x.example", "x")');
  expect([...sheet.links.values()]).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Hello%2C/),
  ]);
});

test("quotation marks in the greeting are part of the link", () => {
  const { google, sheet } = clinic(header);
  const script = google.load({ greeting: 'Say "hi", K7' });

  script.doPost(eventOf(booking));

  const [link] = sheet.links.values();
  expect(link).toMatch(/\?text=Say%20%22hi%22%2C%20K7$/);
});

test("a note that a person wrote below the last lead stays, and so does an own column between", () => {
  const own = header.toSpliced(6, 0, "called");
  const note = own.map((name) =>
    name === "note" ? "two slots" : name === "called" ? "FALSE" : "",
  );
  const { sheet, post } = clinic(own, note);

  post();

  expect(sheet.rows[1]).toEqual([...lead, "FALSE", ...desk.with(2, "two slots")]); // prettier-ignore
});

describe.each([
  ["at once", false],
  ["at the flush", true],
])("if Google refuses a cell of the desk %s", (_, failsAtFlush) => {
  test.each([
    ["behind the lead", header],
    ["behind an own column", header.toSpliced(6, 0, "called")],
  ])(
    "with the desk %s, the lead is kept once, thanked for and told",
    (_place, names) => {
      const { google, sheet, post } = clinic(names);
      sheet.failsFrom = names.indexOf("next") + 1;
      sheet.failsAtFlush = failsAtFlush;

      expect(post()).toBe(thanks);
      expect(post()).toBe(thanks);

      expect(sheet.rows.slice(1).map((cells) => cells.slice(0, 6))).toEqual([
        lead,
      ]);
      expect(google.mails).toHaveLength(1);
      expect(google.log).toEqual([
        expect.stringMatching(/^The lead is in the sheet, without its status/),
      ]);
      expect(google.locked).toBe(false);
    },
  );

  test("and then the lead too, the parent gets an error", () => {
    const { google, sheet, post } = clinic(header);
    sheet.failsFrom = 1;
    sheet.failsAtFlush = failsAtFlush;

    expect(post()).toContain('"ok":false');
    expect(google.mails).toEqual([]);
    expect(sheet.rows).toHaveLength(1);
  });
});
