import { fireEvent } from "@testing-library/react";
import { forms } from "@/content/forms";
import { consultation, field, filled, status } from "./filled-form.fixture";
import { tidyPhone } from "../../endpoint/lead.js";
import { contactPattern, tidyContact } from "./while-typing";

// What the consultation form does at each input.

const { contact, dob } = forms.consultation;

/** Puts a value into a field, as a paste or the browser's autofill does. */
function put(label: string, value: string) {
  fireEvent.input(field(label), { target: { value } });
  return field(label);
}

// endpoint/lead.test.ts tests what a phone number is.
test.each([
  ["+91 98765 43210", "9876543210"],
  ["\u202a+91 98765\u00a043210\u202c", "9876543210"],
  ["०९८७६५-४३२१०", "9876543210"],
  ["98765/43210", "9876543210"],
])("a contact number %s counts as %s", async (given, digits) => {
  await filled(consultation);

  expect(put(contact.label, given)).toHaveValue(digits);
  expect(field(contact.label)).toBeValid();
});

test.each(["987654321O", "98765432100", "98765"])(
  "leaves the contact number %s as it was entered, and reports it as invalid",
  async (given) => {
    await filled(consultation);

    expect(put(contact.label, given)).toHaveValue(given);
    expect(field(contact.label)).toBeInvalid();
  },
);

test.each([
  "9876543210",
  // What Chromium's autofill writes.
  "09876543210",
  "+919876543210",
  "+91 98765 43210",
  "\u2068+91 (0) 98765–43210\u2069",
  "0091 98765.43210",
  "91 98765/43210",
  "०९८७६५ ४३२१०",
  "9123456789",
  "0123456789",
  "98765",
  "987654321O",
  "98765432100",
  "+44 20 7946 0958",
  "+91 98765 43210, 98765 43211",
])(
  "before the script is there, the form takes %s as the endpoint does",
  (number) => {
    const isTaken = /^\d{10}$/.test(tidyPhone(number));

    // Browsers before 2023 read patterns with the flag u, later ones with v.
    for (const flag of ["u", "v"])
      expect(new RegExp(`^(?:${contactPattern})$`, flag).test(number)).toBe(
        isTaken,
      );
  },
);

test("typing a contact number with +91 and spaces leaves its ten digits", async () => {
  const { user } = await filled(consultation);
  await user.clear(field(contact.label));

  await user.type(field(contact.label), "+91 98765 43210");

  expect(field(contact.label)).toHaveValue("9876543210");
});

test.each([
  // "|" is the caret.
  ["98 |76543210", "98|76543210"],
  ["+91 98765|43210", "98765|43210"],
  ["+9|19876543210", "|9876543210"],
  ["98765 43210|", "9876543210|"],
  ["९८७६|५४३२१०", "9876|543210"],
  // A digit that is two units of a text in the browser.
  ["𑄿𑄾|𑄽𑄼𑄻𑄺𑄹𑄸𑄷𑄶", "98|76543210"],
])("the caret stays between the same digits: %s", (before, after) => {
  document.body.innerHTML = `<form><input name="contact"></form>`;
  const input = document.querySelector("input")!;
  input.value = before.replace("|", "");
  input.focus();
  input.setSelectionRange(before.indexOf("|"), before.indexOf("|"));

  tidyContact(input.form!);

  expect(input).toHaveValue(after.replace("|", ""));
  expect(input.selectionStart).toBe(after.indexOf("|"));
  expect(input.selectionEnd).toBe(after.indexOf("|"));
});

test.each(["98765 43210", "+९१-९८७६५-४३२१०"])(
  "the contact number %s is not rewritten while an input method composes it, but tidied after that",
  async (number) => {
    await filled(consultation);
    const input = field(contact.label);
    input.focus();

    fireEvent.compositionStart(input);
    for (let end = 1; end <= number.length; end += 1) {
      // The browser inserts the whole text again if a script has rewritten it.
      const value = number.slice(0, end);
      fireEvent.input(input, { target: { value }, isComposing: true });
      expect(input).toHaveValue(value);
    }
    fireEvent.compositionEnd(input, { data: number });

    expect(input).toHaveValue("9876543210");
    expect(input).toBeValid();
  },
);

test("the chosen birthday is written out, until the lead is sent", async () => {
  const { container, press } = await filled(consultation);
  const chosen = (date: string) => dob.chosen.replace("{date}", date);
  const note = container.querySelector("[aria-live]")!;

  expect(note).toHaveTextContent(chosen("24 August 2019"));
  put(dob.label, "2021-05-04");
  expect(note).toHaveTextContent(chosen("4 May 2021"));
  // The value while the year is typed.
  put(dob.label, "0202-05-04");
  expect(note).toBeEmptyDOMElement();

  put(dob.label, "2021-05-04");
  await press();
  expect(status()).not.toBeEmptyDOMElement();
  expect(note).toBeEmptyDOMElement();
});
