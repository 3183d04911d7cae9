import { z } from "zod";
import {
  leadForms,
  leadRules,
  type FieldName,
  type FormName,
} from "../endpoint/lead.js";
import { text, type ContentOf } from "./rules";

/** The texts of a form: a label for each field that the endpoint accepts. */
export const formTexts = (form: FormName) =>
  z.object(
    Object.fromEntries(
      leadForms[form]
        .filter((name) => name !== "timestamp")
        .map((name) => [name, fieldTexts(leadRules[name].choices)]),
    ),
  );

/** The texts of a field: each value that the endpoint accepts has a label, and no other value has one. */
const fieldTexts = (choices: readonly string[] = []) =>
  z.object({
    label: text(2, 60),
    options: z
      .record(z.string(), text(2, 60))
      .default({})
      .refine(
        // The empty value means no answer.
        (options) =>
          Object.keys(options).filter(Boolean).join() === choices.join(),
        `needs the values of endpoint/lead.js, in their order: ${choices.join(", ")}`,
      ),
  });

const fieldNames = Object.keys(leadRules) as FieldName[];

/** What the privacy notice says of one detail that the forms ask for. */
const privacyItem = z.object({
  id: z.string(),
  /** Its name, as parents say it. */
  field: text(2, 80),
  /** The names of its form fields in endpoint/lead.js. */
  names: z.array(z.enum(fieldNames)),
  why: text(10, 200),
});
export type PrivacyItem = ContentOf<typeof privacyItem>;

export const privacyItems = z
  .array(privacyItem)
  .superRefine((items, context) => {
    const explained = items.flatMap(({ names }) => names);
    for (const name of fieldNames)
      if (!explained.includes(name))
        context.addIssue(`does not explain ${name}, which a form asks for`);
  });
