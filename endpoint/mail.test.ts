import type { Fields } from "./leads.fixture";
import type { Mail } from "./fake-google";
import { answerTo, booking, cells, consultation } from "./clinic.fixture";
import { google, install, linksOf, paste, post, refusal } from "./clinic.fixture";
import { script, setUp, textsOf, thanks } from "./clinic.fixture";

const mailOf = (fields: Fields) => {
  expect(post(fields)).toBe(thanks);
  return google.mails.at(-1)!;
};

test("the mail about a lead has the lead, with links to call, to chat and to its tab, and no name in its subject", () => {
  const { htmlBody, ...mail } = mailOf(consultation);

  expect(mail).toEqual({
    to: "desk@example.in",
    replyTo: "asha@example.in",
    subject: "K7 website: new consultation request, Sat 21 Nov, 12:30, row 2",
    body: "New consultation request",
  });
  // prettier-ignore
  const texts = [
    "New consultation request", "Asha Sen", "Child's name:", " रवि सेन", "Date of birth:", " 2019-08-24",
    "Service request:", ` ${consultation.serviceRequest}`.replaceAll('"', "&quot;"), "Gender:", " Other",
    "Contact number:", " 9876543210", "Email address:", " asha@example.in", "Address:", " 12, Market 1", "CR Park",
    "Row:", " 2 of Consultation, if not sorted since", "Call", "WhatsApp", "Open the sheet",
  ];
  // The clinic may have added fields.
  const isKnown = (text: string) => texts.includes(text);
  expect(textsOf(htmlBody).filter(isKnown)).toEqual(texts);
  expect(htmlBody).not.toContain("imestamp");
  const greeting =
    "Hello, this is K7 in CR Park. Thank you for your request. When may we call you?";
  expect(linksOf(htmlBody)).toEqual([
    "tel:+919876543210",
    `https://wa.me/919876543210?text=${encodeURIComponent(greeting)}`,
    "https://docs.google.com/spreadsheets/d/own/edit#gid=0",
  ]);
});

test("no two requests have one subject, which Gmail would join into one conversation", () => {
  for (const parentName of ["A", "B", "C"]) mailOf({ ...booking, parentName });
  paste();
  google.now += 60_000;
  mailOf({ ...booking, parentName: "D" });

  expect(new Set(google.mails.map(({ subject }) => subject)).size).toBe(4);
});

test("a lead that the sheet refuses comes by mail, because a website that cannot read the answer has thanked the parent; three presses are one mail", () => {
  paste(["Name", "Phone", "status"]);
  // Other mails leave five for the morning mail.
  google.mailQuota = 2;

  for (const timestamp of ["", "2026-11-21T07:00Z", "2026-11-21T07:01Z"])
    expect(answerTo({ ...booking, timestamp }).body).toMatch(/"ok":false|tel:/);
  google.now += 1;
  expect(post({ ...booking, parentName: "Ravi" })).toBe(refusal);

  expect(google.mails).toHaveLength(2);
  const [{ subject, htmlBody }, other] = google.mails as [Mail, Mail];
  expect(subject).toBe("K7 website: booking request, not in the sheet, Sat 21 Nov, 12:30:00.000");
  expect(other.subject).not.toBe(subject);
  const texts = textsOf(htmlBody);
  expect(texts).toContain("Please type it into the sheet:");
  expect(texts).toContain(" " + booking.phoneNumber);
  expect(linksOf(htmlBody).map((link) => link.slice(0, 9))).toEqual(["tel:+9198", "https://w"]);
});

test.each([false, "no"])(
  "the mail about a lead leaves out what the parent wrote about the child if sendsParentsText is %j",
  (sendsParentsText) => {
    install({ sendsParentsText });

    expect(textsOf(mailOf(booking).htmlBody)).toContain(" Only in the sheet.");
    expect(mailOf({ ...booking, serviceRequest: "" }).htmlBody).not.toContain("Only in the sheet.");
    expect(google.mails[0]!.htmlBody).not.toContain("5 साल");
  },
);

