// @ts-check
// The web app that receives the two lead forms and answers the parent, in Google Apps Script (README.md). A page of the
// script can call every function whose name does not end in _. So only functions that Google calls have such names, and
// those of lead.js and messages.js, which neither read nor change anything of the clinic.

/** @typedef {import("./lead.js").FormName} FormName */
/** @typedef {import("./lead.js").Lead} Lead */
/** @typedef {import("./lead.js").Pairs} Pairs */
/** @typedef {import("./messages.js").Texts} Texts */

/**
 * Receives a form, keeps the lead as one row and answers. Never throws, because the parent would see an error page of
 * Google.
 * @param {GoogleAppsScript.Events.DoPost} [event]
 */
function doPost(event) {
  let scripted = true;
  try {
    const pairs = sentPairs_(event);
    scripted = pairs.length === 0 || sentByScript(pairs);
    const read = readLead(pairs, new Date());
    if (!read.ok) return answer_(scripted, errorTexts(read.error));

    const kept = keepLead_(read.form, read.lead);
    try {
      if (kept) notify_(kept, read.form, read.lead);
    } catch (error) {
      console.warn("The lead is in the sheet, but no mail was sent: " + error);
    }
    return answer_(scripted);
  } catch (error) {
    console.error("A lead could not be saved: " + error);
    return answer_(scripted, errorTexts({ message: "notSaved" }));
  }
}

/** The names and values as sent. @type {(event?: GoogleAppsScript.Events.DoPost) => Pairs} */
function sentPairs_(event) {
  return Object.entries(event?.parameters ?? {}).flatMap(([name, values]) =>
    values.map((value) => /** @type {const} */ ([name, value])),
  );
}

/** Answers a GET request: of a person who tries the address, or of `npm run launch-check`, which compares the rules. */
function doGet() {
  const rules = { leadForms, leadRules, leadMessages };
  return json_({ ok: true, service: "k7-leads", rules });
}

/**
 * The answer to a post: JSON to the site's script, a page to a browser without scripts.
 * @param {boolean} scripted whether the site's script sent the lead
 * @param {Texts} [error] undefined when the lead is kept; the local inbox may leave out languages other than English
 */
function answer_(scripted, error) {
  const result = error ? { ok: false, error: error.en } : { ok: true };
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
  const output = ContentService.createTextOutput(JSON.stringify(value));
  return output.setMimeType(ContentService.MimeType.JSON);
}

/**
 * The page that a parent without scripts sees, in every language, because a post does not tell its language. Google
 * shows it in a frame, so links open in a new tab.
 * @type {(error?: Texts) => GoogleAppsScript.HTML.HtmlOutput}
 */
function page_(error) {
  const call = settings.phone.replace(/[^+0-9]/g, "");
  const number = escapeHtml_(settings.phone).replace(/ /g, "&nbsp;");
  const link = `<a href="tel:${call}" target="_blank">${number}</a>`;
  const languages = Object.entries(leadMessages);
  const titles = languages.map(([, messages]) =>
    error ? messages.notSentTitle : messages.sentTitle,
  );
  const sections = languages.map(([language, messages], index) => {
    const heading = index === 0 ? "h1" : "h2";
    const text = error
      ? `${error[language] || ""} ${messages.tryAgain}`
      : messages.sent;
    const phone = call ? `${messages.phone} ${link}` : messages.phoneElsewhere;
    return `<section lang="${language}">
<${heading}>${titles[index]}</${heading}>
<p>${escapeHtml_(text.trim())}</p>
<p>${phone}</p>
</section>`;
  });
  const title = titles.join(" | ");
  return HtmlService.createHtmlOutput(
    `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>
html { color-scheme: light dark; }
body { font: 1.125rem/1.5 sans-serif; max-inline-size: 36rem; margin: 2rem auto; padding-inline: 1rem; }
h1, h2 { font-size: 1.75rem; margin: 2rem 0 0; }
</style>
</head>
<body>
<main>
${sections.join("\n")}
</main>
</body>
</html>`,
  )
    .setTitle(title)
    .addMetaTag("viewport", "width=device-width, initial-scale=1");
}

/** The text as HTML that shows its markup. @type {(text: string) => string} */
function escapeHtml_(text) {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\n/g, "<br>");
}
