/** Sample requests of both forms, for all tests that fill in or send a form. */
import { contentIn, type SiteContent } from "@/site-content/content";
import {
  addressIn,
  english,
  languages,
  type Language,
} from "@/site-content/languages";
import { sampleLeads, without } from "../endpoint/leads.fixture.js";
import { fieldName, leadForms, leadRules } from "../endpoint/lead.js";
import type { FormName } from "../endpoint/lead.js";

/** Values of a form's controls by the names in the markup: specification, section 3. */
export type Values = Readonly<Record<string, string>>;

export type FormSample = {
  /** Also the id of the form in its page. */
  readonly name: FormName;
  readonly language: Language;
  /** The address of its page. */
  readonly address: string;
  /** The texts of its page. */
  readonly content: SiteContent;
  /** A complete request. FormPage replaces `parentName` by the fixture `parent`. */
  readonly values: Values;
  /** The values that the page prefills. */
  readonly prefilled: Values;
};

export const englishFormSamples = {
  booking: sampleOf("booking", english, "/"),
  consultation: sampleOf("consultation", english, "/contact"),
};

/** Both forms, and the booking form of a service page, whose field `serviceRequest` is prefilled; each in every language. */
export const everyFormSample = languages.flatMap((language) => {
  const { href, request } = contentIn(language).services[0]!;
  return [
    sampleOf("booking", language, "/"),
    sampleOf("consultation", language, "/contact"),
    sampleOf("booking", language, href, { serviceRequest: request }),
  ];
});

/** The required fields in the order of the page. */
export const requiredFields = (form: FormName) =>
  leadForms[form].filter((name) => leadRules[name].required);

/** The values with the field names of the request to the endpoint: specification, section 7. */
export const sentValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [fieldName(name), value]),
  );

function sampleOf(
  name: FormName,
  language: Language,
  path: string,
  prefilled: Values = {},
): FormSample {
  const lead = Object.entries(without("timestamp", sampleLeads[name]));
  const values = lead.map(([field, value]) =>
    name === "consultation" && field === "serviceRequest"
      ? ["medicalHistory", value]
      : [field, value],
  );
  return {
    name,
    language,
    address: addressIn(language, path),
    content: contentIn(language),
    values: { ...Object.fromEntries(values), ...prefilled },
    prefilled,
  };
}
