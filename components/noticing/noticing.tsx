import type { Service, Statement } from "@/content-model/service-types";
import { pageContent } from "@/components/language/language";
import { RichText } from "@/components/rich-text/rich-text";
import { AgeBands } from "./age-bands";
import "./noticing.scss";

type NoticingProps = { readonly service: Service };

/** When not to wait, then the signs by age, then how to take them to a doctor. */
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
  /** What only this page says. */
  readonly last: Statement;
};

/** When a child needs help at once: above the ages on every service page, in sight, each number a link. */
export function SafetyNote({ last }: SafetyNoteProps) {
  const { safety } = pageContent();
  return (
    <section className="safety-note" aria-labelledby={safety.id}>
      <h3 className="safety-note__heading" id={safety.id}>
        {safety.heading}
      </h3>
      {[safety.lostSkills, safety.danger, last].map(({ text }) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
    </section>
  );
}

/**
 * How the ticked signs become a sheet of paper. The page's loader makes the button print; without scripts it could do
 * nothing and is not shown, and the browser's own menu prints the same sheet.
 */
function DoctorNotes() {
  const { doctorNotes } = pageContent();
  return (
    <section className="doctor-notes" aria-labelledby="doctor-notes">
      <h3 id="doctor-notes">{doctorNotes.heading}</h3>
      <p>{doctorNotes.text}</p>
      <button
        className="button button--quiet doctor-notes__print"
        type="button"
        data-print="page"
      >
        {doctorNotes.print}
      </button>
      {Object.values(doctorNotes.lines).map((line) => (
        <p className="doctor-notes__line" key={line} aria-hidden="true">
          {line}:
        </p>
      ))}
    </section>
  );
}
