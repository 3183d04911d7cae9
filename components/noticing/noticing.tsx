import type { Service, Statement } from "@/content-model/service-types";
import { pageContent } from "@/components/language/language";
import { RichText } from "@/components/rich-text/rich-text";
import { AgeBands } from "./age-bands";
import "./noticing.scss";
import "./noticing.print.scss";

type NoticingProps = { readonly service: Service };

/** The safety note, the signs by age, and how to print the signs for a doctor. */
export function Noticing({
  service: { noticing, whenNotToWait },
}: NoticingProps) {
  const { guideMessages } = pageContent();
  return (
    <section className="section wrapper" aria-labelledby="noticing">
      <div className="section__head">
        <h2 id="noticing">{guideMessages.noticing}</h2>
        <p className="section__intro">{noticing.intro.text}</p>
      </div>
      <SafetyNote last={whenNotToWait} />
      <AgeBands noticing={noticing} />
      <DoctorNotes />
    </section>
  );
}

type SafetyNoteProps = {
  /** The last sentence, which depends on the page. */
  readonly last: Statement | undefined;
};

/** When a child needs help at once. Every page with signs shows it above them, with each phone number as a link. */
export function SafetyNote({ last }: SafetyNoteProps) {
  const { safety } = pageContent();
  return (
    <section className="noticing__safety" aria-labelledby={safety.id}>
      <h3 className="noticing__safety-heading" id={safety.id}>
        {safety.heading}
      </h3>
      {[safety.lostSkills, safety.danger, ...(last ? [last] : [])].map(
        ({ text }) => (
          <p key={text}>
            <RichText text={text} />
          </p>
        ),
      )}
    </section>
  );
}

/**
 * How to print the ticked signs. The print button needs the loader of the page, so styles show it only where scripts
 * run. The print command of the browser prints the same.
 */
export function DoctorNotes() {
  const { doctorNotes } = pageContent();
  return (
    <section className="noticing__notes" aria-labelledby="doctor-notes">
      <h3 id="doctor-notes">{doctorNotes.heading}</h3>
      <p>{doctorNotes.text}</p>
      <button
        className="button button--quiet noticing__print"
        type="button"
        data-print="page"
      >
        {doctorNotes.print}
      </button>
      {Object.values(doctorNotes.lines).map((line) => (
        <p className="noticing__line" key={line} aria-hidden="true">
          {line}:
        </p>
      ))}
    </section>
  );
}
