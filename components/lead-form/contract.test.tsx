import type { PrivacyItem } from "@/content-model/types";
import { render } from "@testing-library/react";
import { leadForm } from "@/content/forms";
import { privacy } from "@/content/notices/privacy";
import { leadChoices, leadForms, leadRules } from "../../endpoint/lead.js";
import type { FieldName } from "../../endpoint/lead.js";
import { sampleLeads, without } from "../../endpoint/sample-leads";
import { forms as browserForms, sentValues } from "../../e2e/forms";
import { Booking, Consultation } from "./english-forms.fixture";
import { choiceErrors, differences } from "./contract";
import type { Asked, Contract } from "./contract";
import { forms } from "./filled-form.fixture";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a rendered form, by the names under which they are sent. */
function askedBy(Form: React.ComponentType): readonly Asked[] {
  const { container, unmount } = render(<Form />);
  const form = container.querySelector("form")!;
  const controls = [...form.elements].filter(
    (each): each is Control =>
      "name" in each && each.name !== "" && each.localName !== "output",
  );
  const fields = new Map(
    controls.map((control) => [
      control.name,
      askedWith(
        control,
        controls.filter(({ name }) => name === control.name),
      ),
    ]),
  );
  unmount();
  return [...fields.values()];
}

function askedWith(control: Control, group: readonly Control[]): Asked {
  const label = control.closest(".field")?.querySelector(".field__label");
  const options =
    control instanceof HTMLSelectElement
      ? [...control.options].map(({ value }) => value).filter(Boolean)
      : group.map(({ value }) => value);
  const isChoice = ["select-one", "radio"].includes(control.type);
  return {
    // The input's name in the markup is another: specification, section 3.
    name: control.name === "medicalHistory" ? "serviceRequest" : control.name,
    required: control.required,
    marked: !label?.textContent.includes(leadForm.optional),
    ...(isChoice ? { options } : { most: longest(control) }),
  };
}

/** The longest text that a control takes: by its maxlength, or by its pattern of so many digits. */
function longest(control: Control): number | undefined {
  if (control.type === "date") return undefined;
  const digits = /^\[0-9\]\{(\d+)\}$/.exec(
    control.getAttribute("pattern") ?? "",
  );
  return Number(digits?.[1] ?? control.getAttribute("maxlength"));
}

const contract: Contract = {
  asked: {
    booking: askedBy(Booking),
    consultation: askedBy(Consultation),
  },
  fields: leadForms,
  rules: leadRules,
  choices: leadChoices as Readonly<Record<FieldName, readonly string[]>>,
  items: privacy.items,
};

test("the forms, the endpoint and the privacy notice agree on every field", () => {
  expect(differences(contract)).toEqual([]);
});

test.each(
  forms.flatMap(({ name, lead }) => [
    [name, "filled-form.fixture.tsx", lead.map(([field]) => field)] as const,
    [name, "e2e/forms.ts", Object.keys(sentValues(browserForms[name].values))],
    [
      name,
      "endpoint/sample-leads.ts",
      Object.keys(without("timestamp", sampleLeads[name])),
    ],
  ]),
)(
  "the whole %s request of the tests has each field, in order: %s",
  (form, _file, fields) => {
    expect([...fields, "timestamp"]).toEqual(leadForms[form]);
  },
);

const { consultation } = contract.asked;

const asking = (fields: readonly Asked[]): Contract => ({
  ...contract,
  asked: { ...contract.asked, consultation: fields },
});

/** The contract with one field of the consultation form changed. */
const withField = (name: string, change: Partial<Asked>) =>
  asking(
    consultation.map((each) =>
      each.name === name ? { ...each, ...change } : each,
    ),
  );

const withItems = (items: readonly PrivacyItem[]) => ({ ...contract, items });

const hobby = { name: "hobby", required: false, marked: false, most: 200 };

test.each<[string, Contract]>([
  [
    "gender: offers Male; make leadChoices of endpoint/lead.js the same, then paste lead.js",
    withField("gender", { options: ["Male"] }),
  ],
  ["email: maxLength is 200 in the form", withField("email", { most: 200 })],
  [
    "childName: required is false in the form",
    withField("childName", { required: false, marked: false }),
  ],
  ["address: its label does not say", withField("address", { marked: false })],
  [
    "hobby: add it to leadForms and leadRules of endpoint/lead.js, then paste lead.js",
    asking([...consultation, hobby]),
  ],
  [
    "email: the form does not ask for it",
    asking(consultation.filter(({ name }) => name !== "email")),
  ],
  [
    "dob: no item of content/privacy.ts has it",
    withItems(privacy.items.filter(({ field }) => !field.includes("birth"))),
  ],
  [
    "hobby: no form asks for it",
    withItems([
      ...privacy.items,
      {
        id: "fax",
        field: "Hobby",
        names: ["hobby"],
        form: "consultation",
        why: "",
      },
    ]),
  ],
  [
    'content/privacy.ts says nothing of "you can leave this empty"',
    withItems(
      privacy.items.map((item) => ({
        ...item,
        field: item.field.replace("email (you can leave this empty)", "email"),
      })),
    ),
  ],
])("one line names a difference: %s", (line, changed) => {
  const before = differences(contract);

  expect(differences(changed).filter((each) => !before.includes(each))).toEqual(
    [expect.stringContaining(line)],
  );
});

test("stops a build whose forms offer a centre that the endpoint would refuse", () => {
  expect(
    choiceErrors(
      { bookingForm: { location: { options: { "delhi Dwarka": "Dwarka" } } } },
      leadChoices,
    ),
  ).toEqual([
    expect.stringMatching(
      /^content\/forms.ts: location: offers .*delhi Dwarka; make leadChoices of endpoint\/lead.js the same, then paste/,
    ),
  ]);
});
