// @ts-check
// The tabs and rows of the leads, for the spreadsheet script (README.md).

/** @typedef {{ sheet: GoogleAppsScript.Spreadsheet.Sheet, header: string[], columns: Record<string, number> }} Tab columns: by heading, counted from 1 */
/** @typedef {{ sheet: Tab["sheet"], row: number, before: number }} Kept before: how many leads of the form came within floodWindow before this one */

const tabNames = { booking: "Booking", consultation: "Consultation" };

/** Milliseconds to wait for the lock. With a cold start of the script, it is less than the website waits (20 s). */
const lockWait = 10000;

/** How many of the last rows are read and searched for a repeat: more than a clinic gets in a day. */
const recentRows = 1000;

/** Milliseconds in which the leads of a flood are counted (mail.js). */
const floodWindow = 10 * 60 * 1000;

/**
 * Writes one row for one request, also while others are posted. Undefined for a repeat, which is not written.
 * @type {(form: FormName, lead: Lead) => Kept | undefined}
 * @throws if the sheet refuses the row, or other posts hold the lock for too long
 */
function keepLead_(form, lead) {
  return locked_(() => {
    const now = new Date();
    const tab = tabFor_(form);
    const { rows, last, end } = recentLeads_(tab);
    const day = rows.filter((row) => isWithin_(repeatWindow, row, now));
    if (day.some((row) => isSameRequest(form, row, lead))) return undefined;

    const row = last + 1;
    const kept = { ...lead, receivedAt: indianTime(now) };
    writeLead_(tab, row, kept, deskCells_(lead, row > end));
    if (row === 2) optional_(() => tab.sheet.setFrozenRows(1));
    const flood = day.filter((row) => isWithin_(floodWindow, row, now));
    return { sheet: tab.sheet, row, before: flood.length };
  });
}

/**
 * Runs `work` while no other execution of the script changes rows.
 * @type {<T>(work: () => T) => T}
 * @throws if others hold the lock for too long
 */
function locked_(work) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(lockWait)) throw new Error("too many posts at once");
  try {
    return work();
  } finally {
    lock.releaseLock();
  }
}

/**
 * Makes a change of the sheet on which no lead depends. A refusal, such as of a format in the columns of a table, is logged.
 * @type {(change: () => unknown) => void}
 */
function optional_(change) {
  try {
    change();
    SpreadsheetApp.flush();
  } catch (error) {
    console.warn("Google refused a setting of the sheet: " + error);
  }
}

/** The spreadsheet of the leads. Throws if there is none. @returns {GoogleAppsScript.Spreadsheet.Spreadsheet} */
function book_() {
  if (settings.sheet !== "") return SpreadsheetApp.openByUrl(settings.sheet);
  const book = SpreadsheetApp.getActiveSpreadsheet();
  if (book) return book;
  throw new Error("no spreadsheet; start from its menu, as README.md says");
}

/**
 * The tab of a form, made if missing, with the columns of a lead.
 * @type {(form: FormName) => Tab}
 * @throws if there is no spreadsheet, or the first row has fewer than half of the headings
 */
function tabFor_(form) {
  const book = book_();
  const name = tabNames[form];
  const sheet = book.getSheetByName(name) || book.insertSheet(name);
  const names = [...leadForms[form], "receivedAt"];
  const header = headerOf_(sheet, names.length);
  const known = names.filter((heading) => header.includes(heading));
  if (header.length > 0 && known.length < names.length / 2)
    throw new Error(
      `the first row of the tab "${name}" is not the script's, which has ${names.join(", ")}`,
    );

  const tab = { sheet, header, columns: {} };
  addColumns_(tab, names);
  return tab;
}

/**
 * Writes the headings that are missing, right of all others, and puts the columns of all these headings into `columns`.
 * @type {(tab: Tab, names: readonly string[]) => void}
 */
function addColumns_({ sheet, header, columns }, names) {
  const missing = names.filter((heading) => !header.includes(heading));
  if (missing.length > 0) {
    // A header read from the sheet has a text for each column, also for empty columns at the end.
    if (header[header.length - 1] === "") header.length = sheet.getLastColumn();
    const end = header.length + missing.length;
    const width = sheet.getMaxColumns();
    if (end > width) sheet.insertColumnsAfter(width, end - width);
    const added = sheet.getRange(1, header.length + 1, 1, missing.length);
    added.setValues([missing]);
    header.push(...missing);
  }
  for (const heading of names) columns[heading] = header.indexOf(heading) + 1;
}

