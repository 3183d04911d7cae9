/** @jest-environment node */
import { header, linksOf, openDesk, row, textOf } from "./desk.fixture";

const day = 24 * 60 * 60_000;

let desk: ReturnType<typeof openDesk>;
// Tuesday, nine o'clock in Delhi.
beforeEach(() => {
  desk = openDesk();
  desk.google.now = Date.parse("2026-11-24T03:30:00Z");
});

const mails = () => desk.google.mails;
const shown = () => textOf(mails()[0]!.htmlBody);

test("the mail lists who is waiting, the longest first, each with the links, and nobody else", () => {
  desk.fill(
    row({ parentName: "Today", next: "2026-11-24", note: "<b>after 4</b>" }),
    row({ parentName: "Later", status: "No answer", next: "2026-11-25" }),
    row({ parentName: "Visited", status: "Visit fixed", next: "2026-11-23" }),
    row({ parentName: "No date", status: "New", next: "" }),
    row({ parentName: "No status" }),
    row({ parentName: "Odd date", status: "Came", next: "Friday" }),
    row({ parentName: "Started", status: "Started", next: "2026-11-01" }),
    row({ parentName: "Not now", status: "Not now" }),
    row({ parentName: "Again", status: "Not now", next: "2026-11-24" }),
    header.map(() => ""),
  );

  desk.morning();

  expect(mails()[0]!.subject).toBe(
    "K7 website: 6 waiting, the oldest since Friday 20 November",
  );
  const names = shown().filter((text) =>
    /^(Today|Later|Visited|No date|No status|Odd date|Started|Again)$/.test(
      text,
    ),
  );
  expect(names).toEqual(["No date", "No status", "Visited", "Today", "Odd date", "Again"]); // prettier-ignore
  expect(linksOf(mails()[0]!.htmlBody).slice(0, 3)).toEqual([
    "tel:+919876543210",
    expect.stringContaining("wa.me/919876543210"),
    expect.stringMatching(/range=5:5$/),
  ]);
  expect(mails()[0]!.htmlBody).toContain("&lt;b&gt;after 4&lt;/b&gt;");
});

test("the mail shows a phone number that cannot become a link as it was typed", () => {
  desk.fill(row({ phoneNumber: "98765 4321 <or> 4322" }));

  desk.morning();

  expect(shown()).toContain(" 98765 4321 &lt;or&gt; 4322");
  expect(linksOf(mails()[0]!.htmlBody)).toHaveLength(1);
});

test.each([
  ["nobody waits", "2026-11-24", row({ status: "Started" })],
  ["it is Sunday", "2026-11-22", row({})],
  ["the clinic is closed", "2026-11-25", row({})],
])("the mail is not sent when %s", (_, date, lead) => {
  desk = openDesk({ closedDays: "2026-11-25" });
  desk.google.now = Date.parse(`${date}T03:30:00Z`);
  desk.fill(lead);

  desk.morning();

  expect(mails()).toEqual([]);
});

test("the mail is sent once although the trigger runs twice, also at the same time, and again on the next day", () => {
  desk.fill(row({}));
  desk.google.whileWaiting = desk.morning;

  desk.morning();
  desk.morning();
  expect(mails()).toHaveLength(1);

  desk.google.now += day;
  desk.morning();
  expect(mails()).toHaveLength(2);
});

test("if the mail quota is used up, no row changes and the lock is free", () => {
  desk.fill(row({}));
  const before = desk.google.sheets!.Booking!.rows;
  desk.google.mailQuota = 0;

  expect(desk.morning).toThrow("too many times");
  expect(desk.google.sheets!.Booking!.rows).toEqual(before);
  expect(desk.google.locked).toBe(false);
});

test("the mail lists what is to be deleted on the first working day of a month, and not on other days", () => {
  const old = { receivedAt: "2025-10-31T09:00:00+05:30", status: "Not now" };
  desk.fill(row({ parentName: "Old", ...old }));
  desk.morning();
  expect(mails()).toEqual([]);

  // The first of November is a Sunday.
  desk.google.now = Date.parse("2026-11-02T03:30:00Z");
  desk.morning();
  expect(shown()).toEqual(expect.arrayContaining(["2025-10-31:", " Old"]));
  desk.google.now += day;
  desk.morning();
  expect(mails()).toHaveLength(1);
});

test("the mail of 10,000 leads lists thirty, and reads the sheet a few times", () => {
  desk.fill(...Array.from({ length: 10_000 }, () => row({})));
  const sheet = desk.google.sheets!.Booking!;
  sheet.calls = 0;

  desk.morning();

  expect(mails()[0]!.subject).toContain("10000 waiting");
  expect(linksOf(mails()[0]!.htmlBody)).toHaveLength(90);
  expect(sheet.calls).toBe(2);
});

test("the list of what is to be deleted has at most thirty, because Google refuses a large mail, and markup as text", () => {
  const old = { receivedAt: "2025-10-01T09:00:00+05:30", status: "Not now" };
  const odd = row({ ...old, receivedAt: "2024-<b>", parentName: "<b>" });
  desk.fill(odd, ...Array.from({ length: 2999 }, () => row(old)));
  desk.google.now = Date.parse("2026-12-01T03:30:00Z");

  desk.morning();

  expect(shown()).toContain("3000 to delete: menu K7 desk, on a computer");
  expect(shown().filter((text) => text.startsWith("202"))).toHaveLength(30);
  expect(mails()[0]!.htmlBody).not.toContain("<b>");
});

test("the mail is not sent if there is no address to notify", () => {
  desk = openDesk({ notify: "" });
  desk.fill(row({}));

  desk.morning();

  expect(mails()).toEqual([]);
});
