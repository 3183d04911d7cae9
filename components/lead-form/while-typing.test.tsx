import { fireEvent } from "@testing-library/react";
import { forms } from "@/content/forms";
import {
  advanceTime,
  bothForms,
  button,
  consultation,
  field,
  filled,
  sentLeads,
  status,
} from "./filled-form.fixture";
import { fieldName, fieldsOf, ruleOf, tidyPhone } from "../../endpoint/lead.js";
import { reportDelayMs } from "./submit-checks";
import { contactPattern, tidyContact } from "./while-typing";

// endpoint/lead.test.ts tests what a phone number is, e2e/forms.spec.ts an input method.

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
  "+৯১ 98765 43210",
  "০৯৮৭৬৫৪৩২১০",
  "0123456789",
  "98765",
  "987654321",
  "987654321O",
  "98765432100",
  "+44 20 7946 0958",
  "+91 98765 43210, 98765 43211",
])("before the script is there, the form takes %s as the endpoint does", (number) => {
  const isTaken = /^\d{10}$/.test(tidyPhone(number));

  // Browsers before 2023 read patterns with the flag u, later ones with v.
  for (const flag of ["u", "v"])
    expect(new RegExp(`^(?:${contactPattern})$`, flag).test(number)).toBe(isTaken);
});

test("typing a contact number with +91 and spaces leaves its ten digits", async () => {
  const { user } = await filled(consultation);
  const { label } = forms.consultation.contact;
  await user.clear(field(label));

  await user.type(field(label), "+91 98765 43210");

  expect(field(label)).toHaveValue("9876543210");
});

test.each([
  // "|" is the caret.
  ["98 |76543210", "98|76543210"],
  ["+91 98765|43210", "98765|43210"],
  ["+9|19876543210", "|9876543210"],
  ["98765 43210|", "9876543210|"],
  ["९८७६|५४३२१०", "9876|543210"],
  ["98765|4321O", "98765|4321O"],
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

// Browsers do not cut a text that a script puts in: e2e/forms.spec.ts pastes one.
test.each(
  bothForms.flatMap((form) =>
    fieldsOf(form.name)
      .filter((name) => ruleOf(form.name, name).maxLength)
      .map((name) => ({ form, name, limit: ruleOf(form.name, name).maxLength! })),
  ),
)(
  "a text over its limit is not sent, and says how many letters too many: $form.name $name",
  async ({ form, name, limit }) => {
    const { left, tooLong } = forms.problems;
    await filled(form);
    const control = [...button().form!.elements].find(
      (each) => fieldName(each.getAttribute("name") ?? "") === name,
    )!;
    const said = (text: string, count: string): string =>
      expect.stringContaining(text.replace("{count}", count)) as string;
    const put = (length: number) => {
      // What the endpoint does not count.
      const value = "a@b.in".padStart(length, "x") + "\n ";
      fireEvent.input(control, { target: { value } });
    };

    put(limit - 2);
    expect(control).toHaveAccessibleDescription(said(left, "2"));
    put(limit + 1198);
    expect(control).toHaveAccessibleDescription(said(tooLong, "1,198"));
    fireEvent.click(button());
    await advanceTime(reportDelayMs);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(said(tooLong, "1,198"));
    expect(sentLeads()).toEqual([]);

    put(limit / 2);
    expect(control).not.toHaveAttribute("aria-invalid", "true");
    expect(control).not.toHaveAccessibleDescription(said(" too ", ""));
    put(limit);
    fireEvent.click(button());
    await advanceTime(reportDelayMs);
    expect(sentLeads()).toHaveLength(1);
  },
);

test("the chosen birthday is written out, until the lead is sent", async () => {
  const { container, press } = await filled(consultation);
  const { label, chosen } = forms.consultation.dob;
  const note = container.querySelector("#dob-note")!;
  const put = (value: string) => fireEvent.input(field(label), { target: { value } });

  expect(note).toHaveTextContent(chosen.replace("{date}", "24 August 2019"));
  // The value while the year is typed.
  put("0202-05-04");
  expect(note).toBeEmptyDOMElement();

  put("2021-05-04");
  expect(note).toHaveTextContent(chosen.replace("{date}", "4 May 2021"));
  await press();
  expect(status()).not.toBeEmptyDOMElement();
  expect(note).toBeEmptyDOMElement();
});
