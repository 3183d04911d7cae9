import { Fragment, type ReactNode } from "react";
import type { Content } from "@/content-rules/content";
import type { TeamMember } from "@/content-rules/people";
import { languageOfText, pageContent } from "@/components/language/language";
import { peopleOf } from "@/components/people/people";
import { InlineDrawing, Picture } from "@/components/picture/picture";
import { RichText } from "@/components/rich-text/rich-text";
import { GrownUp, PersonChoices, personValue } from "./choices";

type Step = Content["visitStory"]["steps"][number];

type StoryStepProps = { readonly step: Step; readonly number: number };

/** A step of the story: a photo of the place or a drawing, and its sentence. */
export function StoryStep({ step, number }: StoryStepProps) {
  const { adds, text } = step;
  const scene = (
    <>
      <StepPicture step={step} isFirst={number === 1} />
      <Sentence number={number}>
        <RichText text={text} replacements={{ grownUp: <GrownUp /> }} />
      </Sentence>
    </>
  );
  return (
    <>
      <li className={`visit-story__step visit-story__page--${number + 1}`}>
        {adds === "person" ? <Meeting number={number}>{scene}</Meeting> : scene}
        {adds === "senses" && <Senses />}
      </li>
      {adds === "person" && <PersonChoices />}
    </>
  );
}

type StepPictureProps = { readonly step: Step; readonly isFirst: boolean };

/** The photo; without one, the drawing with the mother, and one of the place alone. */
function StepPicture({ step, isFirst }: StepPictureProps) {
  const { entries } = pageContent().placePhotos;
  const { src, alt } = step.photo ? entries[step.photo] : noPhoto;
  const Drawing = isFirst ? InlineDrawing : Picture;
  return (
    <>
      <Drawing
        className="visit-story__drawing"
        picture={src === undefined ? step.picture : { src, alt }}
        photoSizes={photoSizes}
      />
      {src === undefined && <Picture className="visit-story__place" picture={step.place} />}
    </>
  );
}

const noPhoto = { src: undefined, alt: "" };
const photoSizes = "(min-width: 48rem) 30vw, 88vw";

type NumberedProps = { readonly number: number; readonly children: ReactNode };

function Sentence({ number, children }: NumberedProps) {
  return (
    <p className="visit-story__sentence">
      <span className="visit-story__number display">{number}</span> <span>{children}</span>
    </p>
  );
}

/** The therapist, or the person whom the family chooses. */
function Meeting({ number, children }: NumberedProps) {
  if (peopleOf().length === 0) return children;

  return (
    <>
      <div data-choice={personValue(0)}>{children}</div>
      {peopleOf().map((person, index) => (
        <div data-choice={personValue(index + 1)} hidden key={person.id}>
          <Person person={person} number={number} />
        </div>
      ))}
    </>
  );
}

type PersonProps = { readonly person: TeamMember; readonly number: number };

/**
 * A person with a portrait or, because a drawn face would be invented, the name. The sentence has
 * the work with a small letter.
 */
function Person({ person: { name, role, src, alt }, number }: PersonProps) {
  const work = role.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const named = <span lang={languageOfText(name)}>{name}</span>;
  return (
    <>
      {src === undefined ? (
        <p className="visit-story__drawing visit-story__nameplate display" aria-hidden>
          {named}
        </p>
      ) : (
        <Picture
          className="visit-story__drawing visit-story__portrait"
          picture={{ src, alt }}
          photoSizes={photoSizes}
        />
      )}
      <Sentence number={number}>
        <RichText
          text={pageContent().visitStory.people.named}
          replacements={{ name: named, work: <span lang={languageOfText(role)}>{work}</span> }}
        />
      </Sentence>
    </>
  );
}

/** What a child may perceive in the room, as far as the clinic has said. */
function Senses() {
  const { labels, ...facts } = pageContent().visitStory.senses;
  const given = (Object.keys(labels) as (keyof typeof labels)[]).filter((id) => facts[id] !== "");
  if (given.length === 0) return null;

  return (
    <dl className="visit-story__senses">
      {given.map((id) => (
        <Fragment key={id}>
          <dt>{labels[id]}</dt>
          <dd lang={languageOfText(facts[id])}>{facts[id]}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
