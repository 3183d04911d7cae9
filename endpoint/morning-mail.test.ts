import { booking, google, header, install, leadHeader } from "./clinic.fixture";
import { linksOf, paste, post, recordCalls, row, rows } from "./clinic.fixture";
import { script, setUp, tab, textsOf } from "./clinic.fixture";
import type { Mail } from "./fake-google";

const day = 24 * 60 * 60_000;

/** A clinic whose desk is set up; without another time, on a Tuesday at nine o'clock in Delhi. */
function open(settings = {}, now = "2026-11-24T03:30Z") {
  install(settings);
  google.now = Date.parse(now);
  setUp();
}

beforeEach(() => open());

function morning() {
  // For longer than a parent would wait.
  google.lockHeldFor = 12_000;
  script.sendMorningMail(google.triggerEvent("sendMorningMail"));
  google.lockHeldFor = 0;
}
const shown = () => textsOf(google.mails[0]!.htmlBody);

test("the morning mail lists who is waiting, the longest first, each with the links, and nobody else", () => {
  const leads = {
    Today: { next: "2026-11-24" },
    Later: { status: "No answer", next: "2026-11-25" },
    Visited: { status: "Visit fixed", next: "2026-11-23" },
    "No date": { status: "New", note: "<b>after 4</b>" },
    "No status": { phoneNumber: "98765 4321 <or> 4322" },
    Slashes: { status: "Came", next: "23/11/2026" },
    Words: { status: "Came", next: "Mon, 23 Nov 2026, 4 pm" },
    "Later in words": { status: "Came", next: "5 Dec" },
    "Later, slashes": { status: "Came", next: "05/12/2026" },
    "Odd date": { status: "Came", next: "Friday" },
    "No day": { status: "Came", next: "2026-13-45" },
    "A slip of the year": { status: "No answer", next: "2062-12-05" },
    "In two years": { status: "Not now", next: "2028-11-24" },
    Started: { status: "Started", next: "2026-11-01" },
    "Started by hand": { status: "started 3 Nov", next: "2026-11-01" },
    Never: { status: "Not now" },
    "Never by hand": { status: " NOT  NOW, calls us" },
    Again: { status: "Not now", next: "2026-11-24" },
    Own: { status: "Done", next: "2026-11-24" },
  };
  const named = Object.entries(leads).map(([parentName, values]) => row({ parentName, ...values }));
  paste(header, ...named, [""]);
  const calls = recordCalls();

  morning();

  // Each read takes time: one for the headings of a tab, and one for its rows.
  expect(calls.filter((name) => name === "getDisplayValues")).toHaveLength(4);
  const [mail] = google.mails;
  expect(mail!.subject).toBe(
    "K7 website: Tue 24 Nov: 8 waiting, the oldest since Friday 20 November, dates to check: 2",
  );
  expect(shown().filter((text) => text in leads)).toEqual(
    ["No date", "No status", "Visited", "Slashes", "Words", "Today", "Again", "Own", "Odd date", "No day"], // prettier-ignore
  );
  expect(shown().slice(2, 15)).toEqual(
    ["New:", " due Friday 20 November", "Phone:", " +91 98765 43210", "Note:", " &lt;b&gt;after 4&lt;/b&gt;", "Row:", " 5 of Booking, if not sorted since", "Call", "WhatsApp", "Open the sheet", "No status", "New:"], // prettier-ignore
  );
  const text = shown().join("");
  expect(text).toContain("OwnDone: due Tuesday 24 November, because the list has no such status"); // prettier-ignore
  expect(text).toContain("Odd dateCame: “Friday” in “next” is no date. Type");
  expect(linksOf(mail!.htmlBody).slice(0, 3)).toEqual([
    "tel:+919876543210",
    expect.stringContaining("wa.me/919876543210"),
    google.address + "#gid=0",
  ]);
});

test("of more than thirty who wait, the mail says whose date to check, also where it has no links to them", () => {
  paste(header, row({ next: "Friday" }), ...Array.from({ length: 30 }, () => row({}))); // prettier-ignore

  morning();

  expect(shown().slice(-3)).toEqual(["1 more", "Asha Sen:", " +91 98765 43210, check the date"]); // prettier-ignore
});

test("whoever started is not in the morning mail, also under headings with capitals and blanks", () => {
  const names = header.map((name) => name.replace(/[A-Z]|^./g, " $&").toUpperCase());
  paste(names, row({ status: "Started" }), row({ parentName: "Meera" }));

  morning();

  expect(shown()).toEqual(expect.arrayContaining(["1 waiting, the oldest since Friday 20 November", "Meera", " +91 98765 43210"])); // prettier-ignore
  expect(tab().rows[0]).toEqual(names);
});

test("whoever came, has a visit without a day, or has one in a later year, is asked about once a week, and the mail says why", () => {
  const later = { status: "New", next: "2062-12-05" };
  paste(header, row({ status: "Came" }), row({ status: "visit fixed Tue" }), row(later)); // prettier-ignore

  const days = Array.from({ length: 15 }, (_, index) => {
    // The second Monday.
    google.mailQuota = index === 13 ? 0 : 100;
    if (index === 13) expect(morning).toThrow("too many");
    else morning();
    google.now += day;
    return google.mails.length;
  });

  // Monday, the 30th, and the Tuesday after the next Monday.
  expect(days).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  expect(google.mails[0]!.subject).toBe("K7 website: Mon 30 Nov: dates to check: 3");
  expect(shown().join("")).toContain("Came: no date in “next”. Type one, or choose Started or Not now. Asked once a week"); // prettier-ignore
  expect(shown().join("")).toContain("New: Tuesday 5 December 2062 is more than a year away. Is it right? Asked once a week"); // prettier-ignore
});

