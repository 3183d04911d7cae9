import { pageContent } from "@/components/language/language";
import { LinkRows } from "@/components/link-rows/link-rows";
import { Section } from "@/components/section/section";
import "./starting-points.scss";

/** Eight sentences as parents say them, each a link to an age band, an answer or the form. */
export function StartingPoints() {
  const { home } = pageContent();
  return (
    <Section
      className="starting-points"
      id="start"
      heading={home.startHeading}
      intro={home.startIntro}
    >
      <LinkRows links={home.startingPoints.map(({ text, href }) => ({ href, label: text }))} />
    </Section>
  );
}
