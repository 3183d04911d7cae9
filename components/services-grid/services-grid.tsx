import { pageContent } from "@/components/language/language";
import { LinkRows } from "@/components/link-rows/link-rows";
import { ClosingSection } from "@/components/closing-section/closing-section";
import { Card } from "@/components/card/card";
import { Paragraph } from "@/components/rich-text/rich-text";
import "./services-grid.scss";

/** 'Our Services' (specification, section 2), and links to the pages about concerns. */
export function ServicesGrid() {
  const { concernLinks, home, listedServices, servicePage } = pageContent();
  const { cards } = servicePage;
  return (
    <section className="section wrapper">
      <div className="section__head">
        <h1>{cards.listHeading}</h1>
        <p className="section__intro">{cards.listIntro}</p>
      </div>
      <div className="services-grid grid">
        {listedServices.map(({ title, image, tagline, description, href }, index) => (
          <Card
            key={href}
            title={title}
            level="h2"
            picture={image}
            line={tagline}
            description={description}
            href={href}
            linkText={cards.learnMore}
            eager={index === 0}
          />
        ))}
      </div>
      <Paragraph className="section__more" id="first-screen" text={home.helpMore} />
      <section className="services-grid__start stack" aria-labelledby="start">
        <h2 id="start">{home.startHeading}</h2>
        <LinkRows links={concernLinks} />
      </section>
      <div className="services-grid__next">
        <ClosingSection />
      </div>
    </section>
  );
}