test("if the morning mail has not run for days, the next lead's mail and a GET say since when, and the set-up ends that", () => {
  const silence = "The morning mail has not run since Tuesday 24 November";
  const heard = () => {
    post({ ...booking, parentName: String(google.mails.length) });
    return [google.mails.at(-1)!.htmlBody, script.doGet().body].map((text) => text.includes(silence)); // prettier-ignore
  };
  morning();
  google.now += 2 * day;
  expect(heard()).toEqual([false, false]);

  google.triggers.length = 0;
  google.now += day;
  expect(heard()).toEqual([true, true]);
  setUp();
  expect(heard()).toEqual([false, false]);
});

test("a sheet that was set to another country, whose dates are written in another way, is set to India again in the morning", () => {
  google.locales[google.address] = "en_US";

  morning();

  expect(google.locales[google.address]).toBe("en_IN");
});

test.each([
  ["nobody waits", "2026-11-24", row({ status: "Started" }), {}],
  ["it is Sunday", "2026-11-22", row({}), {}],
  ["the clinic is closed", "2026-11-25", row({}), { closedDays: "2026-11-25" }],
  ["there is no address to notify", "2026-11-24", row({}), { notify: "" }],
])("the morning mail is not sent when %s", (_, date, lead, settings) => {
  open(settings, `${date}T03:30Z`);
  paste(header, lead);

  morning();

  expect(google.mails).toEqual([]);
});

test("the morning mail is sent once although the trigger runs twice, also at the same time, and again on the next day", () => {
  paste(header, row({}));
  google.whileWaiting = morning;

  morning();
  morning();
  expect(google.mails).toHaveLength(1);

  google.now += day;
  // The mail has a link to the row.
  tab().getSheetId = () => {
    tab().getSheetId = () => 0;
    morning();
    return 0;
  };
  morning();
  expect(google.mails).toHaveLength(2);
});

test("a morning mail that Google ends before it is sent, or refuses, changes no row, frees the lock, and is sent by the next run", () => {
  paste(header, row({}));
  // Whoever is ended takes back no mark.
  google.properties.delete = () => false;
  google.mailQuota = 0;

  expect(morning).toThrow("too many times");
  expect(rows()).toEqual([row({}).slice(0, leadHeader.length)]);
  expect(google.locked).toBe(false);

  google.mailQuota = 100;
  morning();
  expect(google.mails).toHaveLength(1);
});

test("the morning mail lists what is to be deleted on the first working day of a month, and not on other days", () => {
  const receivedAt = "2025-10-31T09:00:00+05:30";
  paste(header, row({ receivedAt, status: "Not now" }));
  morning();
  expect(google.mails).toEqual([]);

  // The first of November is a Sunday.
  google.now = Date.parse("2026-11-02T03:30Z");
  morning();
  google.now += day;
  morning();
  expect(google.mails).toHaveLength(1);

  // On the first of December Google sends none.
  google.now = Date.parse("2026-12-01T03:30Z");
  google.mailQuota = 0;
  expect(morning).toThrow("too many");
  google.now += day;
  google.mailQuota = 100;
  morning();
  google.now += day;
  morning();
  expect(google.mails).toHaveLength(2);
  expect(shown()).toEqual(
    ["0 waiting", "1 to delete: open K7 script on a computer, menu K7 desk", "2025-10-31:", " Asha Sen"], // prettier-ignore
  );
});

test("the morning mail names 430 who wait and thirty to delete, and stays below the size at which Gmail hides the rest, whatever names, notes and greeting are", () => {
  open({ greeting: "नमस्ते, यह K7 है। आप कब बात कर सकते हैं?".repeat(3) });
  const old = { receivedAt: "2024-<b>", parentName: "<b>श्रीमती अनुराधा".repeat(12), note: "बुलाया ".repeat(500), phoneNumber: "+91 98765 43210, 98110 02233 (शाम को)" }; // prettier-ignore
  paste(header, ...Array.from({ length: 3000 }, () => row(old)));
  google.now = Date.parse("2026-12-01T03:30Z");

  morning();

  const [{ htmlBody }] = google.mails as [Mail];
  expect(shown()).toContain(" 2570 more");
  expect(shown()).toContain("3000 to delete: open K7 script on a computer, menu K7 desk"); // prettier-ignore
  expect(shown().filter((text) => text === "2024-&lt;b&gt;:")).toHaveLength(30);
  expect(htmlBody).not.toContain("<b>श्री");
  // Gmail's limit is 102 kB.
  expect(Buffer.byteLength(htmlBody)).toBeLessThan(95_000);
});

test("a morning mail about 2,000 rows costs as many calls to the spreadsheet as one about two", () => {
  const callsFor = (count: number) => {
    google.now += day;
    paste(header, ...Array.from({ length: count }, () => row({})));
    const calls = recordCalls();
    morning();
    return calls.length;
  };
  expect(callsFor(2000)).toBe(callsFor(2));
});
