import { RichText } from "@/components/rich-text/rich-text";
import { ServiceCard } from "@/components/service-card/service-card";
import { home } from "@/content/home";
import { overviewServices } from "@/content/services";

/** 'How can we help your child': four cards that rise as they come into view, by styles/late.css (specification, section 2). */
export function ServiceOverview() {
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
