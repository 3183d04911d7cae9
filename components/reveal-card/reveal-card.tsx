import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import type { Picture as PictureData } from "@/content/images";
import type { Path } from "@/content/site";
import "./reveal-card.scss";

type RevealCardProps = {
  readonly title: string;
  /** The level under the heading that the cards stand below. */
  readonly level: "h2" | "h3";
  readonly picture: PictureData;
  readonly description: string;
  readonly href: Path;
  /** What the link says; the title follows for screen readers. */
  readonly link: string;
  /** The one card whose picture is in sight when the page opens. */
  readonly eager?: boolean;
  /** On phones the drawing is small and stands beside the title. */
  readonly compact?: boolean;
};

/**
 * A card whose description rises over its drawing on hover and when its link has focus. It is in the page all
 * along, and on touch screens it simply shows: specification, section 2 (intervention tiles, services).
 */
export function RevealCard({
  title,
  level: Title,
  picture,
  description,
  href,
  link,
  eager = false,
  compact = false,
}: RevealCardProps) {
  return (
    <article
      className={compact ? "reveal-card reveal-card--compact" : "reveal-card"}
    >
      <Picture
        className="reveal-card__picture"
        picture={picture}
        alt=""
        eager={eager}
      />
      <div className="reveal-card__words">
        <Title className="reveal-card__title">{title}</Title>
        <div className="reveal-card__detail">
          <p className="reveal-card__description">{description}</p>
        </div>
        <a className="reveal-card__link" href={href}>
          {link}
          <span className="visually-hidden">: {title}</span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
