import { FakeSheet } from "./fake-sheet";

/**
 * A fake of a spreadsheet; `tabs` are its tabs by name, `timeZones` and `locales` what the script has set, by address.
 */
export class FakeSpreadsheet {
  constructor(
    private readonly address: string,
    private readonly tabs: Record<string, FakeSheet>,
    private readonly timeZones: Record<string, string>,
    private readonly locales: Record<string, string>,
  ) {}

  getUrl = () => this.address;
  toJSON = () => this.address;
  setSpreadsheetTimeZone = (zone: string) =>
    void (this.timeZones[this.address] = zone);
  setSpreadsheetLocale = (locale: string) =>
    void (this.locales[this.address] = locale);
  getSheetByName = (name: string) => {
    const tab = this.tabs[name];
    return tab ? Object.assign(tab, { name, book: this }) : null;
  };
  insertSheet = (name: string) => {
    this.tabs[name] = new FakeSheet();
    return this.getSheetByName(name);
  };
}

type Recorder = Record<string, (...values: unknown[]) => unknown>;

/** A stand-in for any of Google's builders: it records every call. The types of the scripts allow only methods that exist. */
export function recorder(create?: (settings: string) => void): Recorder {
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