/**
 * The texts of the first row, one for each column; none if the row is empty. If the clinic has deleted the headings, the
 * first row is a lead, recognised by its time of receipt: then a row for the headings is inserted above it.
 * @type {(sheet: Tab["sheet"], width: number) => string[]}
 */
function headerOf_(sheet, width) {
  const [cells] = sheet.getRange("1:1").getDisplayValues();
  if (/^'?\d{4}-\d\d-\d\dT.*\+05:30$/.test(cells[width - 1])) {
    sheet.insertRowBefore(1);
    return [];
  }
  const header = cells.map((text) => text.trim());
  return header.some((text) => text !== "") ? header : [];
}

/**
 * Whether less than `time` milliseconds are between the receipt of a row and `now`.
 * @type {(time: number, row: Lead, now: Date) => boolean}
 */
function isWithin_(time, row, now) {
  return Math.abs(now.getTime() - Date.parse(row.receivedAt)) < time;
}

/** Rows of the sheet, each as its texts by heading. A sheet may show the apostrophe of writeRow_. @type {(tab: Tab, first: number, last: number) => Lead[]} */
function rows_({ sheet, columns }, first, last) {
  const width = Math.max(...Object.values(columns));
  const range = sheet.getRange(first, 1, last - first + 1, width);
  const places = Object.entries(columns);
  return range
    .getDisplayValues()
    .map((cells) =>
      Object.fromEntries(
        places.map(([name, at]) => [name, cells[at - 1].replace(/^'/, "")]),
      ),
    );
}

/**
 * The last leads, the row of the last one, and the last row with any content. Between these two rows, only columns of
 * the clinic are filled.
 * @type {(tab: Tab) => { rows: Lead[], last: number, end: number }}
 */
function recentLeads_(tab) {
  const end = tab.sheet.getLastRow();
  let last = end;
  /** @type {Lead[]} */
  let rows = [];
  while (last > 1 && rows.length === 0) {
    const first = Math.max(2, last - recentRows + 1);
    rows = rows_(tab, first, last);
    const texts = () => Object.values(rows[rows.length - 1]);
    while (rows.length > 0 && texts().every((text) => text === "")) rows.pop();
    last = first + rows.length - 1;
  }
  return { rows, last, end };
}

/**
 * Writes a lead and its cells of the desk. If the sheet refuses that, it writes the lead without the desk, without the text
 * format, which a table refuses in its columns, or without both.
 * @type {(tab: Tab, row: number, lead: Lead, desk: Lead) => void}
 * @throws if the sheet refuses a cell of the lead
 */
function writeLead_(tab, row, lead, desk) {
  /** @type {[without: string, isFormatted: boolean, cells: Lead][]} */
  const ways = [
    ["", true, desk],
    ["its status", true, {}],
    ["its text format", false, desk],
    ["its text format and its status", false, {}],
  ];
  let refusal;
  for (const [without, isFormatted, cells] of ways)
    try {
      if (cells === desk) addColumns_(tab, deskHeadings);
      writeRow_(tab, row, lead, cells, isFormatted);
      if (without)
        console.warn(
          `The lead is in the sheet, without ${without}: ${refusal}`,
        );
      return;
    } catch (error) {
      refusal = error;
    }
  throw refusal;
}

/**
 * Writes a lead, as text, and the cells of the desk, by heading. Columns side by side are written at once, because each
 * call to Google takes time; columns of the clinic between them are not touched.
 * @type {(tab: Tab, row: number, lead: Lead, desk: Lead, isFormatted: boolean) => void}
 * @throws if the sheet refuses the format or one of the cells
 */
function writeRow_({ sheet, columns }, row, lead, desk, isFormatted) {
  if (row > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows());
  const cells = { ...desk };
  // Without the text format or an apostrophe, a phone number loses its leading zero, and a date of birth becomes a date that
  // each country shows in another way. The format comes first: in a cell that has it, Google may show the apostrophe.
  const places = Object.keys(lead).map((name) => `R${row}C${columns[name]}`);
  if (isFormatted) sheet.getRangeList(places).setNumberFormat("@");
  for (const name in lead)
    cells[name] = isFormatted
      ? spreadsheetText(lead[name])
      : lead[name] && "'" + lead[name];
  const names = Object.keys(cells).sort((a, b) => columns[a] - columns[b]);
  while (names.length > 0) {
    const start = columns[names[0]];
    const gap = names.findIndex((name, at) => columns[name] !== start + at);
    const run = names.splice(0, gap < 0 ? names.length : gap);
    const range = sheet.getRange(row, start, 1, run.length);
    range.setValues([run.map((name) => cells[name])]);
  }
  // Otherwise the next post may search for repeats before the row is in the sheet.
  SpreadsheetApp.flush();
}
