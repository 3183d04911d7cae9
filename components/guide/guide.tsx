import type { ReactNode } from "react";
import { pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
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

type PlayPictureProps = { readonly className: string };

/** Child, mother and therapist at play, from the story of a first visit. */
export function PlayPicture({ className }: PlayPictureProps) {
  const { visitStory } = pageContent();
  const { picture } = visitStory.steps.find(({ id }) => id === "play")!;
  return <Picture className={className} picture={picture} alt="" />;
}
