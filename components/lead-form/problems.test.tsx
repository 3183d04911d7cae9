import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forms } from "@/content/forms";
import { BookingForm } from "./booking-form";
import { ConsultationForm } from "./consultation-form";
import { bothForms, button, field } from "./filled-form.fixture";
import { reportDelayMs } from "./submit-checks";

/** The browser of a parent whose language is not that of the page. */
const inHindi = () =>
  jest.spyOn(navigator, "language", "get").mockReturnValue("hi-IN");

const press = () =>
  act(async () => {
    button().click();
    await jest.advanceTimersByTimeAsync(reportDelayMs);
  });

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test.each(bothForms)(
  "the $name form says at each required field that it is missing, and the first has the focus",
  async ({ Form }) => {
    inHindi();
    render(<Form />);
    const empty = [...button().form!.elements].filter(
      (each) => each.matches(":invalid") && each.matches(":not(fieldset)"),
    );
    expect(screen.queryByText(forms.problems.missing)).toBeNull();

    await press();

    for (const control of empty) {
      const marked = control.closest("[role=radiogroup]") ?? control;
      expect(marked).toBeInvalid();
      expect(marked).toHaveAttribute("aria-invalid", "true");
      expect(marked).toHaveAccessibleDescription(
        expect.stringMatching(
          `${forms.problems.missing}|${forms.problems.choose}`,
        ),
      );
    }
  },
);

test("a problem goes when its field is right, and the others stay", async () => {
  inHindi();
  render(<BookingForm />);
  const [name, phone] = [field("Parent’s name"), field("Phone number")];
  await press();

  await user().type(name, "Asha");

  expect(name).not.toHaveAttribute("aria-invalid");
  expect(name).toHaveAccessibleDescription("");
  expect(phone).toHaveAccessibleDescription(forms.problems.missing);
});

test("no problem is shown while a parent types", async () => {
  render(<ConsultationForm />);

  await user().type(field(forms.consultation.contact.label), "98");

  expect(screen.queryByText(forms.consultation.contact.problem)).toBeNull();
});

test("a contact number says what is wrong in the words of the site, and another address in those of the page", async () => {
  inHindi();
  render(<ConsultationForm />);
  const { contact, email, gender } = forms.consultation;
  await user().type(field(contact.label), "98");
  await user().type(field(email.label), "asha");

  await press();

  expect(field(contact.label)).toHaveAccessibleDescription(contact.problem);
  expect(field(email.label)).toHaveAccessibleDescription(forms.problems.email);
  const choices = screen.getByRole("radiogroup", { name: gender.label });
  expect(within(choices).getByText(forms.problems.choose)).toBeVisible();
});

test("a browser in the language of the page says it in its own words", async () => {
  render(<BookingForm />);

  await press();

  const name = field("Parent’s name");
  expect(name).toHaveAccessibleDescription(name.validationMessage);
});
