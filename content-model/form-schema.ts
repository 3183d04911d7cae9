import { z } from "zod";
import { leadForms, leadRules, type FormName } from "../endpoint/lead.js";
import { text } from "./rules";

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

/** What the privacy notice says of the fields of both forms. */
export const privacyItems = z
  .array(
    z.object({
      field: text(2, 80),
      names: z.array(z.enum(Object.keys(leadRules))),
      why: text(10, 200),
    }),
  )
  .superRefine((items, context) => {
    const explained = items.flatMap(({ names }) => names);
    for (const name of Object.keys(leadRules))
      if (!explained.includes(name))
        context.addIssue(`does not explain ${name}, which a form asks for`);
  });
