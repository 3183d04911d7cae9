import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import { serviceWords, type Service } from "@/content/services";
import "./service-card.scss";

type ServiceCardProps = {
  readonly service: Service;
};

/** One service with image, title, description and link: specification, sections 2 and 3. */
export function ServiceCard({ service }: ServiceCardProps) {
  return (
    <article className="service-card">
      <Picture
        className="service-card__picture"
        picture={service.image}
        alt=""
      />
      <h3 className="service-card__title">{service.title}</h3>
      <p className="service-card__description">{service.description}</p>
      <a className="service-card__link" href={service.href}>
        {serviceWords.learnMore}
        <span className="visually-hidden"> about {service.title}</span>
        <Icon name="arrow" />
      </a>
    </article>
  );
}
