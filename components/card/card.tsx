import type { ReactNode } from "react";
import type { Address, Picture as PictureData } from "@/content-rules/field";
import { pageAddress } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import "./card.scss";

type CardProps = {
  /** The class of the component that uses the card; it sets --card-padding. */
  readonly className: string;
  readonly picture: PictureData;
  /** Whether the picture loads at once, because it is above the fold. */
  readonly eager?: boolean;
  readonly href: Address;
  /** The visible text of the link. For screen readers, the title of the card follows. */
  readonly linkText: string;
  readonly title: string;
  /** Title and text. */
  readonly children: ReactNode;
};

/** A card with picture, text and one link. A tap anywhere on the card follows the link. */
export function Card({
  className,
  picture,
  eager = false,
  href,
  linkText,
  title,
  children,
}: CardProps) {
  const lastWordStart = linkText.lastIndexOf(" ") + 1;
  return (
    <article className={`card ${className}`}>
      <Picture
        className="card__picture"
        picture={picture}
        alt=""
        eager={eager}
      />
      <div className="card__text">
        {children}
        <a className="card__link" href={pageAddress(href)}>
          {linkText.slice(0, lastWordStart)}
          <span className="card__link-end">
            {linkText.slice(lastWordStart)}
            <span className="unseen">: {title}</span>
            <Icon name="arrow" />
          </span>
        </a>
      </div>
    </article>
  );
}

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
    <Card {...card} className="card--reveal">
      <Title className="card__title">{card.title}</Title>
      <p className="card__line">{line}</p>
      <div className="card__detail">
        <p className="card__description">{description}</p>
      </div>
    </Card>
  );
}
