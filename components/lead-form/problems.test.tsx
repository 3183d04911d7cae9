import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forms } from "@/content/forms";
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
import { reportDelayMs } from "./submit-checks";

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

// endpoint/lead.test.ts has each limit. The clock of the test shows the same day as one in Delhi, 2 March 2026.
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
