import { eventOf, FakeGoogle, type Script } from "./fake-google";
import { FakeSheet } from "./fake-sheet";
import { fieldNamesOf } from "./lead.js";
import { sampleLeads, type Fields } from "./leads.fixture.js";

/*
 * A clinic with the script, on Saturday, 21 November 2026, at half past twelve in Delhi, for each
 * test of a file that imports this.
 */

export const { booking, consultation } = sampleLeads;
export const receivedAt = "2026-11-21T12:30:00+05:30";
export const thanks = '{"ok":true}';
export const refusal = '{"ok":false,"error":"Your request could not be saved just now."}';

export const leadHeader = [...fieldNamesOf("booking"), "receivedAt"];
export const deskHeader = ["status", "next", "note", "whatsapp"];
export const header = [...leadHeader, ...deskHeader];

export let google: FakeGoogle;
export let script: Script;

beforeEach(() => install());

export function install(settings: object = {}) {
  google = new FakeGoogle();
  const phone = "+91 11 2345 6789";
  script = google.load({ notify: "desk@example.in", phone, ...settings });
}

/** As a person does in the editor of the script. */
export function setUp(run = script) {
  google.answerDialog = () => "";
  run.setUpDesk();
  google.answerDialog = undefined;
}

const fail = () => {
  throw new Error("Service failed.");
};

/**
 * The names of the calls to spreadsheets. Before the call `at`, counted from 1, `event` happens.
 */
export function recordCalls(at = 0, event: () => void = fail): string[] {
  const calls: string[] = [];
  const recorded = <Service extends object>(service: Service): Service =>
    new Proxy(service, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => {
          calls.push(String(name));
          if (calls.length === at) event();
          const result: unknown = Reflect.apply(value, target, values);
          const isService = result instanceof Object && !Array.isArray(result);
          return isService ? recorded(result) : result;
        };
      },
    });
  const scope = script as unknown as { SpreadsheetApp: object };
  scope.SpreadsheetApp = recorded(scope.SpreadsheetApp);
  return calls;
}

export const answerTo = (fields: Fields, to = script) => to.doPost(eventOf(Object.entries(fields)));

export const post = (fields: Fields) => answerTo(fields).body;

export const tab = (name = "Booking") => google.sheets![name]!;

export const rows = () => tab().rows.slice(1);

/** Gives the tab Booking this content, from its first row on. */
export const paste = (...content: readonly (readonly string[])[]) =>
  (google.sheets!.Booking = new FakeSheet(content));

/** A row of the tab Booking, with these values by heading. */
export const row = (values: Fields) => {
  const lead = { ...booking, receivedAt: "2026-11-20T12:30:00+05:30" };
  return header.map((name) => ({ ...lead, ...values })[name] ?? "");
};

/** Counted from 1, where nobody has moved it. */
export const column = (heading: string) => header.indexOf(heading) + 1;

export const cells = (heading: string) => rows().map((texts) => texts[column(heading) - 1] ?? "");

/** The texts of a mail, as a reader sees them. */
export const textsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "\n")
    .split(/\n+/)
    .filter(Boolean);

export const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url!.replaceAll("&amp;", "&"));
