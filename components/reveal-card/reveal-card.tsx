import type { Path } from "@/content-model/paths";
import type { Picture as PictureData } from "@/content-model/types";
import { pageAddress } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import "./reveal-card.scss";

type RevealCardProps = {
  readonly title: string;
  /** Heading level: one below the heading of the section. */
  readonly level: "h2" | "h3";
  readonly picture: PictureData;
  /** One line that is always visible. */
  readonly line: string;
  readonly description: string;
  readonly href: Path;
  /** Visible text of the link; the title is added for screen readers. */
  readonly link: string;
  /** Whether the picture loads at once, because it is above the fold. */
  readonly eager?: boolean;
};

/**
 * A card whose description unfolds over its picture on hover and on focus of its link, below a line that is always
 * visible. The description is always in the DOM and is always visible on touch screens (specification, section 2).
 */
export function RevealCard({
  title,
  level: Title,
  picture,
  line,
  description,
  href,
  link,
  eager = false,
}: RevealCardProps) {
  return (
    <article className="reveal-card">
      <Picture
        className="reveal-card__picture"
        picture={picture}
        alt=""
        eager={eager}
      />
      <div className="reveal-card__words">
        <Title className="reveal-card__title">{title}</Title>
        {/* On phones CSS shows the line and the description inline, as one paragraph; the {" "} separates them. */}
        <p className="reveal-card__line">{line}</p>{" "}
        <div className="reveal-card__detail">
          <p className="reveal-card__description">{description}</p>
        </div>
        <a className="reveal-card__link" href={pageAddress(href)}>
          {link}
          <span className="visually-hidden">: {title}</span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
