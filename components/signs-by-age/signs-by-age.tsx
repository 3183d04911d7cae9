import type { ReactNode } from "react";
import type { Service } from "@/content-rules/services";
import { pageContent } from "@/components/language/language";
import { Fold } from "@/components/fold/fold";
import { Paragraph } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";
import { AgeBands, type ShownBand } from "./age-bands";
import "./signs-by-age.scss";

type SignsByAgeProps = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly noticing: Pick<Service["noticing"], "younger" | "note"> & {
    readonly bands: readonly ShownBand[];
  };
  /** The box "When not to wait", which the link above the signs leads to. */
  readonly children: ReactNode;
};

/** What parents often notice: the signs by age, and what they do not say. */
export function SignsByAge({
  id,
  heading,
  intro,
  noticing: { younger, bands, note },
  children,
}: SignsByAgeProps) {
  const { servicePage, safety } = pageContent();
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className="signs-by-age split">
        <div className="signs-by-age__signs">
          <a className="signs-by-age__urgent" href={`#${safety.id}`}>
            {safety.link}
          </a>
          {younger !== undefined && <Paragraph id={younger.id} text={younger.text} />}
          <p className="signs-by-age__intro">{servicePage.doctorNotes.intro}</p>
          <div className="age-bands">
            <AgeBands bands={bands} />
            <DoctorNotes />
          </div>
          <Paragraph className="signs-by-age__note" text={note.text} />
        </div>
        {children}
      </div>
    </Section>
  );
}

/** How to print the ticked signs. Styles show the button only where scripts run. */
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
