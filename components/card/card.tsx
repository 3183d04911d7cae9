import type { ReactNode } from "react";
import type { Path } from "@/content-model/paths";
import type { Picture as PictureData } from "@/content-model/types";
import { pageAddress } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import "./card.scss";

/** The backgrounds of cards by index, repeated. The order makes neighbours differ in a list and in two rows of two. */
const backgrounds = [
  "card--brand",
  "card--apricot",
  "card--sage",
  "card--brand",
];

export type CardProps = {
  /** The class of the component that uses the card; it sets --card-padding. */
  readonly className: string;
  /** The class for the text beside or below the picture. */
  readonly textClassName?: string;
  /** Its index in the list. */
  readonly index: number;
  readonly picture: PictureData;
  /** Whether the picture loads at once, because it is above the fold. */
  readonly eager?: boolean;
  readonly href: Path;
  /** The visible text of the link. For screen readers, the title of the card follows. */
  readonly linkText: string;
  readonly title: string;
  /** Title and text. */
  readonly children: ReactNode;
};

/** A card with picture, text and one link. A tap anywhere on the card follows the link. */
export function Card({
  className,
  textClassName = "",
  index,
  picture,
  eager = false,
  href,
  linkText,
  title,
  children,
}: CardProps) {
  const background = backgrounds[index % backgrounds.length];
  return (
    <article className={`card ${background} ${className}`}>
      <Picture
        className="card__picture"
        picture={picture}
        alt=""
        eager={eager}
      />
      <div className={`card__text ${textClassName}`.trim()}>
        {children}
        <a className="card__link" href={pageAddress(href)}>
          {linkText}
          <span className="visually-hidden">: {title}</span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
