// @ts-check
// The web app behind the two lead forms: Google Apps Script, bound to the clinic's sheet, pasted beside lead.js. See README.md.
// Names end in _ because the thank-you page could otherwise call them: Google offers its pages every other function of a script.

/** @typedef {import("./lead.js").FormName} FormName */
/** @typedef {import("./lead.js").Lead} Lead */
/** @typedef {import("./lead.js").Pairs} Pairs */
/** @typedef {GoogleAppsScript.Spreadsheet.Sheet} Sheet */

/** What the clinic sets. */
const settings = {
  /** Who is told of each lead by mail; several addresses with commas between them; empty for nobody. */
  notify: "",
  /** The phone line on the page a parent sees who posted without scripts, for example "+91 98765 43210"; empty for none. */
  phone: "",
};

const tabNames = { booking: "Booking", consultation: "Consultation" };

/** Milliseconds to wait for the posts before this one; each takes about a second. */
const lockWait = 30000;

/** Rows looked at for a repeat: far more than ten minutes bring. */
const recentRows = 200;

const troubleText = "Your request could not be saved just now.";

/**
 * Receives either form, keeps the lead as one row and answers: JSON to the site's script, a page to a browser that posted by itself.
 * Never throws, since an exception would reach the parent as a foreign error page.
 * @param {GoogleAppsScript.Events.DoPost} [event]
 */
function doPost(event) {
  let scripted = true;
  try {
    const pairs = sentPairs_(event);
    scripted = pairs.length === 0 || sentByScript(pairs);
    const read = readLead(pairs, new Date());
    if (!read.ok) return answer_(scripted, read.error);

    const kept = keepLead_(read.form, read.lead);
    if (kept === "busy") return answer_(scripted, troubleText);
    if (kept === "new") notify_(read.form, read.lead);
    return answer_(scripted, "");
  } catch (error) {
    console.error("A lead could not be saved: " + error);
    return answer_(scripted, troubleText);
  }
}

/** Health check: open the address in a browser. */
function doGet() {
  return json_({ ok: true, service: "k7-leads" });
}

/**
 * Every name and value as sent, repeats included.
 * @param {GoogleAppsScript.Events.DoPost} [event]
 * @returns {Pairs}
 */
function sentPairs_(event) {
  const parameters = (event && event.parameters) || {};
  /** @type {[string, string][]} */
  const pairs = [];
  for (const name of Object.keys(parameters))
    for (const value of parameters[name]) pairs.push([name, String(value)]);
  return pairs;
}

/**
 * One row for one request, whatever else is posted meanwhile.
 * @param {FormName} form
 * @param {Lead} lead
 * @returns {"new" | "repeat" | "busy"}
 * @throws if the sheet refuses the row
 */
function keepLead_(form, lead) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(lockWait)) return "busy";

  try {
    const key = cacheKey_(form, lead);
    if (isCached_(key)) return "repeat";

    const now = new Date();
    const sheet = sheetFor_(form);
    if (isInRecentRows_(sheet, form, lead, now)) return "repeat";

    appendLead_(sheet, form, lead, now);
    // Without this the row may still be on its way when the next post looks for repeats.
    SpreadsheetApp.flush();
    cache_(key);
    return "new";
  } finally {
    lock.releaseLock();
  }
}

/**
 * A digest, because a cache key may have 250 characters at most and should hold no personal data.
 * @param {FormName} form
 * @param {Lead} lead
 * @returns {string}
 */
function cacheKey_(form, lead) {
  const digest = Utilities.computeDigest(
    Utilities.DigestAlgorithm.SHA_256,
    leadKey(form, lead),
    Utilities.Charset.UTF_8,
  );
  return Utilities.base64EncodeWebSafe(digest);
}

/**
 * The quick answer. The cache may forget at any time or be out of order; the rows then tell.
 * @param {string} key
 * @returns {boolean}
 */
function isCached_(key) {
  try {
    return CacheService.getScriptCache().get(key) !== null;
  } catch (error) {
    console.warn("The cache could not be read: " + error);
    return false;
  }
}

/** @param {string} key */
function cache_(key) {
  try {
    CacheService.getScriptCache().put(key, "kept", repeatWindow / 1000);
  } catch (error) {
    console.warn("The cache could not be written: " + error);
  }
}

/**
 * The form's tab, made if missing, with its header row, made if missing.
 * @param {FormName} form
 * @returns {Sheet}
 * @throws if the script belongs to no spreadsheet
 */
