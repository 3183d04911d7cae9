import type { TeamMember } from "@/content-rules/people";
import { languageOfText, pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
import { Section } from "@/components/section/section";
import "./people.scss";

/**
 * The people whose name is filled in.
 *
 * @param service - the path of the service whose people are returned; all people if undefined
 */
export const peopleOf = (service?: string): readonly TeamMember[] =>
  pageContent().people.entries.filter(
    ({ name, services }) =>
      name !== "" &&
      (service === undefined || services.some((path) => path === service)),
  );

/** The people whom a family meets. Renders nothing while nobody has a name. */
export function People() {
  const { people } = pageContent();
  const shown = peopleOf();
  if (shown.length === 0) return null;

  return (
    <Section id="people" heading={people.heading}>
      <ul className="people">
        {shown.map((person) => (
          <li key={person.id}>
            <Person person={person} level="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type PersonProps = {
  readonly person: TeamMember;
  /** Heading level of the name: one below the heading around it. */
  readonly level: "h3" | "h4";
};

/** A person with photo, role, training, registration and languages. */
export function Person({ person, level: Name }: PersonProps) {
  const { people } = pageContent();
  const { name, role, training, registration, languages, src, alt } = person;
  return (
    <div className="people__person">
      {src !== undefined && (
        <Picture
          className="people__photo"
          picture={{ src, alt }}
          photoSizes="(min-width: 48rem) 15rem, 6rem"
        />
      )}
      <div className="people__words">
        <Name className="people__name display" lang={languageOfText(name)}>
          {name}
        </Name>
        <p lang={languageOfText(role)}>{role}</p>
        <p lang={languageOfText(training)}>{training}</p>
        {registration !== "" && (
          <p>
            {people.registration}:{" "}
            <span lang={languageOfText(registration)}>{registration}</span>
          </p>
        )}
        <p>
          {people.languages}:{" "}
          <span lang={languageOfText(languages)}>{languages}</span>
        </p>
      </div>
    </div>
  );
}
