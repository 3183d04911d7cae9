// @ts-check
// The settings of the clinic, in a file of their own, so that an update of the script leaves them alone (README.md).
const settings = {
  /** The addresses, with commas between them, that get a mail for each lead and the morning mail; empty for no mails. */
  notify: "",
  /** The clinic's phone number, such as "+91 98765 43210", which a browser without scripts shows after sending; or empty. */
  phone: "",
  /** The address of the spreadsheet of the leads; empty if it is the one that the script belongs to. */
  sheet: "",
  /** Whether mails contain the text in which the parent says what help is needed: it is health data. */
  sendsParentsText: true,
  /** The draft of the clinic's first WhatsApp message. It names no child, because others may see the phone. */
  greeting:
    "Hello, this is K7 in CR Park. Thank you for your request. When may we call you?",
  /** Days of the week on which the clinic is closed, such as "Sunday, Monday": those without opening hours on the website. */
  closedWeekdays: "Sunday",
  /** Other days on which the clinic is closed, such as "2026-12-25, 2027-01-26". */
  closedDays: "",
  /** Years for which the privacy notice lets the clinic keep the request of a child who did not start. */
  keepYears: 1,
};
