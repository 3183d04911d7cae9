import type { Path } from "@/content-rules/paths";
import type { TeamMember } from "@/content-rules/people";
import { languageOfText, pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
import { Section } from "@/components/section/section";
import "./people.scss";

type PeopleProps = {
  /** The page of the service whose people are shown; all people if undefined. */
  readonly service?: Path;
  readonly team?: readonly TeamMember[];
};

/**
 * The people whose name is filled in.
 *
 * @param service - the path of the service whose people are returned; all people if undefined
 */
export const peopleOf = (
  service?: string,
  team: readonly TeamMember[] = pageContent().people.entries,
): readonly TeamMember[] =>
  team.filter(
    ({ name, services }) =>
      name !== "" &&
      (service === undefined || services.some((path) => path === service)),
  );

/** The people whom a family meets, with role, training and registration. Renders nothing while nobody has a name. */
export function People({ service, team }: PeopleProps) {
  const { people } = pageContent();
  const shown = peopleOf(service, team);
  if (shown.length === 0) return null;

  return (
    <Section id="people" heading={people.heading}>
      <ul className="grid people">
        {shown.map(
          ({ id, name, role, training, registration, languages, src, alt }) => (
            <li className="people__person" key={id}>
              {src !== undefined && (
                <Picture className="people__photo" picture={{ src, alt }} />
              )}
              <h3 lang={languageOfText(name)}>{name}</h3>
              <p lang={languageOfText(role)}>{role}</p>
              <p lang={languageOfText(training)}>{training}</p>
              {registration !== "" && (
                <p>
                  {people.registration}: {registration}
                </p>
              )}
              <p>
                {people.languages}:{" "}
                <span lang={languageOfText(languages)}>{languages}</span>
              </p>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
