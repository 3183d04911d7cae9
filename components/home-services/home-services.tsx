import { Card } from "@/components/card/card";
import { pageContent } from "@/components/language/language";
import { RichText } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";
import "./home-services.scss";

/** 'How can we help your child': four cards with image, title, description and link (specification, sections 2 and 3). */
export function HomeServices() {
  const { home, overviewServices, servicePage } = pageContent();
  return (
    <Section
      className="home-services"
      id="help"
      heading={home.helpHeading}
      intro={home.helpIntro}
    >
      <div className="home-services__cards grid">
        {overviewServices.map(({ title, image, description, href }) => (
          <Card
            key={href}
            className="home-services__card"
            picture={image}
            href={href}
            linkText={servicePage.cards.learnMore}
            title={title}
          >
            <h3>{title}</h3>
            <p className="home-services__description">{description}</p>
          </Card>
        ))}
      </div>
      <p className="section__more">
        <RichText text={home.helpMore} />
      </p>
    </Section>
  );
}
