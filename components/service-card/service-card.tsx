import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import { serviceWords, type Service } from "@/content/services";
import "./service-card.scss";

type ServiceCardProps = {
  readonly service: Service;
  /** On /service the description stands back until the card is pointed at or focused. */
  readonly revealing?: boolean;
  /** The heading under which the card stands decides its own. */
  readonly level?: "h2" | "h3";
};

/** One service with image, title, description and link: specification, sections 2 and 3. */
export function ServiceCard({
  service,
  revealing = false,
  level: Title = "h3",
}: ServiceCardProps) {
  return (
    <article
      className={
        revealing ? "service-card service-card--revealing" : "service-card"
      }
    >
      <Picture
        className="service-card__picture"
        picture={service.image}
        alt=""
      />
      <Title className="service-card__title">{service.title}</Title>
      <p className="service-card__description">{service.description}</p>
      <a className="service-card__link" href={service.href}>
        {serviceWords.learnMore}
        <span className="visually-hidden"> about {service.title}</span>
        <Icon name="arrow" />
      </a>
    </article>
  );
}
