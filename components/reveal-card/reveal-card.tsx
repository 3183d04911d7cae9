import { Card, type CardProps } from "@/components/card/card";
import "./reveal-card.scss";

type RevealCardProps = Omit<CardProps, "className" | "children"> & {
  /** Heading level: one below the heading of the section. */
  readonly level: "h2" | "h3";
  /** One line that is always visible. */
  readonly line: string;
  readonly description: string;
};

/**
 * A card whose description unfolds over its picture on hover and on focus of its link, below a line that is always
 * visible. The description is always in the DOM and is always visible on touch screens (specification, section 2).
 */
export function RevealCard({
  level: Title,
  line,
  description,
  ...card
}: RevealCardProps) {
  return (
    <Card {...card} className="reveal-card" textClassName="reveal-card__text">
      <Title className="reveal-card__title">{card.title}</Title>
      <p className="reveal-card__line">{line}</p>
      <div className="reveal-card__detail">
        <p className="reveal-card__description">{description}</p>
      </div>
    </Card>
  );
}
