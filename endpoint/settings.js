// @ts-check
// The settings of the clinic, in a file of their own, so that an update of the script leaves them alone (README.md).
const settings = {
  /** The addresses that get a mail for each lead, with commas between them; empty for no mails. */
  notify: "",
  /** The phone number on the answer page for a browser without scripts, such as "+91 98765 43210"; empty for none. */
  phone: "",
  /** The address of the spreadsheet of the leads; empty if it is the one that the script belongs to. */
  sheet: "",
  /** Whether mails contain what the parent wrote about the child, which is health data. */
  sendsParentsText: true,
  /** The draft of the clinic's first WhatsApp message. It names no child, because others may see the phone. */
  greeting:
    "Hello, this is K7 in CR Park. Thank you for your request. When may we call you?",
  /** Days on which the clinic is closed, besides Sundays, such as "2026-12-25, 2027-01-26". */
  closedDays: "",
  /** Years for which the privacy notice lets the clinic keep the request of a child who did not start. */
  keepYears: 1,
};
