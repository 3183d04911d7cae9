import { FakeGoogle } from "./fake-google";
import { FakeSheet } from "./fake-sheet";
import { leadForms } from "./lead.js";
import { sampleLeads } from "@/components/lead-form/leads.fixture";

export const header = [
  ...leadForms.booking,
  ...["receivedAt", "status", "next", "note", "whatsapp"],
];

/** The column of a heading, counted from 1, where nobody has moved it. */
export const column = (heading: string) => header.indexOf(heading) + 1;

/** A row of the tab Booking, with these values by heading. */
export const row = (values: Readonly<Record<string, string>>) =>
  header.map(
    (name) =>
      values[name] ??
      { ...sampleLeads.booking, receivedAt: "2026-11-20T12:30:00+05:30" }[
        name
      ] ??
      "",
  );

/** A clinic whose desk is set up: on Saturday, 21 November 2026, at half past twelve in Delhi. */
export function openDesk(settings: Readonly<Record<string, unknown>> = {}) {
  const google = new FakeGoogle();
  const script = google.load({ notify: "desk@example.in", ...settings });
  google.desk.press = () => "yes";
  script.setUpDesk();
  google.desk.press = undefined;

  /** Puts these rows into the tab Booking. */
  const fill = (...rows: readonly (readonly string[])[]) =>
    (google.sheets!.Booking = new FakeSheet([header, ...rows]));

  /** A person types or pastes texts into cells. Google then calls the script. */
  const edit = (
    first: number,
    from: number,
    texts: string[][],
    meanwhile = () => {},
  ) => {
    const sheet = google.book().getSheetByName("Booking")!;
    const width = texts[0]!.length;
    const range = sheet.getRange(first, from, texts.length, width);
    range.setValues(texts);
    meanwhile();
    const single = texts.length === 1 && width === 1;
    const value = single ? { value: texts[0]![0] } : {};
    script.deskEdited({
      ...google.desk.triggerEvent("deskEdited"),
      range,
      ...value,
    });
  };

  const morning = () =>
    script.sendMorningMail(google.desk.triggerEvent("sendMorningMail"));

  return { google, script, fill, edit, morning };
}

/** The texts of a mail, as a reader sees them. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "\n")
    .split(/\n+/)
    .filter(Boolean);

/** The addresses of the links of a mail. */
export const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) =>
    url!.replaceAll("&amp;", "&"),
  );
