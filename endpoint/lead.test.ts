/** @jest-environment node */
import {
  leadForms,
  leadKey,
  leadRequired,
  leadRules,
  plainText,
  readLead,
  sentByScript,
  spreadsheetText,
} from "./lead.js";

const now = new Date("2026-11-21T07:00:00.000Z");

const booking = {
  parentName: "Asha Sen",
  phoneNumber: "+91 98765 43210",
  location: "delhi CR Park",
  serviceRequest: "Speech therapy",
  timestamp: "2026-11-21T06:59:58.123Z",
};

const consultation = {
  childName: "Ravi",
  dob: "2019-08-24",
  gender: "Male",
  parentName: "Asha Sen",
  contact: "9876543210",
  email: "asha@example.in",
  address: "12 Market 1\nCR Park",
  serviceRequest: "Sits alone at school.\nNeeds help.",
  timestamp: "2026-11-21T06:59:58.123Z",
};

const read = (fields: Record<string, string>) =>
  readLead(Object.entries(fields), now);

function errorOf(fields: Record<string, string>) {
  const result = read(fields);
  return result.ok ? "" : result.error;
}

function leadOf(fields: Record<string, string>) {
  const result = read(fields);
  if (!result.ok) throw new Error(result.error);
  return result.lead;
}

describe("the two forms", () => {
  test("have exactly the specified fields, in order", () => {
    expect(leadForms).toEqual({
      booking: Object.keys(booking),
      consultation: Object.keys(consultation),
    });
  });

  test("are told apart by their fields", () => {
    expect(read(booking)).toEqual({ ok: true, form: "booking", lead: booking });
    expect(read(consultation)).toEqual({
      ok: true,
      form: "consultation",
      lead: consultation,
    });
  });

  test("give their fields in order, whatever the order sent", () => {
    const reversed = Object.fromEntries(Object.entries(booking).reverse());

    expect(Object.keys(leadOf(reversed))).toEqual(leadForms.booking);
  });

  test.each([
    ["nothing", {}],
    ["fields both forms have", { parentName: "Asha", serviceRequest: "" }],
    ["both forms at once", { ...booking, ...consultation }],
    ["another form", { username: "root" }],
  ])("are not recognised in %s", (_what, fields) => {
    expect(errorOf(fields)).toBe(
      "These are not the fields of the booking form or of the consultation form.",
    );
  });

  test("take medicalHistory, the input's name in the markup, as the service request", () => {
    const { serviceRequest, ...rest } = consultation;

    expect(leadOf({ ...rest, medicalHistory: serviceRequest })).toEqual(
      consultation,
    );
  });

  test("refuse a service request sent under both of its names", () => {
    expect(errorOf({ ...consultation, medicalHistory: "again" })).toBe(
      'The field "serviceRequest" was sent more than once.',
    );
  });

  test("refuse an unknown field and name it, shortened and without hidden characters", () => {
    expect(errorOf({ ...booking, honey: "pot" })).toBe(
      'The booking form has no field called "honey".',
    );
    expect(errorOf({ ...booking, ["\u202e" + "x".repeat(500)]: "" })).toBe(
      `The booking form has no field called "${"x".repeat(40)}…".`,
    );
    for (const name of ["__proto__", "constructor", "toString"])
      expect(readLead([...Object.entries(booking), [name, "x"]], now).ok).toBe(
        false,
      );
  });

  test("refuse a field sent twice", () => {
    const twice: [string, string][] = Object.entries(booking);
    twice.push(["parentName", "Asha"]);

    expect(readLead(twice, now)).toEqual({
      ok: false,
      error: 'The field "parentName" was sent more than once.',
    });
  });
});

describe("what must be filled in", () => {
  const required = [
    ...leadRequired.booking.map((name) => [name, booking] as const),
    ...leadRequired.consultation.map((name) => [name, consultation] as const),
  ];

  test.each(required)("%s", (name, fields) => {
    const rest = Object.fromEntries(
      Object.entries(fields).filter(([key]) => key !== name),
    );

    for (const blank of ["", "  \n ", "\u200d\u200b", "\u202e"])
      expect(errorOf({ ...fields, [name]: blank })).toMatch(
        `${leadRules[name].label}.`,
      );
    // Some fields tell the form; without them the other form may be meant.
    expect(errorOf(rest)).not.toBe("");
  });

  test("is nothing else: optional fields may be blank or absent", () => {
    const { email, serviceRequest, ...rest } = consultation;

    expect(email && serviceRequest).toBeTruthy();
    expect(leadOf(rest)).toEqual({ ...rest, email: "", serviceRequest: "" });
    expect(leadOf({ ...booking, serviceRequest: "\u200d" })).toEqual({
      ...booking,
      serviceRequest: "",
    });
  });
});

