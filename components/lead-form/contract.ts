import type { PrivacyItem } from "@/content-model/types";
import type { FormName } from "../../endpoint/lead.js";

// What the forms ask, what the endpoint takes and what the privacy notice explains are written in three places. A page
// that cannot read the answer would thank a parent for a lead that was refused. Read by tests and by the build.

/** One field of a form as a parent meets it. */
export type Asked = {
  readonly name: string;
  readonly required: boolean;
  /** Whether a parent sees it as required. */
  readonly marked: boolean;
  /** The longest value, in UTF-16 units; undefined where the control allows only its own values. */
  readonly most?: number | undefined;
  readonly options?: readonly string[];
};

export type Contract = {
  readonly asked: Readonly<Record<FormName, readonly Asked[]>>;
  readonly fields: Readonly<Record<FormName, readonly string[]>>;
  readonly rules: Readonly<
    Record<string, { readonly most: number; readonly required?: boolean }>
  >;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly items: readonly PrivacyItem[];
};

const paste =
  'then paste lead.js into the sheet\'s script (endpoint/README.md, "Change it later")';

/** One line for each difference, with the place to mend it: specification, sections 3, 5 and 9. */
export function differences(contract: Contract): readonly string[] {
  const { asked, fields, items } = contract;
  const forms = Object.keys(fields) as FormName[];
  const inForms = forms.flatMap((form) => [
    ...fields[form]
      .filter((name) => name !== "timestamp" && !find(asked[form], name))
      .map((name) => `${form}: ${name}: the form does not ask for it`),
    ...asked[form].flatMap((field) => fieldDifferences(form, field, contract)),
    ...fields[form]
      .filter((name) => !items.some((item) => explains(item, form, name)))
      .map((name) => `${form}: ${name}: no item of content/privacy.ts has it`),
  ]);
  const inNotice = items.flatMap((item) =>
    item.names
      .filter(
        (name) =>
          !forms.some(
            (form) => explains(item, form, name) && fields[form].includes(name),
          ),
      )
      .map((name) => `content/privacy.ts: ${name}: no form asks for it`),
  );
  return [...inForms, ...inNotice];
}

function fieldDifferences(
  form: FormName,
  { name, required, marked, most, options }: Asked,
  { fields, rules, choices, items }: Contract,
): readonly string[] {
  const rule = rules[name];
  if (rule === undefined || !fields[form].includes(name))
    return [
      `${form}: ${name}: add it to leadForms and leadRules of endpoint/lead.js, ${paste}`,
    ];
  const { required: isRequired = false } = rule;
  const item = items.find((each) => explains(each, form, name));
  const lines = [
    required !== isRequired &&
      `required is ${required} in the form; make it the same in leadRules of endpoint/lead.js, ${paste}`,
    required !== marked && "its label does not say whether it is required",
    item?.field.includes("leave this empty") === isRequired &&
      `content/privacy.ts says ${isRequired ? "" : "nothing of "}"you can leave this empty"`,
    most !== undefined &&
      most !== rule.most &&
      `maxLength is ${most} in the form; make most the same in leadRules of endpoint/lead.js, ${paste}`,
    options && choiceDifference(options, choices[name]),
  ];
  return lines.filter(Boolean).map((line) => `${form}: ${name}: ${line}`);
}

/** What to do when a field offers other values than the endpoint takes; empty when they are the same. */
const choiceDifference = (
  options: readonly string[],
  choices: readonly string[] = [],
): string =>
  String(options) === String(choices)
    ? ""
    : `offers ${options.join(", ")}; make leadChoices of endpoint/lead.js the same, ${paste}`;

type Forms = Readonly<
  Record<string, Readonly<Record<string, { options?: object }>>>
>;

/** Choices that the forms offer and the endpoint would refuse, or that it knows alone. */
export function choiceErrors(
  forms: object,
  known: Contract["choices"],
): readonly string[] {
  return Object.values(forms as Forms).flatMap((form) =>
    Object.entries(known).flatMap(([name, choices]) => {
      const values = Object.keys(form[name]?.options ?? {});
      if (values.length === 0) return [];
      const difference = choiceDifference(values.filter(Boolean), choices);
      return difference === ""
        ? []
        : [`content/forms.ts: ${name}: ${difference}`];
    }),
  );
}

const find = (asked: readonly Asked[], name: string) =>
  asked.find((each) => each.name === name);

const explains = (item: PrivacyItem, form: FormName, name: string) =>
  item.names.includes(name) && [form, "both"].includes(item.form);
