import type { Point, Step } from "@/content-rules/concern";
import { Disclosure } from "@/components/disclosure/disclosure";
import { Picture } from "@/components/picture/picture";
import { RichText } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";

type PointsProps = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly points: readonly PointWithPicture[];
  /** Whether a tap on its heading opens each text. */
  readonly areFolded?: boolean;
};

type PointWithPicture = Point & Partial<Pick<Step, "picture">>;

/** A section of a concern page: short texts, each with its heading, and a drawing where the text has one. */
export const Points = ({
  id,
  heading,
  intro,
  points,
  areFolded = false,
}: PointsProps) => (
  <Section
    className={`concern-page__${id}`}
    id={id}
    heading={heading}
    intro={intro}
  >
    <div className="guide__questions">
      {points.map((point) =>
        areFolded ? (
          <Disclosure
            className="guide__question"
            id={point.id}
            title={point.heading}
            key={point.id}
          >
            <p>
              <RichText text={point.text} />
            </p>
          </Disclosure>
        ) : (
          <OpenPoint point={point} key={point.id} />
        ),
      )}
    </div>
  </Section>
);

type OpenPointProps = { readonly point: PointWithPicture };

const OpenPoint = ({
  point: { id, heading, text, picture },
}: OpenPointProps) => (
  <section className="guide__fact">
    {picture !== undefined && (
      <Picture
        className="concern-page__drawing"
        picture={{ src: picture, alt: "" }}
      />
    )}
    <h3 className="label" id={id}>
      {heading}
    </h3>
    <p>
      <RichText text={text} />
    </p>
  </section>
);
