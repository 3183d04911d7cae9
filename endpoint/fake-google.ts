/** A fake of Google for the tests and the local inbox: the part of Apps Script that the scripts use. Tests set and read its properties. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import vm from "node:vm";
import { FakeBook, FakeDeskServices } from "./fake-desk";
import { FakeSheet } from "./fake-sheet";
import type { Lead } from "./lead.js";
import type { Texts } from "./messages.js";

/** An answer of the script. Google adds the headers and the status, which is always 200. */
export type Answer = { type: "json" | "html"; body: string; title: string };
export type Script = {
  doPost: (event?: unknown) => Answer;
  doGet: () => Answer;
  answer_: (scripted: boolean, error?: Texts) => Answer;
  morningMail_: (old: readonly unknown[]) => Mail | undefined;
  onOpen: () => void;
  setUpDesk: () => void;
  deleteOldLeads: () => void;
  deskEdited: (event?: unknown) => void;
  sendMorningMail: (event?: unknown) => void;
};
export type Mail = {
  to: string;
  subject: string;
  body: string;
  htmlBody: string;
  replyTo?: string;
};

/** A post as the script gets it from Google: a list of values for each name. */
export function eventOf(fields: Readonly<Lead>) {
  const pairs = Object.entries(fields).map(([name, value]) => [name, [value]]);
  return { parameters: Object.fromEntries(pairs) };
}

export class FakeGoogle {
  /** The tabs of the script's own spreadsheet; undefined if it belongs to none. */
  sheets: Record<string, FakeSheet> | undefined = {};
  /** The address of the script's own spreadsheet. */
  address = "https://docs.google.com/spreadsheets/d/own/edit";
  /** The tabs of other spreadsheets, by address. */
  readonly others: Record<string, Record<string, FakeSheet>> = {};
  readonly desk = new FakeDeskServices(this);
  readonly mails: Mail[] = [];
  readonly log: string[] = [];
  /** Milliseconds since 1970, as the script sees them. */
  now = Date.parse("2026-11-21T07:00:00.000Z");
  mailQuota = 100;
  locked = false;
  /** Milliseconds for which other posts hold the lock. */
  lockHeldFor = 0;
  flushed = 0;
  /** The files that the clinic has pasted. */
  files = [
    "code.js",
    "lead.js",
    "messages.js",
    "sheet.js",
    "mail.js",
    "desk.js",
  ];
  pagesWork = true;
  /** Runs once, while a post waits for the lock. */
  whileWaiting: (() => void) | undefined;
  /** Gets each line that the script logs. */
  report = (line: string): void => void this.log.push(line);

  /** Runs the scripts in one global scope, as Google does, with the settings of the clinic. */
  load(settings: Record<string, unknown> = {}): Script {
    const scope = vm.createContext(this.services());
    for (const file of this.files) {
      const filename = fileURLToPath(new URL(file, import.meta.url));
      vm.runInContext(readFileSync(filename, "utf8"), scope, { filename });
    }
    const assign = `Object.assign(settings, ${JSON.stringify(settings)})`;
    vm.runInContext(assign, scope);
    return scope as unknown as Script;
  }

  /** The time zones of spreadsheets that the script has set, by address. */
  readonly timeZones: Record<string, string> = {};

  /** The spreadsheet at an address, or the script's own. */
  book(address = this.address) {
    const sheets =
      address === this.address ? this.sheets : this.others[address];
    if (!sheets) throw new Error("Document is missing.");
    return new FakeBook(sheets, address, () => new FakeSheet(), this.timeZones);
  }

  private services() {
    const now = () => this.now;
    const report = (line: string) => this.report(line);
    return {
      console: { warn: report, error: report, log: () => {} },
      Date: class extends Date {
        constructor(time?: number) {
          super(time ?? now());
        }
      },
      SpreadsheetApp: {
        flush: () => {
          this.flushed += 1;
          for (const sheet of Object.values(this.sheets ?? {})) sheet.flush();
        },
        ...this.desk.spreadsheetApp,
        getActiveSpreadsheet: () => this.sheets && this.book(),
      },
      ScriptApp: this.desk.scriptApp,
      PropertiesService: this.desk.propertiesService,
      LockService: {
        getScriptLock: () => ({
          tryLock: (milliseconds: number) => this.wait(milliseconds),
          releaseLock: () => (this.locked = false),
        }),
      },
      MailApp: { sendEmail: (mail: Mail) => this.send(mail) },
      ContentService: {
        MimeType: { JSON: "json" },
        createTextOutput: (body: string) => ({
          setMimeType: (type: string) => ({ type, body }),
        }),
      },
      HtmlService: { createHtmlOutput: (body: string) => this.page(body) },
    };
  }

  private wait(milliseconds: number): boolean {
    const meanwhile = this.whileWaiting;
    this.whileWaiting = undefined;
    meanwhile?.();
    return (this.locked = milliseconds >= this.lockHeldFor);
  }

  private send(mail: Mail) {
    if (this.locked) throw new Error("Mail must not hold up the lock.");
    if (mail.replyTo && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail.replyTo))
      throw new Error("Invalid email: " + mail.replyTo);
    if (this.mails.length >= this.mailQuota)
      throw new Error("Service invoked too many times for one day.");
    this.mails.push(mail);
  }

  private page(body: string) {
    if (!this.pagesWork) throw new Error("Service HTML failed.");
    return {
      setTitle: (title: string) => ({
        addMetaTag: (name: string, content: string) => {
          const end = `<meta name="${name}" content="${content}">\n</head>`;
          return { type: "html", title, body: body.replace("</head>", end) };
        },
      }),
    };
  }
}
