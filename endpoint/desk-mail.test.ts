/** @jest-environment node */
import { column, linksOf, openDesk, textOf } from "./desk.fixture";
import { eventOf } from "./fake-google";
import { sampleLeads, type Fields } from "@/components/lead-form/leads.fixture";

const { booking, consultation } = sampleLeads;
const minute = 60_000;

let desk: ReturnType<typeof openDesk>;
beforeEach(() => (desk = openDesk()));

const post = (fields: Fields) => desk.script.doPost(eventOf(fields)).body;
const thanks = '{"ok":true}';
const mails = () => desk.google.mails;
const leadsOf = (tab: string) => desk.google.sheets![tab]!.rows.slice(1);

describe("the mail about a lead", () => {
  test("has the lead, with links to call, to chat and to the row, and no name in its subject", () => {
    post(consultation);

    const [mail] = mails();
    expect(mail).toMatchObject({
      to: "desk@example.in",
      replyTo: "asha@example.in",
      subject: "K7 website: new consultation request",
    });
    expect(textOf(mail!.htmlBody)).toEqual(
      ["New consultation request", "Asha Sen", "Child's name:", " रवि सेन", "Date of birth:", " 2019-08-24", "Service request:", expect.stringContaining("5 साल"), "Gender:", " Other", "Contact number:", " 9876543210", "Email address:", " asha@example.in", "Address:", " 12, Market 1", "CR Park", "Call", "WhatsApp", "Open the row"], // prettier-ignore
    );
    const greeting =
      "Hello, this is K7 in CR Park. Thank you for your request. When may we call you?";
    expect(linksOf(mail!.htmlBody)).toEqual([
      "tel:+919876543210",
      `https://wa.me/919876543210?text=${encodeURIComponent(greeting)}`,
      "https://docs.google.com/spreadsheets/d/own/edit#gid=0&range=2:2",
    ]);
  });

  test("leaves out what the parent wrote about the child if sendsParentsText is false", () => {
    desk = openDesk({ sendsParentsText: false });
    post(booking);
    post({ ...booking, serviceRequest: "", parentName: "Ravi" });

    expect(mails()[0]!.htmlBody).not.toContain("5 साल");
    expect(mails()[0]!.htmlBody).toContain("Only in the sheet.");
    expect(mails()[1]!.htmlBody).not.toContain("Only in the sheet.");
  });

  test("has markup as text in each field, and no empty field", () => {
    const fields = ["parentName", "childName", "address", "serviceRequest"];
    const markup = `<img src="x" onerror='y'>&amp;`;
    const typed = Object.fromEntries(fields.map((name) => [name, markup]));
    post({ ...consultation, ...typed, email: "" });

    const { htmlBody, body, replyTo } = mails()[0]!;
    expect(htmlBody).not.toContain("<img");
    const shown = "&lt;img src=&quot;x&quot; onerror='y'&gt;&amp;amp;";
    expect(htmlBody.split(shown)).toHaveLength(5);
    expect(htmlBody).not.toContain("Email");
    expect(replyTo).toBeUndefined();
    expect(body).not.toContain("img");
  });

  test.each([
    ["9876543210", "tel wa.me"],
    ["+91 98765 43210", "tel wa.me"],
    ["(+91) 98765-43210", "tel wa.me"],
    ["0091 98765.43210", "tel wa.me"],
    ["0 98765 43210", "tel wa.me"],
    ["919876543210", "tel wa.me"],
    ["+९१ ९८७६५ ४३२१०", "tel wa.me"],
    ["९८७६५ ४३२१", ""],
    // No mobile number begins with 1.
    ["011 2345 6789", "tel"],
    ["98765 4321", ""],
    ["98765 432101", ""],
    ["0098 76543210", ""],
    ["+98 912 345 6789", ""],
    ["9876543210 / 9876543211", ""],
    ["9876543210 javascript:alert(1)", ""],
    ["=9876543210", ""],
  ])("makes links of %s: %s", (phoneNumber, expected) => {
    post({ ...booking, phoneNumber });

    const links = linksOf(mails()[0]!.htmlBody).slice(0, -1);
    const kinds = links.map((link) => /tel|wa\.me/.exec(link)![0]);
    expect(kinds.join(" ")).toBe(expected);
    const numbers = links.map((link) => /\d+/.exec(link)![0]);
    for (const number of numbers) expect(number).toMatch(/^91[1-9]\d{9}$/);
    expect(desk.google.log).toEqual([]);
    // The same number in the sheet: as text, and a link only to a mobile phone.
    const [lead] = leadsOf("Booking");
    expect(lead![1]).toBe(phoneNumber);
    expect(lead![column("whatsapp") - 1] ?? "").toBe(
      expected.includes("wa") ? "WhatsApp" : "",
    );
  });

  test("is sent without a reply address if Google refuses the parent's address", () => {
    post({ ...consultation, email: "asha@home" });

    expect(mails()).toHaveLength(1);
    expect(mails()[0]!.replyTo).toBeUndefined();
    expect(desk.google.log.join()).not.toContain("asha");
  });

  test("the row and its status are written also if the mail quota is used up, or if there is no address to notify", () => {
    desk.google.mailQuota = 0;
    expect(post(consultation)).toBe(thanks);
    expect(desk.google.log.join()).toContain("no mail was sent");

    desk = openDesk({ notify: "" });
    expect(post(booking)).toBe(thanks);
    expect(leadsOf("Booking")[0]).toContain("New");
    expect(desk.google.log).toEqual([]);
  });
});

test("in a flood of requests every row is kept, and one mail says that no more mails come", () => {
  const flood = (from: number, count: number) => {
    for (let index = from; index < from + count; index += 1)
      post({ ...booking, parentName: `Parent ${index}` });
  };
  for (const start of [0, 40, 80]) {
    flood(start, 40);
    desk.google.now += 9 * minute;
  }

  expect(leadsOf("Booking")).toHaveLength(120);
  expect(mails()).toHaveLength(31);
  expect(mails()[30]!.htmlBody).toContain("More than 30 booking requests");

  desk.google.now += 10 * minute;
  flood(120, 1);
  expect(mails()[31]!.htmlBody).toContain("Parent 120");
});

test("a request that comes on a Sunday is due on Monday", () => {
  desk.google.now = Date.parse("2026-11-22T07:00Z");
  post(booking);

  expect(leadsOf("Booking")[0]![column("next") - 1]).toBe("2026-11-23");
});
