import { languages } from "@/site-content/languages";
import { sampleLeads, without, type Fields } from "./leads.fixture.js";
import { birthdays, errorTexts, fieldNamesOf, leadForms, leadMessages } from "./lead.js";
import { valueOfCell, readLead, requestText, ruleOf, spreadsheetText } from "./lead.js";
import { type Pairs } from "./lead.js";

const { booking, consultation } = sampleLeads;
const now = new Date("2026-11-21T07:00:00.000Z");

const read = (fields: Fields) => readLead(Object.entries(fields), now);

/** The error in English; checks that it is there in each language of the site. */
function errorOf(fields: Fields) {
  const result = read(fields);
  if (result.ok) return "";
  expect(result.ok).toBe(false);
  const error = errorTexts(result.error);
  for (const { code } of languages) expect(error[code]).toMatch(/^(?!.*(undefined|\{)).*\S.*[.।]$/);
  // The Hindi forms have other labels for these values.
  expect(error.hi).not.toMatch(/Male|delhi/);
  expect(new Set(Object.values(error)).size).toBe(languages.length);
  return error.en;
}

/** Specification, sections 3 and 5: the fields in order; a star marks those that are required. */
const specified = {
  booking: "parentName* phoneNumber* location* serviceRequest timestamp",
  consultation:
    "childName* dob* gender* parentName* contact* email address* serviceRequest timestamp",
};

describe.each(["booking", "consultation"] as const)("the %s form", (form) => {
  const lead = sampleLeads[form];
  // The clinic may have added others.
  const isSpecified = (name: string) =>
    specified[form].replaceAll("*", "").split(" ").includes(name);
  const names = fieldNamesOf(form).filter(isSpecified);

  test("has the specified fields, in order, and the specified ones are required", () => {
    const marked = names.map((name) => name + (ruleOf(form, name).required ? "*" : ""));
    expect(marked.join(" ")).toBe(specified[form]);
  });

  test("is recognised by its fields, in any order", () => {
    const result = read(Object.fromEntries(Object.entries(lead).reverse()));

    expect(result).toEqual({ ok: true, form, lead });
    expect(JSON.stringify(result)).toContain(JSON.stringify(lead));
  });

  test.each(names)("may be empty only if it is optional: %s", (name) => {
    const error = ruleOf(form, name).required
      ? expect.stringContaining(leadMessages.en!.names[name])
      : "";
    for (const blank of ["", "  \n ", "\u200d\u200b", "\u202e"])
      expect(errorOf({ ...lead, [name]: blank })).toEqual(error);
    expect(errorOf(without(name, lead))).toEqual(error);
  });

  test("may require a field that is optional in the other", () => {
    jest.replaceProperty(ruleOf(form, "serviceRequest"), "required", true);

    const errors = Object.values(sampleLeads).map((each) =>
      errorOf(without("serviceRequest", each)),
    );
    jest.restoreAllMocks();

    expect(errors.map((error) => error !== "")).toEqual([form === "booking", form !== "booking"]);
  });

  // A parent types no timestamp.
  const typed = fieldNamesOf(form).filter((name) => name !== "timestamp");

  test.each(typed)("has up to the maximum length: %s", (name) => {
    const { maxLength } = ruleOf(form, name);
    const longest = (lead[name] + "x".repeat(1e6)).slice(0, maxLength);

    if (maxLength) expect(errorOf({ ...lead, [name]: longest })).toBe("");
    expect(errorOf({ ...lead, [name]: longest + "x" })).toMatch(
      maxLength ? `: at most ${maxLength} characters.` : "Please c",
    );
  });
});

test.each<[Fields, string]>([
  [{}, "fill in the parent's name"],
  [{ parentName: "Asha", serviceRequest: "" }, "fill in the phone number"],
  [{ ...without("dob", consultation), phoneNumber: "1" }, "date of birth"],
  [{ ...booking, location: "Mumbai" }, "location from the list: delhi CR"],
  [{ ...consultation, gender: "male" }, "Male, Female, Other."],
  [{ ...consultation, contact: "987654321" }, "10 digits"],
  [{ ...consultation, email: "asha.example.in" }, "with @"],
  [{ ...consultation, dob: "24/08/2019" }, "year-month-day"],
  [{ ...consultation, dob: "2019-02-30" }, "year-month-day"],
  [{ ...consultation, dob: "2026-11-24" }, "in the future"],
  [{ ...consultation, dob: "0021-04-05" }, "year of birth with all four"],
  [{ ...consultation, dob: "2007-11-20" }, "year of birth with all four"],
  [{ ...consultation, dob: "21-04-05" }, "year-month-day"],
])("a lead that breaks a rule is refused: %#", (fields, reason) => {
  expect(errorOf(fields)).toContain(reason);
});

describe("a lead is kept as it was typed", () => {
  const { serviceRequest, timestamp } = booking;

  test.each<[string, Pairs]>([
    ["a token of an extension", [["ext_token", "1"]]],
    ["the account of the browser in the address", [["authuser", "0"]]],
    ["names of every object", [["__proto__", ""], ["constructor", "1"]]], // prettier-ignore
    ["a long name without visible letters", [["\u202e".repeat(5000), ""]]],
    ["fields of the consultation form", [["childName", "R"], ["contact", "1"], ["email", "x"]]], // prettier-ignore
    ["its own fields again", Object.entries(booking)],
    ["its own fields, empty", Object.keys(booking).map((name) => [name, ""])],
    ["an own field, blank", [["parentName", " \u200d"]]],
    ["the other name of its own field", [["medicalHistory", serviceRequest]]],
    ["another name, after its own", [["parentName", "Ravi"]]],
    ["a time that is none, after its own", [["timestamp", "1700000000"]]],
  ])("although others have added %s", (others, added) => {
    const kept = { ok: true, form: "booking", lead: booking };
    const pairs = Object.entries(booking);

    expect(readLead([...pairs, ...added], now)).toEqual(kept);
    if (!others.endsWith("after its own"))
      expect(readLead([...added, ...pairs], now)).toEqual(kept);
  });

  test("as a consultation, although others have added every field of the booking form", () => {
    const kept = { ok: true, form: "consultation", lead: consultation };

    for (const added of ["phoneNumber", "location"])
      expect(read({ [added]: "", ...consultation })).toEqual(kept);
    expect(read({ ...booking, ...consultation })).toEqual(kept);
  });

  test.each(["2026-11-21T25:00:00Z", "2026-11-21", "1700000000", "now", ""])(
    "with the time of its receipt in place of %j",
    (wrong) => {
      const received = { ...booking, timestamp: now.toISOString() };

      expect(timestamp).not.toBe(received.timestamp);
      expect(read({ ...booking, timestamp: wrong })).toEqual({
        ok: true,
        form: "booking",
        lead: received,
      });
    },
  );
});

describe("a contact number is ten plain digits in the lead", () => {
  const contactOf = (contact: string) => {
    const result = read({ ...consultation, contact });
    return result.ok && result.lead.contact;
  };

  // Some systems of numbers, such as the Roman one, have no ten digits.
  const scripts = Intl.supportedValuesOf("numberingSystem")
    .map((numberingSystem) => {
      const format = { numberingSystem, useGrouping: false };
      return new Intl.NumberFormat("en", format).format(9876543210);
    })
    .filter((number) => /^\p{Nd}{10}$/u.test(number));

  test("in the digits of any script", () => {
    expect(scripts).toEqual(
      expect.arrayContaining(
        ["९८७६५४३२१०", "৯৮৭৬৫৪৩২১০", "٩٨٧٦٥٤٣٢١٠", "۹۸۷۶۵۴۳۲۱۰", "９８７６５４３２１０", "𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎", "𝟿𝟾𝟽𝟼𝟻𝟺𝟹𝟸𝟷𝟶"], // prettier-ignore
      ),
    );
    expect(scripts.length).toBeGreaterThan(60);
    for (const number of scripts)
      expect([number, contactOf(number)]).toEqual([number, "9876543210"]);
    expect(contactOf("৯৮৭६५४3210")).toBe("9876543210");
    // The picture of a key is a digit with two marks.
    expect(contactOf("9️⃣8️⃣76543210")).toBe("9876543210");
  });

  test.each([
    ["spaces", " \t\n\u00a0\u1680\u2002\u2007\u2009\u202f\u205f\u3000"],
    ["hyphens and dashes", "-\u00ad\u058a\u2010\u2011\u2012–—―−﹣－~"],
    ["dots and commas", ".,·•‧।۔．･、"],
    ["slashes", "/\\|⁄∕／"],
    ["brackets", "()[]{}（）［］"],
    ["invisible marks", "\u200b\u200c\u200d\u200e\u200f\u061c\u202a\u202c\u2066\u2069\u2060\ufeff\ufe0f\u034f"], // prettier-ignore
  ])("with %s between its digits", (_, marks) => {
    for (const mark of marks) {
      const number = `${mark}98${mark}765${mark}${mark}43210${mark}`;
      expect([number, contactOf(number)]).toEqual([number, "9876543210"]);
    }
  });

  test.each([
    ["+91 98765 43210", "9876543210"],
    ["＋９１ ９８７６５ ４３２１０", "9876543210"],
    ["919876543210", "9876543210"],
    ["0091 98765 43210", "9876543210"],
    ["091 98765 43210", "9876543210"],
    ["098765 43210", "9876543210"],
    ["+91 (0) 98765 43210", "9876543210"],
    ["0091 0 98765 43210", "9876543210"],
    ["+91 011 4123 4567", "1141234567"],
    ["tel:+91-98765-43210", "9876543210"],
    ["https://wa.me/919876543210?text=Hello%2012", "9876543210"],
    // Ten digits are a number, even if they begin with 0 or 91.
    ["9198765432", "9198765432"],
    ["0000000000", "0000000000"],
    ["0091987654", "0091987654"],
  ])("without a prefix: %s is %s", (contact, digits) => {
    expect(contactOf(contact)).toBe(digits);
  });

  test.each([
    "98765432100",
    "98765 4321",
    "0098 76543210",
    "987654321O",
    "=9876543210",
    "+98 912 345 6789",
    "9876543210 / 9876543211",
    "²९८७६५४३२१",
  ])("and is not made of anything else: %s", (contact) => expect(contactOf(contact)).toBe(false));
});

test("medicalHistory, the name of an input in the markup, is the service request", () => {
  const { serviceRequest, ...others } = consultation;

  expect(read({ ...others, medicalHistory: serviceRequest })).toMatchObject({
    ok: true,
    lead: consultation,
  });
});

test("a child may be born today in Delhi, while the date in UTC is still yesterday", () => {
  const night = new Date("2026-11-21T19:00:00Z");
  const born = { ...consultation, dob: "2026-11-22" };

  expect(readLead(Object.entries(born), night).ok).toBe(true);
});

test("a child may have been born 19 years ago today in Delhi", () => {
  expect(errorOf({ ...consultation, dob: "2007-11-21" })).toBe("");

  const leapDay = new Date("2028-02-29T07:00:00Z");
  const born = (dob: string) => readLead(Object.entries({ ...consultation, dob }), leapDay).ok;
  expect(born("2009-03-01")).toBe(true);
  expect(born("2009-02-28")).toBe(false);
  // A browser ignores a limit that is no day of the calendar.
  expect(birthdays(leapDay).min).toBe("2009-03-01");
});

test.each([
  ...["क्‍षमा, र्‍य।", 'میرا بیٹا: "no"\n\nTwice.', "👨‍👩‍👧 ❤️ 🇮🇳 👍🏽"].map((text) => [text, text]),
  // Control characters, direction marks and broken characters.
  ["a\u0000b\u0007c\u001b[31md\u007f\u0085", "abc[31md"],
  ["x\u202e\u2066y\u2069\u200f\u200e\u061cz", "xyz"],
  ["half \ud83d here\ufeff", "half  here"],
  ["1\r\n2\r3\u20284\t5", "1\n2\n3\n4 5"],
])("a text loses only what no parent types: %j", (text, expected) => {
  const lead = { ...booking, parentName: text, serviceRequest: text };

  expect(read(lead)).toMatchObject({
    lead: {
      serviceRequest: expected,
      // A field of one line.
      parentName: expected!.replaceAll("\n", " "),
    },
  });
});

test("a line break counts as one character, as in a browser", () => {
  const lines = "x\r\n".repeat(leadForms.booking.serviceRequest.maxLength / 2);

  expect(errorOf({ ...booking, serviceRequest: lines })).toBe("");
});

test("what would run as a formula is text in a spreadsheet, everything else stays as it was typed, and both can be read back", () => {
  // prettier-ignore
  const starts = ["=", "+", "-", "@", "＝", "＋", "－", "＠", " =", "\t=", "\r=", "\n=", "\n"];
  for (const value of starts.map((start) => start + "IMPORTXML(A1)")) {
    expect(spreadsheetText(value)).toBe("'" + value);
    expect(valueOfCell(spreadsheetText(value))).toBe(value);
  }
  for (const value of ["", "9876543210", "'quoted'", "मेरी", "a=b", "1-2"])
    expect([spreadsheetText(value), valueOfCell(value)]).toEqual([value, value]);
});

test.each([
  [true, {}, { timestamp: "2026-11-21T07:05:00.000Z" }],
  [true, {}, { parentName: " Asha\n  Sen " }],
  // A sheet may remove a leading apostrophe.
  [true, { parentName: "Asha'" }, { parentName: "'Asha'" }],
  [true, {}, { phoneNumber: "098765-43210" }],
  [false, {}, { phoneNumber: "98765 43211" }],
  [false, {}, { parentName: "Rani Sen" }],
  [false, {}, { serviceRequest: "" }],
])("the same request is recognised: %s, %j, %j", (expected, one, other) => {
  const [first, second] = [one, other].map((change) =>
    requestText("booking", { ...booking, ...change }),
  );

  expect(first === second).toBe(expected);
});
