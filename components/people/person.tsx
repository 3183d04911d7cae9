import type { TeamMember } from "@/content-rules/people";
import { languageOfText, pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
import "./person.scss";

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
    <div className="person">
      {src !== undefined && (
        <Picture
          className="person__photo"
          picture={{ src, alt }}
          photoSizes="(min-width: 48rem) 15rem, 6rem"
        />
      )}
      <div className="person__words">
        <Name className="person__name display" lang={languageOfText(name)}>
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
