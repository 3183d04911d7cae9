import { preload } from "react-dom";
import type { Address, Picture as PictureData } from "@/content-rules/fields/field";
import { pageAddress } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import "./card.scss";

type CardProps = {
  readonly title: string;
  readonly level: "h2" | "h3";
  readonly picture: PictureData;
  /** Whether the picture loads at once. */
  readonly eager?: boolean;
  readonly line: string;
  readonly description: string;
  readonly href: Address;
  /** For screen readers, the title of the card follows. */
  readonly linkText: string;
};

/**
 * A card with one link, which a tap anywhere follows. Hover and focus unfold the description, which
 * touch screens always show (specification, section 2).
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
