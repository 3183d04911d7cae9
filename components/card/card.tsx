import { preload } from "react-dom";
import type { Address, Picture as PictureData } from "@/content-rules/fields/field";
import { pageAddress } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import "./card.scss";

type CardProps = {
  readonly title: string;
  /** Heading level: one below the heading of the section. */
  readonly level: "h2" | "h3";
  readonly picture: PictureData;
  /** Whether the picture loads at once, because it is above the fold. */
  readonly eager?: boolean;
  /** One line that is always visible. */
  readonly line: string;
  readonly description: string;
  readonly href: Address;
  /** The visible text of the link. For screen readers, the title of the card follows. */
  readonly linkText: string;
};

/**
 * A card with picture, text and one link. A tap anywhere on the card follows the link. The description unfolds over the
 * picture on hover and on focus of the link, below a line that is always visible. It is always in the DOM and is always
 * visible on touch screens (specification, section 2).
 */
export function Card({
  title,
  level: Title,
  picture,
  eager = false,
  line,
  description,
  href,
  linkText,
}: CardProps) {
  // React preloads an eager <img>, except in a <picture>.
  if (eager) preload(picture.src, { as: "image", fetchPriority: "high" });
  const lastWordStart = linkText.lastIndexOf(" ") + 1;
  return (
    <article className="card">
      {/* A section of bare <img> is taken for links to other articles: docs/search.md. */}
      <picture>
        <Picture className="card__picture" picture={picture} alt="" eager={eager} />
      </picture>
      <div className="card__text">
        <Title className="card__title">{title}</Title>
        <p className="card__line">{line}</p>
        <div className="card__detail">
          <p className="card__description">{description}</p>
        </div>
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
