/**
 * The spreadsheets, triggers and dialogues of the fake of Google, for desk.js and code.js. They do what these pages say, and
 * nothing else:
 * developers.google.com/apps-script/guides/triggers/events (the event of an edit; `value` only for a single cell),
 * .../guides/triggers/installable (a change by a script runs no trigger), .../reference/script/script-app,
 * .../reference/base/ui (a user interface exists only in an open editor), .../reference/spreadsheet/sheet#getRangeList
 * (also R1C1), .../reference/spreadsheet/data-validation-builder (an invalid value gives a warning by default).
 */
import type { FakeGoogle } from "./fake-google";
import type { FakeSheet } from "./fake-sheet";

export type Trigger = { handler: string; uid: string; settings: string };
type Recorder = Record<string, (...values: unknown[]) => unknown>;

export class FakeDeskServices {
  readonly triggers: Trigger[] = [];
  readonly properties = new Map<string, string>();
  /** What a person presses in a dialogue; undefined where no person has the editor open. */
  press: ((title: string, text: string) => string) | undefined;
  readonly menu: string[] = [];
  private created = 0;

  constructor(private readonly google: FakeGoogle) {}

  /** The event that Google gives to the trigger of this function. */
  triggerEvent = (handler: string) => {
    const trigger = this.triggers.find((each) => each.handler === handler);
    return { triggerUid: trigger?.uid ?? "no trigger" };
  };

  readonly spreadsheetApp = {
    getUi: () => this.ui(),
    RelativeDate: { TODAY: "today" },
    newDataValidation: () => recorder(),
    newConditionalFormatRule: () => recorder(),
    openByUrl: (url: string) => this.google.book(url),
  };

  readonly scriptApp = {
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
        this.created += 1;
        const uid = `uid ${this.created}`;
        this.triggers.push({ handler, uid, settings });
      }),
  };

  readonly propertiesService = {
    getScriptProperties: () => ({
      getProperty: (name: string) => this.properties.get(name) ?? null,
      setProperty: (name: string, value: string) =>
        void this.properties.set(name, value),
    }),
  };

  private ui() {
    const { press } = this;
    if (!press)
      throw new Error("Cannot call SpreadsheetApp.getUi() from this context.");
    const menu = {
      addItem: (_: string, handler: string) => (this.menu.push(handler), menu),
      addToUi: () => {},
    };
    return {
      Button: { YES: "yes", NO: "no" },
      ButtonSet: { YES_NO: "yes or no" },
      createMenu: () => menu,
      alert: press,
    };
  }
}

/** A stand-in for any of Google's builders: it records every call. The types of desk.js allow only methods that exist. */
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

/** A fake of a spreadsheet; `sheets` are its tabs by name, `timeZones` the zones that the script has set, by address. */
export class FakeBook {
  constructor(
    readonly sheets: Record<string, FakeSheet>,
    private readonly url: string,
    private readonly newSheet: () => FakeSheet,
    private readonly timeZones: Record<string, string>,
  ) {}

  getUrl = () => this.url;
  toJSON = () => this.url;
  setSpreadsheetTimeZone = (zone: string) =>
    void (this.timeZones[this.url] = zone);
  getSheetByName = (name: string) => {
    const sheet = this.sheets[name];
    return sheet ? Object.assign(sheet, { name, book: this }) : null;
  };
  insertSheet = (name: string) => {
    this.sheets[name] = this.newSheet();
    return this.getSheetByName(name);
  };
}

/** The parts of a tab that are not its cells. */
export class FakeSheetBase {
  /** How often the script has read or written cells; at Google each time is slow. */
  calls = 0;
  /** The URL of each row that has a link, keyed by the row's array of cells. */
  readonly links = new Map<readonly string[], string>();
  /** The data validations and number formats that the script has set, by a description of the range. */
  readonly settings: Record<string, unknown> = {};
  /** The conditional format rules. */
  rules: unknown[] = [];
  name = "";
  book = { getUrl: () => "" };

  getName = () => this.name;
  getParent = () => this.book;
  getSheetId = () => 0;
  getConditionalFormatRules = () => [...this.rules];
  setConditionalFormatRules = (rules: unknown[]) => (this.rules = rules);
  getRangeList = (places: readonly string[]) => {
    const ranges = places.map((place) => {
      const [, row, column] = /^R(\d+)C(\d+)$/.exec(place)!;
      const sheet = this as unknown as FakeSheet;
      return sheet.getRange(Number(row), Number(column));
    });
    return {
      setValue: (value: string) => ranges.forEach((r) => r.setValue(value)),
      setNumberFormat: (format: string) =>
        ranges.forEach((range) => range.setNumberFormat(format)),
    };
  };
}
