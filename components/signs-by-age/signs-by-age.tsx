import { helplines } from "@/content-rules/fields/paths";
import type { Danger as DangerText } from "@/content-rules/safety";
import type { Service } from "@/content-rules/services";
import { pageContent } from "@/components/language/language";
import { Fold } from "@/components/fold/fold";
import { Icon } from "@/components/icon/icon";
import { RichText } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";
import { AgeBands, type ShownBand } from "./age-bands";
import "./signs-by-age.scss";

type SignsByAgeProps = {
  /** The id of the heading, to which links lead. */
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly noticing: Pick<Service["noticing"], "younger" | "note"> & {
    readonly bands: readonly ShownBand[];
  };
  readonly whenNotToWait: DangerText | undefined;
};

/**
 * What parents often notice: the signs by age, how to print them for a doctor, what the signs do not say, and the safety
 * note with a link to it.
 */
export function SignsByAge({
  id,
  heading,
  intro,
  noticing: { younger, bands, note },
  whenNotToWait,
}: SignsByAgeProps) {
  const { servicePage, safety } = pageContent();
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className="signs-by-age split">
        <div className="signs-by-age__signs">
          <a className="signs-by-age__urgent" href={`#${safety.id}`}>
            {safety.link}
          </a>
          {younger !== undefined && (
            <p id={younger.id}>
              <RichText text={younger.text} />
            </p>
          )}
          <p className="signs-by-age__intro">{servicePage.doctorNotes.intro}</p>
          <div className="age-bands">
            <AgeBands bands={bands} />
            <DoctorNotes />
          </div>
          <p className="signs-by-age__note">
            <RichText text={note.text} />
          </p>
        </div>
        <SafetyNote dangers={dangersOf(bands, whenNotToWait)} />
      </div>
    </Section>
  );
}

/** The age in months up to which a page does not speak of children who may hurt themselves or others. */
const dangerFrom = 48;

/**
 * The dangers of the safety note of a page, after the loss of skills.
 *
 * @param bands - the ages of the page
 * @param last - the last danger, which depends on the page
 */
export function dangersOf(
  bands: readonly Pick<ShownBand, "until">[],
  last: DangerText | undefined,
): readonly DangerText[] {
  const { fit, danger } = pageContent().safety;
  const isForOlder = bands.some(({ until = Infinity }) => until > dangerFrom);
  return [fit, isForOlder ? danger : undefined, last].filter((each) => each !== undefined);
}

type SafetyNoteProps = { readonly dangers: readonly DangerText[] };

/**
 * When a child needs help at once. Every page with signs shows it unfolded, below them: a button for each number of the
 * dangers, the loss of skills, and a row for each other danger, with what to do first. A tap opens the rest.
 */
function SafetyNote({ dangers }: SafetyNoteProps) {
  const { safety } = pageContent();
  const texts = JSON.stringify(dangers);
  const numbers = helplines.filter((number) => texts.includes(`(tel:${number})`));
  return (
    <section className="signs-by-age__safety" aria-labelledby={safety.id}>
      <h3 id={safety.id}>{safety.heading}</h3>
      <p className="signs-by-age__calls cluster">
        {numbers.map((number) => (
          <a className="signs-by-age__call" href={`tel:${number}`} key={number}>
            <Icon name="phone" />
            {safety.calls[number]}
          </a>
        ))}
      </p>
      <div className="signs-by-age__dangers split">
        <div>
          <h4 className="label">{safety.lostSkills.title}</h4>
          <p>
            <RichText text={safety.lostSkills.text} />
          </p>
        </div>
        <div>
          {dangers.map((danger) => (
            <Danger key={danger.title} {...danger} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Danger({ title, act, text, steps }: DangerText) {
  return (
    <Fold
      className="signs-by-age__danger"
      level="h4"
      title={
        <>
          {title} <span className="signs-by-age__act">{act}</span>
        </>
      }
    >
      <p>
        <RichText text={text} />
      </p>
      {steps && (
        <ol className="signs-by-age__steps">
          {Object.entries(steps).map(([id, step]) => (
            <li key={id}>
              <RichText text={step} />
            </li>
          ))}
        </ol>
      )}
    </Fold>
  );
}

/**
 * How to print the ticked signs, folded. The print button needs the loader of the page, so styles show it only where scripts
 * run. The print command of the browser prints the same.
 */
function DoctorNotes() {
  const { doctorNotes } = pageContent().servicePage;
  return (
    <Fold className="signs-by-age__notes" title={doctorNotes.heading}>
      <p>{doctorNotes.text}</p>
      <button
        className="button button--quiet signs-by-age__print"
        type="button"
        data-print={doctorNotes.cannotPrint}
      >
        {doctorNotes.print}
      </button>
      {Object.values(doctorNotes.lines).map((line) => (
        <p className="signs-by-age__line" key={line} aria-hidden="true">
          {line}:
        </p>
      ))}
    </Fold>
  );
}
