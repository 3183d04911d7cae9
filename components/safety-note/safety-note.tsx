import { RichText } from "@/components/rich-text/rich-text";
import { safety } from "@/content/safety";
import type { ServicePath } from "@/content/services";
import "./safety-note.scss";

type SafetyNoteProps = {
  /** The page, for the line that is its own. */
  readonly path: ServicePath;
};

/** When a child needs help at once: above the ages on every service page, in sight, each number a link. */
export function SafetyNote({ path }: SafetyNoteProps) {
  return (
    <section className="safety-note" aria-labelledby={safety.id}>
      <h3 className="safety-note__heading" id={safety.id}>
        {safety.heading}
      </h3>
      {[safety.lostSkills, safety.danger, safety.own[path]].map(({ text }) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
    </section>
  );
}
