import { pageAddress, pageContent } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import { Paragraph } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";
import "./home-services.scss";

/** 'How can we help your child': four cards, each a link (specification, sections 2 and 3). */
export function HomeServices() {
  const { home, overviewServices } = pageContent();
  return (
    <Section className="home-services" id="help" heading={home.helpHeading} intro={home.helpIntro}>
      <div className="home-services__cards grid">
        {overviewServices.map(({ title, image, description, href }) => (
          <article className="home-services__card" key={href}>
            <picture>
              <Picture className="home-services__picture" picture={image} alt="" />
            </picture>
            <h3 className="home-services__title">
              <a className="home-services__link" href={pageAddress(href)}>
                {title}
                <Icon name="arrow" />
              </a>
            </h3>
            <p className="home-services__description">{description}</p>
          </article>
        ))}
      </div>
      <Paragraph className="section__more" text={home.helpMore} />
    </Section>
  );
}