test("the mail about a lead has markup as text in each field, and no empty field", () => {
  const fields = ["parentName", "childName", "address", "serviceRequest"];
  const markup = `<img src="x" onerror='y'>&amp;`;
  const typed = Object.fromEntries(fields.map((name) => [name, markup]));
  const lead = { ...consultation, ...typed, email: "" };
  const { htmlBody, body, replyTo } = mailOf(lead);

  expect(htmlBody).not.toContain("<img");
  const shown = "&lt;img src=&quot;x&quot; onerror='y'&gt;&amp;amp;";
  expect(htmlBody.split(shown)).toHaveLength(5);
  expect(htmlBody).not.toContain("Email");
  expect(replyTo).toBeUndefined();
  expect(body).not.toContain("img");
});

// lead.test.ts tests what a phone number is.
test.each([
  ["(+91) 98765-43210", "tel wa.me"],
  ["+९१ ९८७६५ ४३२१०", "tel wa.me"],
  // A landline: without the leading 0 it begins with 1, as no mobile number does.
  ["011 2345 6789", "tel"],
  ["+98 912 345 6789", ""],
  ["98765 43210 / 9811122233", "tel wa.me"],
  ["Asha, or 98765-43210", "tel wa.me"],
  ["9876543210 javascript:alert(1)", ""],
  ["=9876543210", ""],
])("the mail about a lead makes links of %s: %s", (phoneNumber, expected) => {
  const { htmlBody } = mailOf({ ...booking, phoneNumber });
  const links = linksOf(htmlBody).slice(0, -1);

  const kinds = links.map((link) => /tel|wa\.me/.exec(link)![0]);
  expect(kinds.join(" ")).toBe(expected);
  for (const link of links) expect(link).toMatch(/^\D+91[1-9]\d{9}(\?|$)/);
  expect(google.log).toEqual([]);
  // The same number in the sheet: as text, and a link only to a mobile phone.
  expect(cells("phoneNumber")).toEqual([phoneNumber]);
  expect(cells("whatsapp")).toEqual([expected.includes("wa") ? "WhatsApp" : ""]);
});

test("the mail about a lead is sent without a reply address if Google refuses the parent's address", () => {
  expect(mailOf({ ...consultation, email: "asha@home" }).replyTo).toBeUndefined();
  expect(google.mails).toHaveLength(1);
  expect(google.log.join()).not.toContain("asha");
});

test("the mail about a lead is not sent if there is no address to notify; the row and its status are written", () => {
  install({ notify: "" });
  expect(post(booking)).toBe(thanks);
  expect(cells("status")).toEqual(["New"]);
  expect([...google.log, ...google.mails]).toEqual([]);
});

test("of 300 requests in a row, each has its own mail until the day's mails are nearly used up, and the morning mail has all others", () => {
  setUp();
  const names = Array.from({ length: 300 }, (_, index) => `Parent ${index}.`);
  for (const parentName of names) {
    google.now += 5_000;
    expect(post({ ...booking, parentName })).toBe(thanks);
  }
  expect(cells("parentName")).toEqual(names);
  const own = google.mails.map(({ htmlBody }) => htmlBody);
  expect(own).toHaveLength(95);
  for (const [index, html] of own.entries()) expect(textsOf(html)).toContain(names[index]);
  const lasts = own.map((html) => html.includes("The last mail of today"));
  expect(lasts.indexOf(true)).toBe(94);

  // Monday at nine in Delhi.
  google.now = Date.parse("2026-11-23T03:30Z");
  script.sendMorningMail(google.triggerEvent("sendMorningMail"));

  const { htmlBody, subject } = google.mails.at(-1)!;
  expect(subject).toContain("300 waiting");
  expect(names.filter((name) => !htmlBody.includes(name))).toEqual([]);
});

test("mails to two addresses, however they are written, are twice as many for Google", () => {
  install({ notify: "desk@example.in; Asha Sen <owner@example.in>;," });
  google.mailQuota = 13;

  expect([post(booking), post(consultation)]).toEqual([thanks, thanks]);
  expect(google.mails).toHaveLength(1);
  expect(google.mails[0]!.to).toBe("desk@example.in,owner@example.in");
  expect(google.log).toEqual([expect.stringContaining("no mail was sent")]);
});
