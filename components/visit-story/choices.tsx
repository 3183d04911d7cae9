import type { TeamMember } from "@/content-rules/people";
import { languageOfText, pageContent } from "@/components/language/language";
import { peopleOf } from "@/components/people/people";
import { Portrait } from "@/components/portrait/portrait";
import "./choices.scss";

export function GrownUpChoices() {
  const { heading, options } = pageContent().visitStory.grownUps;
  return (
    <Choices
      heading={heading}
      name="grown-up"
      options={Object.fromEntries(options.map(({ id, label }) => [id, label]))}
    />
  );
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

export function PersonChoices() {
  const { heading, unknown } = pageContent().visitStory.people;
  const team = peopleOf();
  if (team.length === 0) return null;

  const choices = [unknown, ...team.map(({ name }) => name)];
  return (
    <li className="visit-story__whom">
      <Choices
        heading={heading}
        name="person"
        options={Object.fromEntries(choices.map((name, index) => [personValue(index), name]))}
        people={team}
      />
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

type ChoicesProps = {
  readonly heading: string;
  readonly name: string;
  /** The labels by their values; the first one is chosen. */
  readonly options: Readonly<Record<string, string>>;
  /** The people of the options after the first one, where the options are people. */
  readonly people?: readonly TeamMember[];
};

/** A group that styles follow by :has(). In browsers without :has() it stays hidden. */
export function Choices({ heading, name, options, people }: ChoicesProps) {
  return (
    <fieldset className="visit-story__choices" hidden>
      <legend className="display">{heading}</legend>
      {Object.entries(options).map(([value, label], index) => (
        <label className="visit-story__choice" lang={languageOfText(label)} key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {people && index > 0 && <Portrait person={people[index - 1]!} isSmall />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