describe("values", () => {
  test.each([
    [{ ...booking, location: "Mumbai" }, "the location from the list"],
    [{ ...consultation, gender: "male" }, "Male, Female, Other"],
    [{ ...consultation, contact: "987654321" }, "exactly 10 digits"],
    [{ ...consultation, contact: "98765432101" }, "exactly 10 digits"],
    [{ ...consultation, contact: "98765 4321" }, "exactly 10 digits"],
    [{ ...consultation, contact: "९८७६५४३२१०" }, "exactly 10 digits"],
    [{ ...consultation, email: "asha.example.in" }, "no @"],
    [{ ...consultation, dob: "24/08/2019" }, "year-month-day"],
    [{ ...consultation, dob: "2019-02-30" }, "year-month-day"],
    [{ ...consultation, dob: "2019-13-01" }, "year-month-day"],
    [{ ...consultation, dob: "2026-11-22" }, "in the future"],
    [{ ...booking, timestamp: "yesterday" }, "ISO"],
    [{ ...booking, timestamp: "2026-11-21T25:00:00Z" }, "ISO"],
    [{ ...booking, timestamp: "2026-11-21" }, "ISO"],
  ])("out of bounds are refused: %#", (fields, words) => {
    expect(errorOf(fields)).toContain(words);
  });

  test("may be a child born today in Delhi while it is still yesterday in Greenwich", () => {
    const night = new Date("2026-11-21T19:00:00Z");
    const born = { ...consultation, dob: "2026-11-22" };

    expect(readLead(Object.entries(born), night).ok).toBe(true);
  });

  test("get the server's time where no timestamp came", () => {
    const { timestamp, ...native } = booking;

    expect(timestamp).toBeTruthy();
    expect(leadOf(native).timestamp).toBe(now.toISOString());
    expect(leadOf({ ...native, timestamp: "" }).timestamp).toBe(
      now.toISOString(),
    );
  });

  test.each(["parentName", "phoneNumber", "serviceRequest"] as const)(
    "of %s are accepted up to their cap and refused above it",
    (name) => {
      const { label, most } = leadRules[name];

      expect(read({ ...booking, [name]: "x".repeat(most) }).ok).toBe(true);
      expect(errorOf({ ...booking, [name]: "x".repeat(most + 1) })).toBe(
        `Please shorten ${label}: at most ${most} characters.`,
      );
    },
  );

  test("count a line break once, as a browser's maxlength does", () => {
    const { most } = leadRules.serviceRequest;

    const text = "x\r\n".repeat(most / 2);
    expect(read({ ...booking, serviceRequest: text }).ok).toBe(true);
  });

  test("of a megabyte are refused at once, in any field", () => {
    const started = Date.now();

    for (const name of leadForms.consultation)
      expect(read({ ...consultation, [name]: "9".repeat(1_000_000) }).ok).toBe(
        false,
      );
    expect(Date.now() - started).toBeLessThan(2000);
  });
});

describe("text", () => {
  const cleaned = (serviceRequest: string) =>
    leadOf({ ...booking, serviceRequest }).serviceRequest;

  test.each([
    ["Hindi", "मेरी बेटी बोलने में हिचकिचाती है। क्‍षमा, र्‍य"],
    ["emoji and their joiners", "👨‍👩‍👧 ❤️ 🇮🇳 👍🏽"],
    ["quotes, commas and line breaks", 'She said "no", then\nleft.\n\nTwice.'],
    ["Urdu", "میرا بیٹا"],
  ])("keeps %s", (_what, text) => {
    expect(cleaned(text)).toBe(text);
  });

  test("loses control characters, direction marks and broken characters", () => {
    expect(cleaned("a\u0000b\u0007c\u001b[31md\u007fe\u0085f")).toBe(
      "abc[31mdef",
    );
    expect(cleaned("photo\u202egnp.exe\u2066x\u2069\u200f\u200e\u061c")).toBe(
      "photognp.exex",
    );
    expect(cleaned("half \ud83d here\ufeff")).toBe("half  here");
  });

  test("has one kind of line break in fields of several lines, none in others", () => {
    expect(cleaned("one\r\ntwo\rthree\u2028four\tfive")).toBe(
      "one\ntwo\nthree\nfour five",
    );
    expect(
      leadOf({ ...booking, parentName: "Asha\r\nSen\tRoy" }).parentName,
    ).toBe("Asha Sen Roy");
  });
});

describe("a spreadsheet", () => {
  test.each([
    "=1+1",
    '=IMPORTXML("x","y")',
    "+91 98765 43210",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    " =1",
    "\n=1",
  ])("shows %j as text, and the text can be had back", (value) => {
    expect(spreadsheetText(value)).toBe("'" + value);
    expect(plainText(spreadsheetText(value))).toBe(value);
  });

  test.each(["", "Asha", "9876543210", "'quoted'", "मेरी", "a=b", "1-2"])(
    "gets %j unchanged",
    (value) => {
      expect(spreadsheetText(value)).toBe(value);
      expect(plainText(value)).toBe(value);
    },
  );
});

describe("the same request", () => {
  test("is recognised whatever its time and spacing", () => {
    const later = { ...booking, timestamp: "2026-11-21T07:05:00.000Z" };
    const spaced = { ...booking, parentName: " Asha\n  Sen " };

    expect(leadKey("booking", later)).toBe(leadKey("booking", booking));
    expect(leadKey("booking", spaced)).toBe(leadKey("booking", booking));
  });

  test("differs from a request for another child, and from words moved between fields", () => {
    const twin = { ...consultation, childName: "Rani" };
    const moved = { ...booking, parentName: "Asha", phoneNumber: "Sen" };
    const moved2 = { ...booking, parentName: "Asha Sen", phoneNumber: "" };

    expect(leadKey("consultation", twin)).not.toBe(
      leadKey("consultation", consultation),
    );
    expect(leadKey("booking", moved)).not.toBe(leadKey("booking", moved2));
  });
});

test("the site's script is known by its timestamp", () => {
  expect(sentByScript(Object.entries(booking))).toBe(true);
  expect(sentByScript([["timestamp", ""]])).toBe(false);
  expect(sentByScript([["parentName", "Asha"]])).toBe(false);
});
