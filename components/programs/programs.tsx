import { RevealCard } from "@/components/reveal-card/reveal-card";
import { programs, programsHeading } from "@/content/programs";
import "./programs.scss";

/** 'Our Intervention programs': four tiles (specification, section 2). */
export function Programs() {
  return (
    <section className="section section--sage" aria-labelledby="programs">
      <div className="wrapper">
        <div className="section__head">
          <h2 id="programs">{programsHeading}</h2>
        </div>
        <div className="programs grid">
          {programs.map(({ id, title, image, description, link }) => (
            <RevealCard
              key={id}
              title={title}
              level="h3"
              picture={image}
              description={description}
              href="/contact"
              link={link}
              compact
            />
          ))}
        </div>
      </div>
    </section>
  );
}
