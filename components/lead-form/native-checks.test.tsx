import { fireEvent, render, screen } from "@testing-library/react";
import { consultationForm, leadForm } from "@/content/forms";
import { ConsultationForm } from "./consultation-form";

const field = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`))[0]!;

beforeEach(() => {
  globalThis.fetch = jest
    .fn<Promise<Response>, []>()
    .mockResolvedValue({} as Response);
  render(<ConsultationForm />);
});

test("a date of birth after today is not taken", () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString(
    "sv-SE",
  );
  const birth = field(consultationForm.dob.label);

  fireEvent.input(birth, { target: { value: tomorrow } });
  expect(birth.validity.rangeOverflow).toBe(true);

  fireEvent.input(birth, { target: { value: "2019-08-24" } });
  expect(birth.validity.valid).toBe(true);
});

test("a name made of spaces is asked for again, and nothing is sent", () => {
  const values: readonly (readonly [string, string])[] = [
    [consultationForm.childName.label, "   "],
    [consultationForm.dob.label, "2019-08-24"],
    [consultationForm.parentName.label, "Asha"],
    [consultationForm.contact.label, "9876543210"],
    [consultationForm.address.label, "CR Park"],
  ];
  for (const [label, value] of values) {
    fireEvent.input(field(label), { target: { value } });
  }
  fireEvent.click(field("Female"));

  fireEvent.click(screen.getByRole("button", { name: leadForm.submit }));

  expect(field(consultationForm.childName.label).validity.valueMissing).toBe(
    true,
  );
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: leadForm.submit })).toBeEnabled();
});
