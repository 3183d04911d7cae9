// As much of Google Apps Script as code.js uses. A sheet behaves like the real one where it matters: text written into a cell
// that is not in text format becomes a number, a date or a formula, and a leading apostrophe is taken as "this is text".
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";

type Answer = { type: "json" | "html"; body: string; title: string };
type Mail = { to: string; subject: string; body: string; htmlBody: string };
type Script = {
  doPost: (event?: unknown) => Answer;
  doGet: () => Answer;
};

export class FakeSheet {
  readonly rows: string[][] = [];
  readonly textRows = new Set<number>();
  maxRows = 3;
  frozen = 0;
  failAppend = false;

  getLastRow = () => this.rows.length;
  getMaxRows = () => this.maxRows;
  setFrozenRows = (rows: number) => (this.frozen = rows);
  insertRowAfter = () => (this.maxRows += 1);
  insertRowBefore = () => this.rows.unshift([]);
  getRange = (row: number, _column: number, rows = 1) => ({
    getValue: () => this.rows[row - 1]?.[0] ?? "",
    setValues: (values: string[][]) =>
      (this.rows[row - 1] = [...(values[0] ?? [])]),
    getDisplayValues: () => this.rows.slice(row - 1, row - 1 + rows),
    setNumberFormat: () => {
      if (row > this.maxRows) throw new Error("There is no such row.");
      this.textRows.add(row);
    },
  });
  appendRow = (values: string[]) => {
    if (this.failAppend) throw new Error("Service Spreadsheets failed.");
    const text = this.textRows.has(this.rows.length + 1);
    this.rows.push(values.map((value) => shown(value, text)));
  };
}

/** What a cell shows after a value is written into it. */
function shown(value: string, textFormat: boolean) {
  if (value.startsWith("'")) return value.slice(1);
  if (/^[=+\-@]/.test(value)) return "#FORMULA!";
  return !textFormat && /^\d+$/.test(value) ? String(Number(value)) : value;
}

/** Google for one test: what the test may break, and what it may look at afterwards. */
export class FakeGoogle {
  sheets: Record<string, FakeSheet> | undefined = {};
  readonly cached = new Map<string, string>();
  readonly mails: Mail[] = [];
  readonly log: string[] = [];
  now = Date.parse("2026-11-21T07:00:00.000Z");
  mailQuota = 100;
  lockGranted = true;
  locked = false;
  flushed = 0;
  cacheWorks = true;
  pagesWork = true;
  /** Runs once, while a post waits for its lock. */
  whileWaiting: (() => void) | undefined;

  /** The two scripts loaded as Google loads them: into one global scope, with the clinic's settings. */
  load(settings: { notify?: string; phone?: string } = {}): Script {
    const scope = vm.createContext(this.services());
    for (const file of ["code.js", "lead.js"]) {
      const filename = path.join(__dirname, file);
      vm.runInContext(readFileSync(filename, "utf8"), scope, { filename });
    }
    const assign = `Object.assign(settings, ${JSON.stringify(settings)})`;
    vm.runInContext(assign, scope);
    return scope as unknown as Script;
  }

  private services() {
    const now = () => this.now;
    const write = (line: string) => this.log.push(line);
    return {
      console: { warn: write, error: write },
      Date: class extends Date {
        constructor(time?: number) {
          super(time ?? now());
        }
      },
      SpreadsheetApp: {
        flush: () => (this.flushed += 1),
        getActiveSpreadsheet: () =>
          this.sheets && {
            getSheetByName: (name: string) => this.sheets?.[name] ?? null,
            insertSheet: (name: string) =>
              (this.sheets![name] = new FakeSheet()),
          },
      },
      LockService: { getScriptLock: () => this.lock() },
      CacheService: { getScriptCache: () => this.cache() },
      Utilities: {
        DigestAlgorithm: { SHA_256: "sha256" },
        Charset: { UTF_8: "utf8" },
        computeDigest: (name: string, text: string) =>
          createHash(name).update(text).digest(),
        base64EncodeWebSafe: (bytes: Buffer) => bytes.toString("base64url"),
      },
      MailApp: {
        sendEmail: (mail: Mail) => {
          if (this.locked) throw new Error("Mail must not hold up the lock.");
          if (this.mails.length >= this.mailQuota)
            throw new Error("Service invoked too many times for one day.");
          this.mails.push(mail);
        },
      },
      ContentService: {
        MimeType: { JSON: "json" },
        createTextOutput: (body: string) => ({
          setMimeType: (type: string) => ({ type, body }),
        }),
      },
      HtmlService: {
        createHtmlOutput: (body: string) => {
          if (!this.pagesWork) throw new Error("Service HTML failed.");
          const page = {
            setTitle: (title: string) => ({
              addMetaTag: () => ({ type: "html", body, title }),
            }),
          };
          return page;
        },
      },
    };
  }

  private lock() {
    return {
      tryLock: () => {
        const meanwhile = this.whileWaiting;
        this.whileWaiting = undefined;
        meanwhile?.();
        return (this.locked = this.lockGranted);
      },
      releaseLock: () => (this.locked = false),
    };
  }

  private cache() {
    if (!this.cacheWorks) throw new Error("Service Cache failed.");
    return {
      get: (key: string) => this.cached.get(key) ?? null,
      put: (key: string, value: string, seconds: number) => {
        if (key.length > 250 || seconds > 21600) throw new Error("Too much.");
        this.cached.set(key, value);
      },
    };
  }
}
