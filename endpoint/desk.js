// @ts-check
// The receptionist's desk, for the spreadsheet script (README.md): the columns to the right of a lead, the triggers, and
// deletion. Any visitor of a page of the script can call the functions whose names do not end in _. Each of them first
// checks that its event has the id of a trigger, or that it can open a menu of the spreadsheet: a visitor's call can do neither.

/** @typedef {{ sheet: Tab["sheet"], row: number, lead: Lead }} DeskLead */

const deskHeadings = ["status", "next", "note", "whatsapp"];
// prettier-ignore
const statuses = ["New", "No answer", "Visit fixed", "Came", "Did not come", "Started", "Not now"];
/** @type {Record<string, number>} What a new status sets `next` to, in days from today; NaN empties it. */
// prettier-ignore
const daysUntilNext = { "No answer": 1, "Did not come": 0, Started: NaN, "Not now": NaN };
const overdueColor = "#f2b8ad";
/** The maximum number of leads in a mail and in a confirmation. */
const listLength = 30;

/** Adds the menu. Google calls it when a person opens the spreadsheet of the script. */
function onOpen() {
  const menu = SpreadsheetApp.getUi().createMenu("K7 desk");
  menu.addItem("Delete old requests…", "deleteOldLeads").addToUi();
}

/**
 * Adds the desk's columns, lists and colours to both tabs, and replaces the triggers. A person runs it in the editor of
 * the script; it may be run again.
 */
function setUpDesk() {
  SpreadsheetApp.getUi();
  const book = book_();
  book.setSpreadsheetTimeZone("Asia/Kolkata");
  // 12/01/2027, typed by a person, is in January.
  book.setSpreadsheetLocale("en_IN");
  locked_(() => formNames.forEach((form) => arrange_(deskTab_(form))));
  const names = ["sendMorningMail", "deskEdited"];
  for (const trigger of ScriptApp.getProjectTriggers())
    if (names.includes(trigger.getHandlerFunction()))
      ScriptApp.deleteTrigger(trigger);
  const clock = ScriptApp.newTrigger("sendMorningMail").timeBased();
  const nine = clock.inTimezone("Asia/Kolkata").atHour(9).nearMinute(0);
  nine.everyDays(1).create();
  ScriptApp.newTrigger("deskEdited").forSpreadsheet(book).onEdit().create();
  console.log("The desk is set up: " + book.getUrl());
}

/** Sets the lists, date checks and colours of the desk's columns, as far as the sheet takes them. @param {Tab} tab */
function arrange_({ sheet, columns }) {
  const rows = sheet.getMaxRows() - 1;
  const status = sheet.getRange(2, columns.status, rows);
  const next = sheet.getRange(2, columns.next, rows);
  const list = SpreadsheetApp.newDataValidation().requireValueInList(statuses);
  const date = SpreadsheetApp.newDataValidation().requireDate();
  const overdue = SpreadsheetApp.newConditionalFormatRule()
    .whenDateBefore(SpreadsheetApp.RelativeDate.TODAY)
    .setBackground(overdueColor)
    .setRanges([next]);
  const others = sheet
    .getConditionalFormatRules()
    .filter((r) => r.getBooleanCondition()?.getBackground() !== overdueColor);
  const rules = [...others, overdue.build()];
  optional_(() => sheet.setFrozenRows(1));
  optional_(() => status.setDataValidation(list.build()));
  optional_(() => next.setDataValidation(date.build()));
  optional_(() => next.setNumberFormat("yyyy-mm-dd"));
  optional_(() => sheet.setConditionalFormatRules(rules));
}

/** Returns the tab of a form, after adding the desk's columns that are missing. @type {(form: FormName) => Tab} */
function deskTab_(form) {
  const tab = tabFor_(form);
  addColumns_(tab, deskHeadings);
  return tab;
}

/**
 * The desk's cells of a new lead. If the clinic has already typed something in this row, empty cells are left out, so that
 * they do not overwrite it.
 * @type {(lead: Lead, isEmptyRow: boolean) => Lead}
 */
function deskCells_(lead, isEmptyRow) {
  const [, chat] = links_(lead, "");
  // The only formula of the sheet. It contains nothing that a parent typed, except ten digits.
  const whatsapp = chat ? `=HYPERLINK("${chat[1]}", "${chat[0]}")` : "";
  // Google reads a text such as 2026-11-24 as the same day in every locale. A Date would depend on the time zone of the sheet.
  const cells = { status: "New", next: openDay_(0), note: "", whatsapp };
  const entries = Object.entries(cells);
  return Object.fromEntries(entries.filter(([, text]) => isEmptyRow || text));
}

/**
 * Sets `next` in the rows in which a person has changed the status and not `next`.
 * @param {GoogleAppsScript.Events.SheetsOnEdit} event
 */
