import { helplines } from "@/content-rules/paths";
import type { Statement } from "@/content-rules/field";
import type { Service } from "@/content-rules/service";
import { pageContent } from "@/components/language/language";
import { Fold } from "@/components/fold/fold";
import { Icon } from "@/components/icon/icon";
import { DataKey, dataAttributes } from "@/components/island/protocol";
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
  readonly whenNotToWait: Statement | undefined;
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
        <SafetyNote statements={safetyStatements(bands, whenNotToWait)} />
      </div>
    </Section>
  );
}

/** The age in months up to which a page does not speak of children who may hurt themselves or others. */
const dangerFrom = 48;

/**
 * The sentences of the safety note of a page.
 *
 * @param bands - the ages of the page
 * @param last - the last sentence, which depends on the page
 */
export function safetyStatements(
  bands: readonly Pick<ShownBand, "until">[],
  last: Statement | undefined,
): readonly Statement[] {
  const { lostSkills, fit, danger } = pageContent().safety;
  const isForOlder = bands.some(({ until = Infinity }) => until > dangerFrom);
  return [lostSkills, fit, isForOlder ? danger : undefined, last].filter(
    (statement) => statement !== undefined,
  );
}

type SafetyNoteProps = { readonly statements: readonly Statement[] };

/**
 * When a child needs help at once. Every page with signs shows it unfolded, below them. A button for each number of the
 * dangers comes first.
 */
function SafetyNote({ statements }: SafetyNoteProps) {
  const { safety } = pageContent();
  const texts = statements.map(({ text }) => text).join(" ");
  const numbers = helplines.filter((number) =>
    texts.includes(`(tel:${number})`),
  );
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
      {statements.map((statement) => (
        <Danger key={statement.text} {...statement} />
      ))}
    </section>
  );
}

/**
 * One danger. The words up to the first comma say which, so they are bold. What follows a colon is a list: two ways to act,
 * or more steps, which have an order. A semicolon ends a step, or the sign । in Hindi, whose readers do not know semicolons.
 * Nothing is folded, because there is no time for a tap, and old browsers without scripts print no folded text.
 */
function Danger({ text }: Statement) {
  const [, start = text, end = ""] = /^(.+?:) (.+[;।] .+)$/.exec(text) ?? [];
  const [which = "", ...rest] = start.split(/(?=,)/);
  const steps = end === "" ? [] : end.split(/(?<=[;।]) /);
  const List = steps.length > 2 ? "ol" : "ul";
  return (
    <div>
      <p>
        <b>
          <RichText text={which} />
        </b>
        <RichText text={rest.join("")} />
      </p>
      {steps.length > 0 && (
        <List className="signs-by-age__steps">
          {steps.map((step) => (
            <li key={step}>
              <RichText text={step} />
            </li>
          ))}
        </List>
      )}
    </div>
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
        {...dataAttributes({ [DataKey.Print]: doctorNotes.cannotPrint })}
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
