import {
  leadForms,
  leadRules,
  type FieldRule,
  type FormName,
} from "../endpoint/lead.js";

/** The rules of the endpoint for a field, as attributes of its control. */
type Rules = Pick<FieldRule, "required" | "maxLength">;

/** A field of a form: its texts, and the rules of the endpoint. */
export type FormField = Rules & {
  readonly label: string;
  readonly hint?: string | undefined;
};

/** All texts of a form. The texts of a field also contain the rules of that field. */
type FormTextsWithRules<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? Texts[Name]
    : Texts[Name] & Rules;
};

/**
 * The fields of a form with the rules of the endpoint, so that form and endpoint have the same rules.
 *
 * @param texts - the texts of content/forms.ts in any language; the build has checked that every field
 * except `timestamp` has texts
 */
export function formFields<Texts extends object>(
  form: FormName,
  texts: Texts,
): FormTextsWithRules<Texts> {
  const fields = leadForms[form]
    .filter((name) => name in texts)
    .map((name) => {
      const { required, maxLength } = leadRules[name];
      const text = Reflect.get(texts, name) as object;
      return [name, { ...text, required, maxLength }];
    });
  return {
    ...texts,
    ...Object.fromEntries(fields),
  } as FormTextsWithRules<Texts>;
}
