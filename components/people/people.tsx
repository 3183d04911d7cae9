import type { TeamMember } from "@/content-rules/people";
import { unmarked } from "@/site-content/marks";
import { languageOfText, pageContent } from "@/components/language/language";
import { Portrait } from "@/components/portrait/portrait";
import { Section } from "@/components/section/section";
import "./people.scss";

/** The people whose name is filled in: all, or those of the service with this path. */
export const peopleOf = (service?: string): readonly TeamMember[] =>
  pageContent().people.entries.filter(
    ({ name, services }) =>
      name !== "" && (service === undefined || services.some((path) => path === service)),
  );

const isFounder = ({ name }: TeamMember): boolean =>
  unmarked(name) === unmarked(pageContent().about.founderName);

/** The founder and the people whom a family meets, as far as they have names. */
export function People() {
  const { about, people } = pageContent();
  const shown = peopleOf();
  const founder = shown.find(isFounder);
  const others = shown.filter((person) => person !== founder);
  return (
    <Section id="people" heading={shown.length > 0 ? people.heading : about.heading}>
      <ul className="people people--columns">
        {founder ? <Person person={founder} level="h3" /> : <Founder />}
        {others.map((person) => (
          <Person key={person.id} person={person} level="h3" />
        ))}
      </ul>
    </Section>
  );
}

/** The founder who is not in the team: specification, section 1. */
function Founder() {
  const { about, placePhotos } = pageContent();
  const { founder, founderHeading, founderName: name } = about;
  return (
    <li className="people__person">
      <Portrait person={{ ...placePhotos.entries.founder, name }} />
      <div className="people__who">
        {name !== "" && <p className="people__tag">{founderHeading}</p>}
        <h3 className="people__name" lang={languageOfText(name)}>
          {name || founderHeading}
        </h3>
        <p>{founder}</p>
      </div>
    </li>
  );
}

type PersonProps = { readonly person: TeamMember; readonly level: "h3" | "h4" };

/** Portrait, name, work and languages of a person, a sentence of theirs, training, registration. */
export function Person({ person, level: Name }: PersonProps) {
  const { about, people } = pageContent();
  const { name, role, training, registration, languages, ownWords } = person;
  return (
    <li className="people__person">
      <Portrait person={person} />
      <div className="people__who">
        {isFounder(person) && <p className="people__tag">{about.founderHeading}</p>}
        <Name className="people__name display" lang={languageOfText(name)}>
          {name}
        </Name>
        <p className="people__role" lang={languageOfText(role)}>
          {role}
        </p>
        <p>
          <span className="unseen">{people.languages}: </span>
          <span lang={languageOfText(languages)}>{languages}</span>
        </p>
      </div>
      {ownWords !== "" && (
        <p lang={languageOfText(ownWords)}>
          <q>{ownWords}</q>
        </p>
      )}
      <div className="people__papers">
        <p lang={languageOfText(training)}>{training}</p>
        {registration !== "" && (
          <p>
            {people.registration}:{" "}
            <span className="people__registration" lang={languageOfText(registration)}>
              {registration}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
