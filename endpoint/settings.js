// @ts-check
// The settings of the clinic, apart, so that an update of the script leaves them alone. setUpDesk
// says what it has read here, and what it has not understood (README.md).
const settings = {
  /** Who gets the mails: addresses, with commas between them; empty for no mails. */
  notify: "",
  /** The address of the spreadsheet of the leads; empty if the script belongs to it. */
  sheet: "",
  /** Whether mails have the words of the parent on what help is needed: it is health data. */
  sendsParentsText: true,
  /** The first WhatsApp message. It names no child, because others may see the phone. */
  greeting: "Hello, this is K7 in CR Park. Thank you for your request. When may we call you?",
  /** The hour at which the morning mail comes, 0 to 23, in Delhi. Run setUpDesk after a change. */
  morningHour: 9,
  /** Such as "25 Dec 2026, 26 Jan, 5/4/2027 to 9/4/2027"; without a year, in each year. */
  closedDays: "",

  // What the website says: `npm run launch-check -- --settings` prints these lines finished.
  /** The clinic's phone number, which a browser without scripts shows after sending. */
  phone: "",
  /** Days of the week on which the clinic is closed: those without opening hours. */
  closedWeekdays: "Sunday",
  /** Years for which the clinic may keep the request of a child who did not start. */
  keepYears: 1,
};