function deskEdited(event) {
  if (!isTrigger_(event)) return;
  const { range, value } = event;
  const name = range.getSheet().getName();
  const form = formNames.find((each) => tabNames[each] === name);
  const last = range.getLastRow();
  if (!form || last < 2) return;

  const tab = deskTab_(form);
  const { status, next } = tab.columns;
  const isEdited = (/** @type {number} */ column) =>
    range.getColumn() <= column && column <= range.getLastColumn();
  if (!isEdited(status) || isEdited(next)) return;

  const first = Math.max(2, range.getRow());
  const leads = rows_(tab, first, last);
  // If the cell no longer has the value of the event, somebody has sorted the sheet or changed the cell again. Then no date
  // is changed here, and the morning mail lists the lead on the date that it had.
  if (value !== undefined && value !== leads[0].status) return;
  for (const [name, days] of Object.entries(daysUntilNext)) {
    const cells = leads.flatMap((lead, index) =>
      statusOf_(lead) === name ? `R${first + index}C${next}` : [],
    );
    const day = isNaN(days) ? "" : openDay_(days);
    if (cells.length > 0) tab.sheet.getRangeList(cells).setValue(day);
  }
}

/**
 * Sends the morning mail on each working day; on the first one of a month it also lists what is to be deleted.
 * @param {GoogleAppsScript.Events.TimeDriven} event
 */
function sendMorningMail(event) {
  const today = today_();
  if (!isTrigger_(event) || openDay_(0) !== today) return;
  const properties = PropertiesService.getScriptProperties();
  // Google may run a trigger twice.
  const mailedOn = locked_(() => {
    const day = properties.getProperty("mailedOn");
    properties.setProperty("mailedOn", today);
    return day;
  });
  if (mailedOn === today || settings.notify === "") return;
  const isFirst = today === openDay_(0, today.slice(0, 8) + "01");
  const mail = morningMail_(isFirst ? oldLeads_() : []);
  if (mail) MailApp.sendEmail(mail);
}

/** Deletes leads that are older than the privacy notice allows, at most 30, after a person has confirmed the list. */
function deleteOldLeads() {
  const ui = SpreadsheetApp.getUi();
  const old = oldLeads_().slice(0, listLength);
  const title = `Delete ${old.length} requests?`;
  const list = old.map(({ lead: { parentName, receivedAt, status, note } }) =>
    [parentName, receivedAt, short_(status), short_(note)]
      .filter((text) => text)
      .join(", "),
  );
  const pressed = ui.alert(title, list.join("\n"), ui.ButtonSet.YES_NO);
  if (pressed !== ui.Button.YES) return;
  const confirmed = old.map(({ lead }) => JSON.stringify(lead));
  locked_(() => {
    // Deletes the last row first, because a deletion changes the numbers of the rows below.
    for (const { sheet, row, lead } of oldLeads_().reverse()) {
      if (!confirmed.includes(JSON.stringify(lead))) continue;
      // Google refuses to delete all rows below the frozen one.
      if (sheet.getMaxRows() === 2) sheet.insertRowAfter(2);
      sheet.deleteRow(row);
    }
    SpreadsheetApp.flush();
  });
}

/** Whether an event comes from a trigger: it has the id of one, which visitors do not know. @param {{ triggerUid: string }} [event] */
function isTrigger_(event) {
  const triggers = ScriptApp.getProjectTriggers();
  return triggers.some((each) => each.getUniqueId() === event?.triggerUid);
}

/** The leads of both tabs. @returns {DeskLead[]} */
function deskLeads_() {
  return formNames.flatMap((form) => {
    const tab = deskTab_(form);
    const { sheet } = tab;
    // From the first row on, because Google refuses a range of no rows.
    return rows_(tab, 1, sheet.getLastRow())
      .map((lead, index) => ({ sheet, row: index + 1, lead }))
      .slice(1)
      .filter(({ lead }) => leadForms[form].some((name) => lead[name]));
  });
}

/** The leads that are older than `settings.keepYears` years and did not start. */
function oldLeads_() {
  const [year, ...monthAndDay] = today_().split("-");
  const limit = [Number(year) - settings.keepYears, ...monthAndDay].join("-");
  return deskLeads_().filter(({ lead }) => {
    const { receivedAt } = lead;
    const isOld = /^\d{4}-/.test(receivedAt) && receivedAt < limit;
    return isOld && statusOf_(lead) !== "Started";
  });
}

/**
 * The status of the list with which a lead's status begins, in any case, because people also type; otherwise the status as it
 * is.
 * @type {(lead: Lead) => string}
 */
function statusOf_({ status = "" }) {
  const typed = status.trim().replace(/\s+/g, " ").toLowerCase();
  const known = statuses.find((each) => typed.startsWith(each.toLowerCase()));
  return known || status;
}

/** The text as one line that is short enough for a list in a dialogue. @type {(text?: string) => string} */
function short_(text = "") {
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? line.slice(0, 60) + "…" : line;
}

/** Today in Delhi, such as 2026-11-24. */
function today_() {
  return indianTime(new Date()).slice(0, 10);
}

/** The day that is `days` days after `start`; if the clinic is closed then, the next open day. @type {(days: number, start?: string) => string} */
function openDay_(days, start = today_()) {
  const date = new Date(start);
  date.setUTCDate(date.getUTCDate() + days);
  const day = date.toISOString().slice(0, 10);
  const isClosed = date.getUTCDay() === 0 || settings.closedDays.includes(day);
  return isClosed ? openDay_(1, day) : day;
}
