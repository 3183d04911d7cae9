import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forms } from "@/content/forms";
import { fieldName, fieldNamesOf, ruleOf, tidyPhone } from "../../endpoint/lead.js";
import { contactPattern } from "./consultation-form";
import {
  advanceTime,
  booking,
  bothForms,
  button,
  consultation,
  fetchMock,
  field,
  filled,
  sentLeads,
  status,
} from "./filled-form.fixture";
import { reportDelayMs, tidyContact } from "./validation.client";

/** The browser of a parent whose language is not that of the page. */
const inHindi = () => jest.spyOn(navigator, "language", "get").mockReturnValue("hi-IN");

async function press() {
  fireEvent.click(button());
  await advanceTime(reportDelayMs);
}

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const put = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

const saying = (text: string): string => expect.stringContaining(text) as string;

test.each(bothForms)(
  "the $name form says at each required field that it is missing, once the browser could show the press",
  async ({ Form }) => {
    inHindi();
    render(<Form />);
    const empty = [...button().form!.elements].filter(
      (each) => each.matches(":invalid") && each.matches(":not(fieldset)"),
    );
    const moveToField = jest.spyOn(button().form!, "reportValidity");

    fireEvent.click(button());
    expect(screen.queryByText(forms.problems.missing)).toBeNull();
    expect(moveToField).not.toHaveBeenCalled();
    await advanceTime(reportDelayMs);

    expect(moveToField).toHaveBeenCalledTimes(1);
    for (const control of empty) {
      const marked = control.closest("[role=radiogroup]") ?? control;
      expect(marked).toBeInvalid();
      expect(marked).toHaveAttribute("aria-invalid", "true");
      expect(marked).toHaveAccessibleDescription(
        expect.stringMatching(`${forms.problems.missing}|${forms.problems.choose}`),
      );
    }
  },
);

test("a problem goes when its field is right, and the others stay", async () => {
  inHindi();
  render(<booking.Form />);
  const [name, phone] = [field("Parent’s name"), field("Phone number")];
  await press();

  await user().type(name, "Asha");

  expect(name).not.toHaveAttribute("aria-invalid");
  expect(name).not.toHaveAccessibleDescription(expect.stringMatching(/\S/));
  expect(phone).toHaveAccessibleDescription(saying(forms.problems.missing));
});

test("a contact number says what is wrong in the words of the site, and another address in those of the page, but not while it is typed", async () => {
  inHindi();
  render(<consultation.Form />);
  const { contact, email, gender } = forms.consultation;
  await user().type(field(contact.label), "98");
  await user().type(field(email.label), "asha");
  expect(screen.queryByText(contact.problem)).toBeNull();

  await press();

  expect(field(contact.label)).toHaveAccessibleDescription(saying(contact.problem));
  expect(field(email.label)).toHaveAccessibleDescription(saying(forms.problems.email));
  const choices = screen.getByRole("radiogroup", { name: gender.label });
  expect(within(choices).getByText(forms.problems.choose)).toBeVisible();
});

test.each(["", "   ", "\u200d", "\u202e"])(
  "a name without visible characters is not sent, nor kept for a reload: %j",
  async (blank) => {
    await filled(consultation);
    put(consultation.nameField, blank);

    await press();

    expect(fetchMock).not.toHaveBeenCalled();
    expect(status()).toBeEmptyDOMElement();
    expect(field(consultation.nameField)).toBeInvalid();
    expect(Object.keys(sessionStorage).join()).not.toContain("parentName");
  },
);

// endpoint/lead.test.ts has each limit. In Delhi it is the same day, 2 March 2026.
test.each([
  ["2026-03-05", "in the future", false],
  ["2026-03-04", "of today where the clock of the device is behind", true],
  ["2007-03-02", "19 years ago", true],
  ["2007-03-01", "more than 19 years ago", false],
])("of the date of birth %s, %s, a lead is sent: %s", async (date, _, sent) => {
  await filled(consultation);
  put(forms.consultation.dob.label, date);

  await press();

  expect(sentLeads()).toHaveLength(sent ? 1 : 0);
});

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
    fieldNamesOf(form.name)
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
    const said = (text: string, count: string) => saying(text.replace("{count}", count));
    // The endpoint does not count the end.
    const put = (length: number) =>
      fireEvent.input(control, { target: { value: "a@b.in".padStart(length, "x") + "\n " } });

    put(limit - 2);
    expect(control).toHaveAccessibleDescription(said(left, "2"));
    put(limit + 1198);
    expect(control).toHaveAccessibleDescription(said(tooLong, "1,198"));
    await press();
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(said(tooLong, "1,198"));
    expect(sentLeads()).toEqual([]);

    put(limit / 2);
    expect(control).not.toHaveAttribute("aria-invalid", "true");
    expect(control).not.toHaveAccessibleDescription(said(" too ", ""));
    put(limit);
    await press();
    expect(sentLeads()).toHaveLength(1);
  },
);

test("the chosen birthday is written out, until the lead is sent", async () => {
  const { container } = await filled(consultation);
  const { label, chosen } = forms.consultation.dob;
  const note = container.querySelector("#dob-note")!;
  expect(note).toHaveTextContent(chosen.replace("{date}", "24 August 2019"));
  // The value while the year is typed.
  put(label, "0202-05-04");
  expect(note).toBeEmptyDOMElement();

  put(label, "2021-05-04");
  expect(note).toHaveTextContent(chosen.replace("{date}", "4 May 2021"));
  await press();
  expect(status()).not.toBeEmptyDOMElement();
  expect(note).toBeEmptyDOMElement();
});
