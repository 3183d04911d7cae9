/** The two forms, in one table: every test that fills one in or sends one reads it. */
import type { Path } from "@/content-model/paths";
import { addressIn, english, languages } from "@/content-model/languages";
import { contentIn, type SiteContent } from "@/content-model/content";
import { fieldName, leadForms, leadRules } from "../endpoint/lead.js";
import type { FormName } from "../endpoint/lead.js";
import { sampleLeads, without } from "@/components/lead-form/leads.fixture";

/** What stands in a form's controls, by the names of the markup: specification, section 3. */
export type Values = Readonly<Record<string, string>>;

export type FormSample = {
  /** Also the id of the form in its page. */
  readonly name: FormName;
  readonly path: Path;
  /** The page in its language. */
  readonly address: string;
  /** What the page says. */
  readonly words: SiteContent;
  /** A whole request; the parent's name comes from the fixture `parent`. */
  readonly values: Values;
  /** What stands in the form before the parent comes. */
  readonly given?: Values;
  /** What must be filled in, in the order of the page. */
  readonly required: readonly string[];
  /** Values that the page asks for again. */
  readonly refused: readonly (readonly [name: string, value: string])[];
};

const inEnglish = { words: contentIn(english) };

export const forms = {
  booking: {
    name: "booking",
    path: "/",
    address: "/",
    ...inEnglish,
    values: valuesOf("booking"),
    required: requiredIn("booking"),
    refused: [["parentName", "   "]],
  },
  consultation: {
    name: "consultation",
    path: "/contact",
    address: "/contact",
    ...inEnglish,
    values: valuesOf("consultation"),
    required: requiredIn("consultation"),
    refused: [
      ["childName", "\u202e\u200f"],
      ["dob", "2091-08-24"],
      ["contact", "987654321"],
      ["contact", "98765 4321"],
      ["email", "asha.example.in"],
    ],
  },
} as const satisfies Readonly<Record<FormName, FormSample>>;

export const bothForms: readonly FormSample[] = Object.values(forms);

/** And the booking form of a service page, which knows what the parent asks for; all of them in each language. */
export const everyForm: readonly FormSample[] = languages.flatMap((language) =>
  [
    ...bothForms,
    {
      ...forms.booking,
      path: "/speech-therapy" as const,
      values: without("serviceRequest", forms.booking.values),
      given: {
        serviceRequest: contentIn(language).services.find(
          ({ id }) => id === "speech-therapy",
        )!.request,
      },
    },
  ].map((form) => ({
    ...form,
    address: addressIn(language, form.path),
    words: contentIn(language),
  })),
);

/** The same values under the names of the call: specification, section 7. */
export const sentValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [fieldName(name), value]),
  );

/** A whole request under the names of the markup. */
function valuesOf(form: FormName): Values {
  const lead = { ...without("timestamp", sampleLeads[form]), parentName: "" };
  return Object.fromEntries(
    Object.entries(lead).map(([name, value]) => [
      form === "consultation" && name === "serviceRequest"
        ? "medicalHistory"
        : name,
      value,
    ]),
  );
}

function requiredIn(form: FormName): readonly string[] {
  return leadForms[form].filter((name) => leadRules[name].required);
}