function sheetFor_(form) {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  if (!book)
    throw new Error("no spreadsheet; start from its menu, as README.md says");

  const sheet =
    book.getSheetByName(tabNames[form]) || book.insertSheet(tabNames[form]);
  const header = [...leadForms[form], "receivedAt"];
  const filled = sheet.getLastRow() > 0;
  if (filled && sheet.getRange(1, 1).getValue() === header[0]) return sheet;

  if (filled) sheet.insertRowBefore(1);
  sheet.getRange(1, 1, 1, header.length).setValues([header]);
  sheet.setFrozenRows(1);
  return sheet;
}

/**
 * @param {Sheet} sheet
 * @param {FormName} form
 * @param {Lead} lead
 * @param {Date} now
 * @returns {boolean}
 */
function isInRecentRows_(sheet, form, lead, now) {
  const last = sheet.getLastRow();
  const first = Math.max(2, last - recentRows + 1);
  if (last < first) return false;

  const fields = leadForms[form];
  const key = leadKey(form, lead);
  const rows = sheet
    .getRange(first, 1, last - first + 1, fields.length + 1)
    .getDisplayValues();
  return rows.some((row) => {
    const age = now.getTime() - Date.parse(row[fields.length]);
    if (!(age < repeatWindow)) return false;

    /** @type {Lead} */
    const kept = {};
    fields.forEach((name, index) => (kept[name] = row[index]));
    return leadKey(form, kept) === key;
  });
}

/**
 * @param {Sheet} sheet
 * @param {FormName} form
 * @param {Lead} lead
 * @param {Date} now
 */
function appendLead_(sheet, form, lead, now) {
  const row = [
    ...leadForms[form].map((name) => spreadsheetText(lead[name])),
    indianTime(now),
  ];
  const next = sheet.getLastRow() + 1;
  if (next > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows());
  // Text first: otherwise a phone number loses its leading zero and a date of birth takes the sheet's own form.
  sheet.getRange(next, 1, 1, row.length).setNumberFormat("@");
  sheet.appendRow(row);
}

/**
 * Tells the clinic. The row is safe already, so a spent mail quota costs the mail only.
 * @param {FormName} form
 * @param {Lead} lead
 */
function notify_(form, lead) {
  if (settings.notify === "") return;

  const title = `New ${form} request`;
  const fields = leadForms[form].filter((name) => lead[name] !== "");
  try {
    MailApp.sendEmail({
      to: settings.notify,
      // No personal data: subjects show on locked phones.
      subject: `K7 website: ${title.toLowerCase()}`,
      body: fields.map((name) => `${name}: ${lead[name]}`).join("\n"),
      htmlBody: `<h1>${title}</h1><dl>${fields
        .map((name) => `<dt>${name}</dt><dd>${escapeHtml_(lead[name])}</dd>`)
        .join("")}</dl>`,
    });
  } catch (error) {
    console.warn("The lead is in the sheet, but no mail was sent: " + error);
  }
}

/**
 * @param {boolean} scripted
 * @param {string} error one sentence; empty when the lead is kept
 */
function answer_(scripted, error) {
  const result = error === "" ? { ok: true } : { ok: false, error };
  if (scripted) return json_(result);

  try {
    return page_(error);
  } catch (failure) {
    console.warn("The page could not be made: " + failure);
    return json_(result);
  }
}

/** @param {object} value */
function json_(value) {
  return ContentService.createTextOutput(JSON.stringify(value)).setMimeType(
    ContentService.MimeType.JSON,
  );
}

/**
 * What a parent sees who posted without scripts. Google shows it in a frame, from where links must open in a new tab.
 * @param {string} error one sentence; empty when the lead is kept
 */
function page_(error) {
  const title = error === "" ? "Thank you" : "Your request was not sent";
  const text =
    error === ""
      ? "Thank you for your submission! We'll get back to you soon."
      : `${error} Please go back with your browser's back button and try again, or call the centre.`;
  const call = settings.phone.replace(/[^+0-9]/g, "");
  const phone =
    call === ""
      ? "<p>The phone number is on every page of the website.</p>"
      : `<p>Phone: <a href="tel:${call}" target="_blank">${escapeHtml_(settings.phone).replace(/ /g, "&nbsp;")}</a></p>`;
  return HtmlService.createHtmlOutput(
    `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>
body { font: 1.125rem/1.5 sans-serif; max-inline-size: 36rem; margin: 2rem auto; padding-inline: 1rem; color: #1d2433; background: #fff; }
a { color: #1a4fa3; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml_(text)}</p>
${phone}
</main>
</body>
</html>`,
  )
    .setTitle(title)
    .addMetaTag("viewport", "width=device-width, initial-scale=1");
}

/**
 * @param {string} text
 * @returns {string}
 */
function escapeHtml_(text) {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\n/g, "<br>");
}
