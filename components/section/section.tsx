import type { ReactNode } from "react";

type SectionProps = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A section of a page: heading, sentence and content. Its styles are in styles/. */
export const Section = ({ id, heading, intro, className = "", children }: SectionProps) => (
  <section className={`${className} section wrapper`.trim()} aria-labelledby={id}>
    <div className="section__head">
      <h2 id={id}>{heading}</h2>
      {intro !== undefined && <p className="section__intro">{intro}</p>}
    </div>
    {children}
  </section>
);
