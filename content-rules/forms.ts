/** The texts of the two forms, and what the privacy notice says of them. */
import { z } from "zod";
import { fieldNamesOf, formNames, leadForms, type FormName } from "../endpoint/lead.js";
import { code, describe, id, label, text } from "./fields/field";

/** What a parent reads for each value that the endpoint accepts. */
const optionsOf = ({ choices }: { readonly choices: readonly string[] }) =>
  z.record(z.string(), text(2, 60, "Choice")).refine(
    // The empty value means no answer.
    (options) => Object.keys(options).filter(Boolean).join() === choices.join(),
    `The values are those of endpoint/lead.js, in their order: ${choices.join(", ")}.`,
  );

const field = z.strictObject({
  label: text(2, 60, "Label"),
  hint: text(2, 120, "Help below the box").optional(),
});

type FieldOf<Form extends FormName> = Exclude<keyof (typeof leadForms)[Form], "timestamp">;

/** The page itself adds the timestamp. */
const textsOf = <Form extends FormName>(form: Form) =>
  Object.fromEntries(
    fieldNamesOf(form)
      .filter((name) => name !== "timestamp")
      .map((name) => [name, field]),
  ) as Record<FieldOf<Form>, typeof field>;

/** The stages of sending a lead: specification, sections 4, 8 and 9. */
const sending = z.strictObject({
  submit: text(2, 30, "Button"),
  submitting: text(2, 30, "Button while sending"),
  success: text(2, 120, "Thanks"),
  error: text(2, 120, "Error"),
  required: text(2, 80, "Which fields are needed"),
  optional: text(2, 30, "Mark of a field that may be empty"),
});

const booking = z.strictObject({
  ...textsOf("booking"),
  location: field.extend({ options: optionsOf(leadForms.booking.location) }),
});

const consultation = z.strictObject({
  child: text(2, 60, "Heading"),
  parent: text(2, 60, "Heading"),
  ...textsOf("consultation"),
  dob: field.extend({
    /** In words, because 04/05 can be two dates. */
    chosen: label("The chosen date", 60, "date"),
  }),
  gender: field.extend({ options: optionsOf(leadForms.consultation.gender) }),
  contact: field.extend({
    placeholder: text(2, 40, "Example in the box"),
    problem: text(2, 120, "Message about a mistake"),
  }),
});

const notes = z.strictObject({
  next: text(2, 160, "Above the button"),
  sentHeading: text(2, 80, "Heading when the answer cannot be read"),
  receivedHeading: text(2, 80, "Heading when the request has arrived"),
  sent: label("What happens next", 300, "number"),
  shortNumber: label("Note on a short number", 300, "count"),
  sentWays: text(2, 200, "Other ways"),
  notSentHeading: text(2, 80, "Heading when nothing was sent"),
  notSent: text(2, 300, "What to do when nothing was sent"),
  closed: text(2, 200, "When the form cannot be sent"),
});

/** Where the browser has no message in the language of the page, and at a long text. */
const problems = z.strictObject({
  missing: text(2, 120, "Missing"),
  choose: text(2, 120, "Nothing chosen"),
  email: text(2, 120, "Wrong email address"),
  date: text(2, 120, "Half a date"),
  future: text(2, 120, "A day that has not come"),
  early: text(2, 120, "A year long ago"),
  left: label("Near the limit of a text", 80, "count"),
  tooLong: label("A text over its limit", 120, "count"),
});

const consent = z.strictObject({
  notice: text(2, 400, "Consent in the quick form"),
  guardianNotice: text(2, 400, "Consent in the consultation form"),
  link: text(2, 80, "Link to the privacy notice"),
});

const fieldNames = [...new Set(formNames.flatMap(fieldNamesOf))];

const item = z.strictObject({
  id,
  field: text(2, 80, "What a form asks for"),
  /** Of endpoint/lead.js. */
  names: code(z.array(z.enum(fieldNames))),
  why: text(10, 200, "Why a form asks for it"),
});

const privacy = z.strictObject({
  heading: text(2, 60, "Heading"),
  booking: text(2, 40, "Mark of the quick form"),
  consultation: text(2, 40, "Mark of the full form"),
  both: text(2, 40, "Mark of both forms"),
  optional: text(2, 60, "Mark of what may be empty"),
  items: z.array(item).superRefine((items, context) => {
    const explained = items.flatMap(({ names }) => names);
    for (const name of fieldNames)
      if (!explained.includes(name))
        context.addIssue(`Nothing explains ${name}, which a form asks for.`);
  }),
});

export const forms = z.strictObject({
  sending: describe(sending, { name: "Form", pages: ["/contact"] }),
  booking: describe(booking, { name: "Form", pages: ["/"] }),
  consultation: describe(consultation, { name: "Form", pages: ["/contact"] }),
  notes: describe(notes, { name: "Note of the form", pages: ["/contact"] }),
  problems: describe(problems, { name: "Note at a wrong field", pages: ["/contact"] }),
  privacy: describe(privacy, { pages: ["/privacy"] }),
  consent: describe(consent, { name: "Consent", pages: ["/contact"] }),
});
