import type { Point, Step } from "@/content-rules/concern";
import { Picture } from "@/components/picture/picture";
import { RichText } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";

type PointsProps = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly points: readonly (Point & Partial<Pick<Step, "picture">>)[];
};

/** A section of a concern page: short texts, each with its heading, and a drawing where the text has one. */
export const Points = ({ id, heading, intro, points }: PointsProps) => (
  <Section
    className={`concern-page__${id}`}
    id={id}
    heading={heading}
    intro={intro}
  >
    <div className="service-guide__questions">
      {points.map((point) => (
        <section className="service-guide__fact" key={point.id}>
          {point.picture !== undefined && (
            <Picture
              className="concern-page__drawing"
              picture={{ src: point.picture, alt: "" }}
            />
          )}
          <h3 className="label" id={point.id}>
            {point.heading}
          </h3>
          <p>
            <RichText text={point.text} />
          </p>
        </section>
      ))}
    </div>
  </Section>
);
