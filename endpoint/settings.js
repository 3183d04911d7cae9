// @ts-check
// The settings of the clinic, in a file of their own, so that an update of the script leaves them alone. setUpDesk says what
// it has read here, and what it has not understood (README.md).
const settings = {
  /** The addresses that get a mail for each lead and the morning mail, with commas between them; empty for no mails. */
  notify: "",
  /** The address of the spreadsheet of the leads; empty if it is the one that the script belongs to. */
  sheet: "",
  /** Whether mails contain the text in which the parent says what help is needed: it is health data. */
  sendsParentsText: true,
  /** The draft of the clinic's first WhatsApp message. It names no child, because others may see the phone. */
  greeting: "Hello, this is K7 in CR Park. Thank you for your request. When may we call you?",
  /** Days on which the clinic is closed, such as "25 Dec 2026, 26 Jan, 5/4/2027 to 9/4/2027"; without a year, in each year. */
  closedDays: "",

  // What the website says: `npm run launch-check -- --settings` prints these lines finished.
  /** The clinic's phone number, which a browser without scripts shows after sending. */
  phone: "",
  /** Days of the week on which the clinic is closed: those without opening hours. */
  closedWeekdays: "Sunday",
  /** Years for which the privacy notice lets the clinic keep the request of a child who did not start. */
  keepYears: 1,
};
