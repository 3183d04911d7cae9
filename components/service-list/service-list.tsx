import { pageContent } from "@/components/language/language";
import { firstScreenEnd } from "@/components/page-frame/first-screen";
import { NextStep } from "@/components/next-step/next-step";
import { RevealCard } from "@/components/reveal-card/reveal-card";
import { RichText } from "@/components/rich-text/rich-text";
import "./service-list.scss";

/** 'Our Services': the grid of four cards on /service (specification, section 2). */
export function ServiceList() {
  const { home, listedServices, serviceMessages } = pageContent();
  return (
    <section className="section wrapper">
      <div className="section__head">
        <h1>{serviceMessages.listHeading}</h1>
        <p className="section__intro">{serviceMessages.listIntro}</p>
      </div>
      <div className="service-list grid">
        {listedServices.map(
          ({ id, title, image, tagline, description, href }, index) => (
            <RevealCard
              key={id}
              title={title}
              level="h2"
              picture={image}
              line={tagline}
              description={description}
              href={href}
              linkText={serviceMessages.learnMore}
              eager={index === 0}
            />
          ),
        )}
      </div>
      <p className="section__more" id={firstScreenEnd}>
        <RichText text={home.helpMore} />
      </p>
      <div className="service-list__next">
        <NextStep />
      </div>
    </section>
  );
}
