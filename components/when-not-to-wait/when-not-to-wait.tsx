import { helplines } from "@/content-rules/fields/paths";
import type { Band } from "@/content-rules/fields/signs";
import type { Danger as DangerText } from "@/content-rules/safety";
import { Fold } from "@/components/fold/fold";
import { Icon } from "@/components/icon/icon";
import { pageContent } from "@/components/language/language";
import { Paragraph, RichText } from "@/components/rich-text/rich-text";
import "./when-not-to-wait.scss";

type WhenNotToWaitProps = { readonly dangers: readonly DangerText[] };

/** The safety box: a button for each number, the loss of skills, a row for each other danger. */
export function WhenNotToWait({ dangers }: WhenNotToWaitProps) {
  const { calls, heading, id, lostSkills } = pageContent().safety;
  const texts = JSON.stringify(dangers);
  const numbers = helplines.filter((number) => texts.includes(`(tel:${number})`));
  return (
    <section className="when-not-to-wait" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p className="when-not-to-wait__calls cluster">
        {numbers.map((number) => (
          <a className="when-not-to-wait__call" href={`tel:${number}`} key={number}>
            <Icon name="phone" />
            {calls[number]}
          </a>
        ))}
      </p>
      <div className="when-not-to-wait__dangers split">
        <div>
          <h4 className="label">{lostSkills.title}</h4>
          <Paragraph text={lostSkills.text} />
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
      className="when-not-to-wait__danger"
      level="h4"
      title={
        <>
          {title} <span className="when-not-to-wait__act">{act}</span>
        </>
      }
    >
      <Paragraph text={text} />
      {steps && (
        <ol className="when-not-to-wait__steps">
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

/** The age in months from which pages speak of children who may hurt themselves or others. */
const dangerFrom = 48;

/** The dangers of a page after the loss of skills, by its ages; the last one is its own. */
export function dangersOf(
  bands: readonly Pick<Band, "until">[],
  last: DangerText | undefined,
): readonly DangerText[] {
  const { fit, danger } = pageContent().safety;
  const isForOlder = bands.some(({ until = Infinity }) => until > dangerFrom);
  return [fit, isForOlder ? danger : undefined, last].filter((each) => each !== undefined);
}
