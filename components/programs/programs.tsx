import { pageContent } from "@/components/language/language";
import { Card } from "@/components/card/card";
import { Section } from "@/components/section/section";
import "./programs.scss";

/** 'Our Intervention programs': four tiles (specification, section 2). */
export function Programs() {
  const { programs } = pageContent();
  return (
    <Section className="programs grid" id="programs" heading={programs.heading}>
      {programs.entries.map(({ id, title, image, line, description, linkText }) => (
        <Card
          key={id}
          title={title}
          level="h3"
          picture={image}
          line={line}
          description={description}
          href="/#booking"
          linkText={linkText}
        />
      ))}
    </Section>
  );
}
