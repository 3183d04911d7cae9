import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forms } from "@/content/forms";
import { fieldName, leadForms, leadRules } from "../../endpoint/lead.js";
import { BookingForm } from "./booking-form";
import { ConsultationForm } from "./consultation-form";

const field = (label: string) =>
  screen.getByLabelText((text) => text.startsWith(label));
const names = () => [...new FormData(document.querySelector("form")!).keys()];

afterEach(() => sessionStorage.clear());

describe.each([
  ["booking", BookingForm],
  ["consultation", ConsultationForm],
] as const)("the %s form", (form, Form) => {
  test.each(leadForms[form].filter((name) => name !== "timestamp"))(
    "has the rules of the endpoint on the control, and says whether it is required: %s",
    (name) => {
      const { required, maxLength, choices } = leadRules[name];
      render(<Form />);

      const controls = [...document.forms[0]!.elements].filter(
        (each): each is HTMLInputElement | HTMLSelectElement =>
          fieldName(each.getAttribute("name") ?? "") === name,
      );
      const [control] = controls;
      expect(control).toHaveProperty("required", required);
      expect(control?.getAttribute("maxlength")).toBe(
        maxLength ? String(maxLength) : null,
      );
      const options =
        control instanceof HTMLSelectElement ? [...control.options] : controls;
      if (choices)
        expect(options.map(({ value }) => value).filter(Boolean)).toEqual(
          choices,
        );
      expect(
        control?.closest(".field")?.querySelector(".field__label"),
      ).toHaveTextContent(required ? /\*$/ : `(${forms.sending.optional})`);
    },
  );
});

describe("the booking form", () => {
  beforeEach(() => {
    render(<BookingForm />);
  });

  test("the request is optional, and its label says so", () => {
    const { label, hint } = forms.booking.serviceRequest;

    expect(field(label)).not.toBeRequired();
    expect(field(label)).toHaveAccessibleName(
      `${label} (${forms.sending.optional})`,
    );
    expect(field(label)).toHaveAccessibleDescription(hint);
  });

  test("accepts a phone number in any format, and opens the numeric keypad", () => {
    const phone = field(forms.booking.phoneNumber.label);

    expect(phone).toHaveAttribute("type", "tel");
    expect(phone).not.toHaveAttribute("pattern");
  });

  test("offers the centres of the clinic, and begins without a choice", () => {
    const { label, options } = forms.booking.location;
    const location = field(label);
    const [empty, first] = screen.getAllByRole<HTMLOptionElement>("option");

    expect(location).toHaveDisplayValue(options[""]!);
    expect(empty).toHaveValue("");
    // The centre of the specification (section 9); the clinic may add others.
    expect(first).toHaveValue("delhi CR Park");
    expect(first).toHaveTextContent(options["delhi CR Park"]!);
    expect(location).toBeInvalid();
  });

  test.each([
    [forms.booking.parentName.label, "name"],
    [forms.booking.phoneNumber.label, "tel"],
  ])("has the autocomplete value of its meaning: %s", (label, token) => {
    expect(field(label)).toHaveAttribute("autocomplete", token);
  });
});

test("the request is prefilled with the subject of the page, and can be cleared", async () => {
  render(<BookingForm request="Speech therapy" />);
  const request = field(forms.booking.serviceRequest.label);
  expect(request).toHaveValue("Speech therapy");

  await userEvent.clear(request);

  expect(request).toHaveValue("");
});

describe("the consultation form", () => {
  const { childName, dob, gender, contact, email, address } =
    forms.consultation;

  beforeEach(() => {
    render(<ConsultationForm />);
  });

  test("names the request medicalHistory in the markup, as specified", () => {
    expect(names()).toContain("medicalHistory");
  });

  test.each([email, forms.consultation.serviceRequest])(
    "is optional, and its label says so: $label",
    ({ label }) => {
      expect(field(label)).not.toBeRequired();
      expect(field(label)).toHaveAccessibleName(
        `${label} (${forms.sending.optional})`,
      );
    },
  );

  test("needs one of the genders Male, Female and Other, none chosen at first", () => {
    const group = screen.getByRole("radiogroup", { name: gender.label });
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

  test.each([
    ["9876543210", true],
    ["0000000000", true],
    ["987654321", false],
    ["98765432100", false],
    ["98765 43210", true],
    ["+919876543210", true],
    ["987654321O", false],
    ["९८७६५४३२१०", true],
  ])(
    "validates a contact number of 10 digits, also with spaces, with +91 or in Hindi: %s is valid: %s",
    async (typed, valid) => {
      await userEvent.type(field(contact.label), typed);

      expect((field(contact.label) as HTMLInputElement).validity.valid).toBe(
        valid,
      );
    },
  );

  test("shows how the contact number is written", () => {
    expect(field(contact.label)).toHaveAttribute(
      "placeholder",
      contact.placeholder,
    );
  });

  test("asks for a date, an email address and text of several lines with the right controls", () => {
    expect(field(dob.label)).toHaveAttribute("type", "date");
    expect(field(email.label)).toHaveAttribute("type", "email");
    expect(field(address.label).tagName).toBe("TEXTAREA");
    expect(field(forms.consultation.serviceRequest.label).tagName).toBe(
      "TEXTAREA",
    );
  });

  test("rejects an email address without @, and accepts an empty field", async () => {
    expect(field(email.label)).toBeValid();

    await userEvent.type(field(email.label), "asha.example.in");

    expect(field(email.label)).toBeInvalid();
  });

  test.each([
    [forms.consultation.parentName.label, "name"],
    [contact.label, "tel-national"],
    [email.label, "email"],
    [address.label, "street-address"],
    // The browser must not offer the parent's own name for the child.
    [childName.label, "off"],
  ])("has the autocomplete value of its meaning: %s", (label, token) => {
    expect(field(label)).toHaveAttribute("autocomplete", token);
  });

  test.each([childName, dob, address])(
    "has its hint as description: $label",
    ({ label, hint }) => {
      expect(field(label)).toHaveAccessibleDescription(hint);
    },
  );
});
