/**
 * A fake of Google for the tests and the local inbox, after developers.google.com/apps-script:
 * guides/triggers/events and /installable, reference/script/script-app, /base/ui,
 * /spreadsheet/sheet and /data-validation-builder, /lock/lock-service. Two rules are our own: no
 * mail is sent while the lock is held, and changes are flushed before it is released.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import vm from "node:vm";
import { FakeSheet } from "./fake-sheet";
import type { Pairs } from "./lead.js";

/** Google adds the headers and the status, which is always 200. */
type Answer = { type: "json" | "html"; body: string; title: string };
export type Mail = Record<"to" | "subject" | "body" | "htmlBody", string> & { replyTo?: string };
export type Script = {
  doPost: (event?: unknown) => Answer;
  doGet: () => Answer;
  onOpen: () => void;
  deskLeads_: () => unknown[];
  morningMail_: (leads: unknown[], old: unknown[]) => Mail | undefined;
  setUpDesk: () => void;
  deleteOldLeads: () => void;
  deskEdited: (event?: unknown) => void;
  sendMorningMail: (event?: unknown) => void;
};
type Trigger = { handler: string; uid: string; settings: string };

const files = ["settings.js", "lead.js", "desk.js"];

/** As Google passes a post on. */
export function eventOf(pairs: Pairs) {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of pairs) parameters.set(name, [...(parameters.get(name) ?? []), value]);
  return { parameters: Object.fromEntries(parameters) };
}

export class FakeGoogle {
  /** Undefined if the script belongs to no spreadsheet. */
  sheets: Record<string, FakeSheet> | undefined = {};
  address = "https://docs.google.com/spreadsheets/d/own/edit";
  /** By the address of the spreadsheet. */
  readonly others: Record<string, Record<string, FakeSheet>> = {};
  readonly timeZones: Record<string, string> = {};
  readonly locales: Record<string, string> = {};
  readonly triggers: Trigger[] = [];
  readonly properties = new Map<string, string>();
  private readonly cache = new Map<string, string>();
  readonly mails: Mail[] = [];
  mailQuota = 100;
  readonly log: string[] = [];
  /** What the script tells the person who runs it. */
  readonly said: string[] = [];
  report = (line: string): void => void this.log.push(line);
  now = Date.parse("2026-11-21T07:00:00.000Z");
  locked = false;
  private userLocked = false;
  /** Milliseconds for which other posts hold the lock. */
  lockHeldFor = 0;
  /** Runs once, while a post waits for the lock. */
  whileWaiting: (() => void) | undefined;
  readonly menu: string[] = [];
  /** The answer of a person; undefined while nobody has the spreadsheet open. */
  answerDialog: ((title: string, text: string) => string) | undefined;

  /** Runs the files that the clinic pastes in one global scope, as Google does. */
  load(settings: Readonly<Record<string, unknown>> = {}): Script {
    const scope = vm.createContext(this.services());
    for (const name of files) {
      const filename = fileURLToPath(new URL(name, import.meta.url));
      vm.runInContext(readFileSync(filename, "utf8"), scope, { filename });
    }
    const assign = `Object.assign(settings, ${JSON.stringify(settings)})`;
    vm.runInContext(assign, scope);
    return scope as unknown as Script;
  }

  triggerEvent = (handler: string) => ({
    triggerUid: this.triggers.find((each) => each.handler === handler)?.uid,
  });

  /** The spreadsheet at an address, or the script's own. */
  book(address = this.address) {
    const tabs = address === this.address ? this.sheets : this.others[address];
    if (!tabs) throw new Error("Document is missing.");
    const book = {
      getUrl: () => address,
      toJSON: () => address,
      setSpreadsheetTimeZone: (zone: string) => void (this.timeZones[address] = zone),
      setSpreadsheetLocale: (locale: string) => void (this.locales[address] = locale),
      getSheetByName: (name: string) => {
        const setName = (other: string) => {
          tabs[other] = tabs[name]!;
          delete tabs[name];
          return book.getSheetByName(other);
        };
        return tabs[name] && Object.assign(tabs[name], { name, book, setName });
      },
      getSheets: () => Object.keys(tabs).map(book.getSheetByName),
      insertSheet: (name: string) => {
        const isTaken = (tab: string) => tab.toLowerCase() === name.toLowerCase();
        if (Object.keys(tabs).some(isTaken))
          throw new Error(`A sheet with the name "${name}" already exists.`);
        tabs[name] = new FakeSheet();
        return book.getSheetByName(name);
      },
    };
    return book;
  }

