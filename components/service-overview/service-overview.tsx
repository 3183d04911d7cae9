import { Card } from "@/components/card/card";
import { pageContent } from "@/components/language/language";
import { RichText } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";
import "./service-overview.scss";

/** 'How can we help your child': four cards with image, title, description and link (specification, sections 2 and 3). */
export function ServiceOverview() {
  const { home, overviewServices, serviceMessages } = pageContent();
  return (
    <Section
      className="service-overview"
      id="help"
      heading={home.helpHeading}
      intro={home.helpIntro}
    >
      <div className="service-overview__cards grid">
        {overviewServices.map(({ id, title, image, description, href }) => (
          <Card
            key={id}
            className="service-overview__card"
            picture={image}
            href={href}
            linkText={serviceMessages.learnMore}
            title={title}
          >
            <h3>{title}</h3>
            <p className="service-overview__description">{description}</p>
          </Card>
        ))}
      </div>
      <p className="section__more">
        <RichText text={home.helpMore} />
      </p>
    </Section>
  );
}
