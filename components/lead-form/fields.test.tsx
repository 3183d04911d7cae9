import { render } from "@testing-library/react";
import { forms } from "@/content/forms";
import { fieldName, fieldNamesOf, ruleOf } from "../../endpoint/lead.js";
import { BookingForm } from "./booking-form";
import { ConsultationForm, contactPattern } from "./consultation-form";

/** Attributes of controls, by field. Null: the control may not have it. */
const attributes: Readonly<Record<string, Record<string, object>>> = {
  booking: {
    parentName: { autocomplete: "name" },
    // Any format: specification, section 5.
    phoneNumber: { type: "tel", autocomplete: "tel", pattern: null },
  },
  consultation: {
    // The browser must not offer the parent's own name and birthday for the child.
    childName: { autocomplete: "off" },
    dob: { type: "date", autocomplete: "off" },
    parentName: { autocomplete: "name" },
    contact: {
      inputmode: "numeric",
      pattern: contactPattern,
      autocomplete: "tel-national",
      placeholder: forms.consultation.contact.placeholder,
    },
    email: { type: "email", autocomplete: "email" },
    address: { rows: "3", autocomplete: "street-address" },
    // Without scripts, Back brings no text back that the browser is asked not to keep.
    serviceRequest: { rows: "4", autocomplete: null },
  },
};

describe.each([
  ["booking", BookingForm],
  ["consultation", ConsultationForm],
] as const)("the %s form", (form, Form) => {
  test.each(fieldNamesOf(form).filter((name) => name !== "timestamp"))(
    "has the rules of the endpoint and its hint on the control, and says whether it is required: %s",
    (name) => {
      const { required, choices } = ruleOf(form, name);
      render(<Form />);

      const controls = [...document.forms[0]!.elements].filter(
        (each): each is HTMLInputElement | HTMLSelectElement =>
          fieldName(each.getAttribute("name") ?? "") === name,
      );
      const [control] = controls;
      expect(control).toHaveProperty("required", required);
      // Browsers cut what is pasted at this length, without a word.
      expect(control).not.toHaveAttribute("maxlength");
      const options = control instanceof HTMLSelectElement ? [...control.options] : controls;
      if (choices) expect(options.map(({ value }) => value).filter(Boolean)).toEqual(choices);
      expect(control?.closest(".field")?.querySelector(".field__label")).toHaveTextContent(
        required ? /\*$/ : `(${forms.sending.optional})`,
      );
      const { hint } = Object(forms[form])[name] as { hint?: string };
      if (hint)
        expect(control?.closest("[role=radiogroup]") ?? control).toHaveAccessibleDescription(
          expect.stringContaining(hint),
        );
      for (const [key, value] of Object.entries(attributes[form]![name] ?? {}))
        expect([key, control?.getAttribute(key)]).toEqual([key, value]);
    },
  );

  test("may require a field that is optional in the other", () => {
    jest.replaceProperty(ruleOf(form, "serviceRequest"), "required", true);
    const fields = [BookingForm, ConsultationForm].map((Each) => {
      const { container } = render(<Each />);
      return container.querySelector("[name=serviceRequest], [name=medicalHistory]");
    });
    jest.restoreAllMocks();

    expect(fields.map((field) => field!.matches(":required"))).toEqual([
      form === "booking",
      form !== "booking",
    ]);
  });

  test.each([
    ["readable", "readable"],
    ["", "opaque"],
    ["yes", "opaque"],
  ])(
    "sends nowhere without a setting, and reads the answer only if set: %j",
    (setting, response) => {
      const env = { NODE_ENV: "test", NEXT_PUBLIC_LEAD_RESPONSE: setting } as const;
      const settings = jest.replaceProperty(process, "env", env);
      const { container } = render(<Form />);
      settings.restore();

      const { props } = container.querySelector<HTMLElement>("[data-props]")!.dataset;
      expect(JSON.parse(props!)).toEqual({ id: form, endpoint: "", response });
    },
  );

  test("is posted as multipart by a browser without scripts", () => {
    render(<Form />);

    expect(document.forms[0]).toHaveProperty("enctype", "multipart/form-data");
  });
});
