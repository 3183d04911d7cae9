import {
  leadForms,
  leadRules,
  type FieldRule,
  type FormName,
} from "../../endpoint/lead.js";

/** What the endpoint takes in a field, as attributes of its control. */
type Rules = Pick<FieldRule, "required" | "maxLength" | "pattern">;

/** A field of a form, as a parent sees it and as the endpoint takes it. */
export type FormField = Rules & {
  readonly label: string;
  readonly hint?: string;
};

/** The texts of a form; those of a field with its rules. */
type FormFields<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? Texts[Name]
    : Texts[Name] & Rules;
};

/**
 * The fields of a form with the rules of the endpoint, so that the form asks for what the endpoint takes.
 *
 * @param texts - of content/forms.ts, in any language; the build has checked that each field has some
 */
export function formFields<Texts extends object>(
  form: FormName,
  texts: Texts,
): FormFields<Texts> {
  const fields = leadForms[form]
    .filter((name) => name in texts)
    .map((name) => {
      const { required, maxLength, pattern } = leadRules[name];
      const text = Reflect.get(texts, name) as object;
      return [name, { ...text, required, maxLength, pattern }];
    });
  return { ...texts, ...Object.fromEntries(fields) } as FormFields<Texts>;
}
