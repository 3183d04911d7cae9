import type { TeamMember } from "@/content-rules/people";
import { languageOfText, pageContent } from "@/components/language/language";
import { peopleOf } from "@/components/people/people";
import { Portrait } from "@/components/portrait/portrait";
import "./choices.scss";

/** Who comes with the child. */
export function GrownUpChoices() {
  const { heading, options } = pageContent().visitStory.grownUps;
  const choices = options.map(({ id, label }) => ({ value: id, label }));
  return <Choices heading={heading} name="grown-up" options={choices} />;
}

/** The chosen adult in a sentence. Without styles it is the first one. */
export function GrownUp() {
  const { options } = pageContent().visitStory.grownUps;
  return options.map(({ id, label, inStory = label, isLine }, index) => (
    <span data-choice={id} hidden={index > 0} key={id}>
      {isLine ? <span className="visit-story__line">{inStory}</span> : inStory}
    </span>
  ));
}

/** 0 is that the family does not know. */
export const personValue = (index: number) => `person-${index}`;

/** Whom the child meets. */
export function PersonChoices() {
  const { heading, unknown } = pageContent().visitStory.people;
  const team = peopleOf();
  if (team.length === 0) return null;

  const choices = [
    { value: personValue(0), label: unknown },
    ...team.map((person, at) => ({ value: personValue(at + 1), label: person.name, person })),
  ];
  return (
    <li className="visit-story__whom">
      <Choices heading={heading} name="person" options={choices} />
    </li>
  );
}

/** Shows what belongs to a choice while it is checked: a stylesheet does not know the choices. */
export function ChoiceStyles() {
  const { options } = pageContent().visitStory.grownUps;
  const values = [
    ...options.map(({ id }) => id),
    ...["", ...peopleOf()].map((_, index) => personValue(index)),
  ];
  const selectors = values.map(
    (value) => `.visit-story:has([value=${value}]:checked) [data-choice=${value}]`,
  );
  return <style>{`@layer components{${selectors.join()}{display:contents}}`}</style>;
}

type Choice = { readonly value: string; readonly label: string; readonly person?: TeamMember };

type ChoicesProps = {
  readonly heading: string;
  readonly name: string;
  /** The first one is chosen. */
  readonly options: readonly Choice[];
};

/** A group that styles follow by :has(). In browsers without :has() it stays hidden. */
export const Choices = ({ heading, name, options }: ChoicesProps) => (
  <fieldset className="visit-story__choices" hidden>
    <legend className="display">{heading}</legend>
    {options.map(({ value, label, person }, index) => (
      <label className="visit-story__choice" lang={languageOfText(label)} key={value}>
        <input type="radio" name={name} value={value} defaultChecked={index === 0} />
        {person && <Portrait person={person} isSmall />}
        {label}
      </label>
    ))}
  </fieldset>
);
