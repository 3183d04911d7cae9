/** @jest-environment node */
import { languages } from "@/content-model/languages";
import { isSameRequest, leadForms, leadRules } from "./lead.js";
import { errorTexts, leadMessages } from "./messages.js";
import { plainText, readLead, spreadsheetText } from "./lead.js";
import {
  sampleLeads,
  without,
  type Fields,
} from "@/components/lead-form/leads.fixture";

const { booking, consultation } = sampleLeads;
const now = new Date("2026-11-21T07:00:00.000Z");

const read = (fields: Fields) => readLead(Object.entries(fields), now);

/** The error in English; checks that it is there in each language of the site. */
function errorOf(fields: Fields) {
  const result = read(fields);
  if (result.ok) return "";
  const error = errorTexts(result.error);
  for (const { code } of languages)
    expect(error[code]).toMatch(/^(?!.*(undefined|\{)).*\S.*[.।]$/);
  // The Hindi forms have other labels for these values.
  expect(error.hi).not.toMatch(/Male|delhi/);
  expect(new Set(Object.values(error)).size).toBe(languages.length);
  return error.en;
}

function leadOf(fields: Fields) {
  const result = read(fields);
  if (!result.ok) throw new Error(result.error.message);
  return result.lead;
}

/** Specification, sections 3 and 5: the fields in order; a star marks those that are required. */
const specified = {
  booking: "parentName* phoneNumber* location* serviceRequest timestamp",
  consultation:
    "childName* dob* gender* parentName* contact* email address* serviceRequest timestamp",
};

describe.each(["booking", "consultation"] as const)("the %s form", (form) => {
  // The clinic may have added others.
  const isSpecified = (name: string) =>
    specified[form].replaceAll("*", "").split(" ").includes(name);
  const names = leadForms[form].filter(isSpecified);

  test("has the specified fields, in order, and the specified ones are required", () => {
    const marked = names.map(
      (name) => name + (leadRules[name].required ? "*" : ""),
    );
    expect(marked.join(" ")).toBe(specified[form]);
  });

  test.each(names)("may be empty only if it is optional: %s", (name) => {
    const error = leadRules[name].required
      ? expect.stringContaining(leadMessages.en!.names[name])
      : "";
    for (const blank of ["", "  \n ", "\u200d\u200b", "\u202e"])
      expect(errorOf({ ...sampleLeads[form], [name]: blank })).toEqual(error);
    expect(errorOf(without(name, sampleLeads[form]))).toEqual(error);
  });
});

describe("the two forms", () => {
  test("are told apart by their fields", () => {
    for (const [form, lead] of Object.entries(sampleLeads)) {
      const reversed = Object.fromEntries(Object.entries(lead).reverse());

      expect(read(reversed)).toEqual({ ok: true, form, lead });
      expect(Object.keys(leadOf(reversed))).toEqual(Object.keys(lead));
    }
  });

  test("are not recognised from no fields, from shared fields only, from the fields of both, or from other fields", () => {
    const shared = { parentName: "Asha", serviceRequest: "" };
    const both = { ...booking, ...consultation };
    for (const fields of [{}, shared, both, { username: "root" }])
      expect(errorOf(fields)).toMatch(
        /^A field is unknown or was sent twice: "/,
      );
  });

  test("take medicalHistory, the input's name in the markup, as the service request", () => {
    const native = {
      ...without("serviceRequest", consultation),
      medicalHistory: consultation.serviceRequest,
    };

    expect(leadOf(native)).toEqual(consultation);
    expect(errorOf({ ...native, serviceRequest: "again" })).toBe(
      'A field is unknown or was sent twice: "serviceRequest".',
    );
  });

  test("refuse an unknown field and name it, shortened and without hidden characters", () => {
    const pairs = Object.entries(booking);
    const unknown = (name: string) =>
      `A field is unknown or was sent twice: "${name}".`;

    expect(errorOf({ ...booking, honey: "pot" })).toBe(unknown("honey"));
    expect(errorOf({ ...booking, ["\u202e" + "x".repeat(500)]: "" })).toBe(
      unknown("x".repeat(40) + "…"),
    );
    for (const name of ["__proto__", "constructor"])
      expect(readLead([...pairs, [name, "x"]], now).ok).toBe(false);
  });
});

describe("values", () => {
  test.each([
    [{ ...booking, location: "Mumbai" }, "location from the list: delhi CR"],
    [{ ...consultation, gender: "male" }, "Male, Female, Other."],
    [{ ...consultation, contact: "987654321" }, "10 digits"],
    [{ ...consultation, contact: "98765432101" }, "10 digits"],
    [{ ...consultation, contact: "९८७६५४३२१०" }, "10 digits"],
    [{ ...consultation, email: "asha.example.in" }, "with @"],
    [{ ...consultation, dob: "24/08/2019" }, "year-month-day"],
    [{ ...consultation, dob: "2019-02-30" }, "year-month-day"],
    [{ ...consultation, dob: "2026-11-22" }, "in the future"],
    [{ ...booking, timestamp: "2026-11-21T25:00:00Z" }, "timestamp"],
    [{ ...booking, timestamp: "2026-11-21" }, "timestamp"],
  ])("out of bounds are refused: %#", (fields, reason) => {
    expect(errorOf(fields)).toContain(reason);
  });

  test("may be the birth date of a child born today in Delhi, while the date in UTC is still yesterday", () => {
    const night = new Date("2026-11-21T19:00:00Z");
    const born = { ...consultation, dob: "2026-11-22" };

    expect(readLead(Object.entries(born), night).ok).toBe(true);
  });

  test("are accepted up to the maximum length and refused above it, in each field", () => {
    for (const [form, lead] of Object.entries(sampleLeads))
      for (const name of leadForms[form as keyof typeof leadForms]) {
        const { maxLength } = leadRules[name];
        const longest = (lead[name] + "x".repeat(1e6)).slice(0, maxLength);
        if (maxLength) expect(errorOf({ ...lead, [name]: longest })).toBe("");
        expect(errorOf({ ...lead, [name]: longest + "x" })).toMatch(
          maxLength ? `: at most ${maxLength} characters.` : "Please c",
        );
      }
    // A line break counts as one character, as in a browser.
    const lines = "x\r\n".repeat(leadRules.serviceRequest.maxLength! / 2);
    expect(read({ ...booking, serviceRequest: lines }).ok).toBe(true);
  });
});

describe("text", () => {
  const cleaned = (serviceRequest: string) =>
    leadOf({ ...booking, serviceRequest }).serviceRequest;

  test("keeps Hindi, Urdu, emoji with their joiners, quotes and line breaks", () => {
    for (const text of [
      "मेरी बेटी बोलने में हिचकिचाती है। क्‍षमा, र्‍य",
      "میرا بیٹا",
      "👨‍👩‍👧 ❤️ 🇮🇳 👍🏽",
      'She said "no", then\nleft.\n\nTwice.',
    ])
      expect(cleaned(text)).toBe(text);
  });

  test("loses control characters, direction marks and broken characters", () => {
    expect(cleaned("a\u0000b\u0007c\u001b[31md\u007f\u0085")).toBe("abc[31md");
    expect(cleaned("x\u202e\u2066y\u2069\u200f\u200e\u061cz")).toBe("xyz");
    expect(cleaned("half \ud83d here\ufeff")).toBe("half  here");
  });

  test("has one kind of line break in fields of several lines, none in others", () => {
    const parentName = "Asha\r\nSen\tRoy";

    expect(cleaned("1\r\n2\r3\u20284\t5")).toBe("1\n2\n3\n4 5");
    expect(leadOf({ ...booking, parentName }).parentName).toBe("Asha Sen Roy");
  });
});

test("what would run as a formula is text in a spreadsheet, everything else stays as it was typed, and both can be read back", () => {
  // prettier-ignore
  const starts = ["=", "+", "-", "@", "＝", "＋", "－", "＠", " =", "\t=", "\r=", "\n=", "\n"];
  for (const value of starts.map((start) => start + "IMPORTXML(A1)")) {
    expect(spreadsheetText(value)).toBe("'" + value);
    expect(plainText(spreadsheetText(value))).toBe(value);
  }
  for (const value of ["", "9876543210", "'quoted'", "मेरी", "a=b", "1-2"])
    expect([spreadsheetText(value), plainText(value)]).toEqual([value, value]);
});

test("the same request is recognised whatever its time and spacing, also read back from a sheet", () => {
  const isSame = (one: Fields, other: Fields) =>
    isSameRequest("booking", { ...booking, ...one }, { ...booking, ...other });

  expect(isSame({}, { timestamp: "2026-11-21T07:05:00.000Z" })).toBe(true);
  expect(isSame({}, { parentName: " Asha\n  Sen " })).toBe(true);
  expect(isSame({ parentName: "Asha'" }, { parentName: "'Asha'" })).toBe(true);
  expect(isSame({}, { parentName: "Rani Sen" })).toBe(false);
  expect(isSame({}, { serviceRequest: "" })).toBe(false);
});
