import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { consultationForm, leadForm } from "@/content/forms";
import { ConsultationForm } from "./consultation-form.client";

const field = (label: string) =>
  screen.getByLabelText((words) => words.startsWith(label));

beforeEach(() => {
  render(<ConsultationForm />);
});

afterEach(() => sessionStorage.clear());

test("names its fields in the markup as specified", async () => {
  await userEvent.click(screen.getByRole("radio", { name: "Male" }));

  expect([...new FormData(document.querySelector("form")!).keys()]).toEqual([
    "childName",
    "dob",
    "gender",
    "parentName",
    "contact",
    "email",
    "address",
    "medicalHistory",
  ]);
});

test.each([
  consultationForm.childName,
  consultationForm.dob,
  consultationForm.parentName,
  consultationForm.contact,
  consultationForm.address,
])("needs: $label", ({ label }) => {
  expect(field(label)).toBeRequired();
});

test.each([consultationForm.email, consultationForm.serviceRequest])(
  "leaves free, and says so: $label",
  ({ label }) => {
    expect(field(label)).not.toBeRequired();
    expect(field(label)).toHaveAccessibleName(
      `${label} (${leadForm.optional})`,
    );
  },
);

test("needs one of the genders Male, Female and Other, none chosen at first", () => {
  const group = screen.getByRole("group", {
    name: consultationForm.gender.label,
  });
  const choices = within(group).getAllByRole<HTMLInputElement>("radio");

  expect(choices.map(({ value }) => value)).toEqual([
    "Male",
    "Female",
    "Other",
  ]);
  for (const choice of choices) {
    expect(choice).toHaveAccessibleName(choice.value);
    expect(choice).toBeRequired();
    expect(choice).not.toBeChecked();
  }
});

test.each(["9876543210", "0000000000"])(
  "takes 10 digits: %s",
  async (typed) => {
    await userEvent.type(field(consultationForm.contact.label), typed);

    expect(field(consultationForm.contact.label)).toBeValid();
  },
);

test.each([
  "987654321",
  "98765432100",
  "98765 43210",
  "+919876543210",
  "987654321O",
  "९८७६५४३२१०",
])("does not take anything but 10 digits: %s", async (typed) => {
  await userEvent.type(field(consultationForm.contact.label), typed);

  expect(field(consultationForm.contact.label)).toBeInvalid();
});

test("shows how the contact number is written", () => {
  expect(field(consultationForm.contact.label)).toHaveAttribute(
    "placeholder",
    "10-digit number",
  );
});

test("asks for a date, an email address and words of several lines with the right controls", () => {
  expect(field(consultationForm.dob.label)).toHaveAttribute("type", "date");
  expect(field(consultationForm.email.label)).toHaveAttribute("type", "email");
  expect(field(consultationForm.address.label).tagName).toBe("TEXTAREA");
  expect(field(consultationForm.serviceRequest.label).tagName).toBe("TEXTAREA");
});

test("does not take an email address without @, but takes none at all", async () => {
  const email = field(consultationForm.email.label);
  expect(email).toBeValid();

  await userEvent.type(email, "asha.example.in");

  expect(email).toBeInvalid();
});

test.each([
  [consultationForm.parentName.label, "name"],
  [consultationForm.contact.label, "tel-national"],
  [consultationForm.email.label, "email"],
  [consultationForm.address.label, "street-address"],
  // The browser must not offer the parent's own name for the child.
  [consultationForm.childName.label, "off"],
])("lets the browser fill in what it knows: %s", (label, token) => {
  expect(field(label)).toHaveAttribute("autocomplete", token);
});

test("explains why it asks for the date of birth", () => {
  expect(field(consultationForm.dob.label)).toHaveAccessibleDescription(
    consultationForm.dob.hint,
  );
});
