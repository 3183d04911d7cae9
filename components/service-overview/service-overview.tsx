import type { Service } from "@/content-model/service-types";
import { pageAddress, pageContent } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import { RichText } from "@/components/rich-text/rich-text";
import "./service-overview.scss";

/** 'How can we help your child': four cards, animated on scroll by service-overview.late.scss (specification, section 2). */
export function ServiceOverview() {
  const { home, overviewServices } = pageContent();
  return (
    <section
      className="service-overview section wrapper"
      aria-labelledby="help"
    >
      <div className="section__head">
        <h2 id="help">{home.helpHeading}</h2>
        <p className="section__intro">{home.helpIntro}</p>
      </div>
      <div className="service-overview__cards grid">
        {overviewServices.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </div>
      <p className="section__more">
        <RichText text={home.helpMore} />
      </p>
    </section>
  );
}

type ServiceCardProps = {
  readonly service: Service;
};

/** One service with image, title, description and link: specification, sections 2 and 3. */
function ServiceCard({ service }: ServiceCardProps) {
  const { serviceMessages } = pageContent();
  return (
    <article className="service-card">
      <Picture
        className="service-card__picture"
        picture={service.image}
        alt=""
      />
      <div className="service-card__words">
        <h3>{service.title}</h3>
        <p className="service-card__description">{service.description}</p>
        <a className="service-card__link" href={pageAddress(service.href)}>
          {serviceMessages.learnMore}
          <span className="visually-hidden">: {service.title}</span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