  private services() {
    const now = () => this.now;
    const report = (line: string) => this.report(line);
    return {
      console: { warn: report, error: report, log: (line: string) => void this.said.push(line) },
      Date: class extends Date {
        constructor(time?: number) {
          super(time ?? now());
        }
        override toLocaleDateString(): never {
          throw new Error("What Google's engine writes is not known.");
        }
      },
      SpreadsheetApp: {
        flush: () => Object.values(this.sheets ?? {}).forEach((sheet) => sheet.flush()),
        getActiveSpreadsheet: () => this.sheets && this.book(),
        openByUrl: (url: string) => this.book(url),
        getUi: () => this.ui(),
        RelativeDate: { TODAY: "today" },
        newDataValidation: () => recorder(),
        newConditionalFormatRule: () => recorder(),
      },
      ScriptApp: {
        getProjectTriggers: () =>
          this.triggers.map((trigger) => ({
            getHandlerFunction: () => trigger.handler,
            getUniqueId: () => trigger.uid,
            trigger,
          })),
        deleteTrigger: ({ trigger }: { trigger: Trigger }) =>
          void this.triggers.splice(this.triggers.indexOf(trigger), 1),
        newTrigger: (handler: string) =>
          recorder((settings) => {
            const uid = crypto.randomUUID();
            this.triggers.push({ handler, uid, settings });
          }),
      },
      PropertiesService: {
        getScriptProperties: () => ({
          getProperty: (name: string) => this.properties.get(name) ?? null,
          setProperty: (name: string, value: string) => void this.properties.set(name, value),
        }),
      },
      LockService: {
        getScriptLock: () => ({
          tryLock: (milliseconds: number) => this.wait(milliseconds),
          releaseLock: () => this.release(),
        }),
        getUserLock: () => ({
          tryLock: () => !this.userLocked && (this.userLocked = true),
          releaseLock: () => void (this.userLocked = false),
        }),
      },
      CacheService: {
        getScriptCache: () => ({
          get: (key: string) => this.cache.get(key) ?? null,
          put: (key: string, value: string) => void this.cache.set(key, value),
        }),
      },
      MailApp: {
        sendEmail: (mail: Mail) => this.send(mail),
        getRemainingDailyQuota: () => this.mailQuota - this.addressed,
      },
      ContentService: {
        MimeType: { JSON: "json" },
        createTextOutput: (body: string) => ({ setMimeType: (type: string) => ({ type, body }) }),
      },
      HtmlService: {
        createHtmlOutput: (body: string) => ({
          setTitle: (title: string) => ({
            addMetaTag: (name: string, content: string) => {
              const end = `<meta name="${name}" content="${content}">\n</head>`;
              return { type: "html", title, body: body.replace("</head>", end) };
            },
          }),
        }),
      },
    };
  }

  private wait(milliseconds: number): boolean {
    const meanwhile = this.whileWaiting;
    this.whileWaiting = undefined;
    meanwhile?.();
    if (this.locked || milliseconds < this.lockHeldFor) return false;
    for (const sheet of Object.values(this.sheets ?? {})) sheet.isPending = false;
    return (this.locked = true);
  }

  private release() {
    this.locked = false;
    if (Object.values(this.sheets ?? {}).some(({ isPending }) => isPending))
      throw new Error("The lock was released before the changes were made.");
  }

  /** Google counts each address. */
  private get addressed(): number {
    return this.mails.flatMap(({ to }) => to.split(",")).length;
  }

  private send(mail: Mail) {
    if (this.locked) throw new Error("A mail must not be sent while the script holds the lock.");
    if (mail.replyTo && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail.replyTo))
      throw new Error("Invalid email: " + mail.replyTo);
    if (Buffer.byteLength(mail.htmlBody) > 200_000)
      throw new Error("Limit Exceeded: Email Body Size.");
    if (this.addressed + mail.to.split(",").length > this.mailQuota)
      throw new Error("Service invoked too many times for one day.");
    this.mails.push(mail);
  }

  private ui() {
    const { answerDialog } = this;
    if (!answerDialog) throw new Error("Cannot call SpreadsheetApp.getUi() from this context.");
    const menu = {
      addItem: (_: string, handler: string) => (this.menu.push(handler), menu),
      addToUi: () => {},
    };
    return {
      Button: { YES: "yes" },
      ButtonSet: { YES_NO: "yes or no" },
      createMenu: () => menu,
      alert: answerDialog,
    };
  }
}

type Recorder = Record<string, (...values: unknown[]) => unknown>;

/** Any builder: it records every call. The types of desk.js allow only methods that exist. */
function recorder(create?: (settings: string) => void): Recorder {
  const calls: Record<string, unknown> = {
    getBooleanCondition: () => ({ getBackground: () => calls.setBackground }),
  };
  const builder: Recorder = new Proxy({} as Recorder, {
    get: (_, method: string) => (value: unknown) => {
      if (method === "build") return calls;
      if (method === "create") return create?.(JSON.stringify(calls));
      calls[method] = value ?? true;
      return builder;
    },
  });
  return builder;
}
