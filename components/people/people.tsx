import type { TeamMember } from "@/content-rules/people";
import { pageContent } from "@/components/language/language";
import { Section } from "@/components/section/section";
import { Person } from "./person";
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
