import type { ReactNode } from "react";
import "./guide.scss";

type GuideProps = {
  readonly className?: string;
  /** The first screen. */
  readonly top: ReactNode;
  readonly children: ReactNode;
};

/**
 * A page about a service or a concern. The sections are beside the first screen, not in an element of their own: reading
 * views take the element whose own parts have most text, and leave out what is beside it.
 */
export const Guide = ({ className = "", top, children }: GuideProps) => (
  <article className={`${className} guide`.trim()}>
    {top}
    <div id="first-screen" hidden />
    {children}
  </article>
);
