import type { ServicePath } from "@/content-rules/paths";
import type { Service } from "@/content-rules/service";
import { pageContent } from "@/components/language/language";
import { Guide } from "@/components/guide/guide";
import { PageTop } from "@/components/page-top/page-top";
import { ServiceGuide } from "@/components/service-page/service-guide";
import "./service-page.scss";

type ServicePageProps = { readonly href: ServicePath };

/**
 * The page of one service: the first screen with the hero image and links to the age groups, the one paragraph
 * (docs/specification.md, section 2) and the guide.
 *
 * @throws when the content has no service with this address
 */
export function ServicePage({ href }: ServicePageProps) {
  const { servicePage, services } = pageContent();
  const service = services.find((candidate) => candidate.href === href);
  if (service === undefined)
    throw new Error(`content/services/ has no service for ${href}.`);

  return (
    <Guide
      top={
        <PageTop
          alias={service.alias}
          title={service.title}
          line={service.openingLine}
          picture={service.image}
          subject={service.subject}
          sections={servicePage.sections}
          paragraph={service.paragraph}
        >
          <AgeLinks noticing={service.noticing} />
        </PageTop>
      }
    >
      <ServiceGuide service={service} />
    </Guide>
  );
}

type AgeLinksProps = Pick<Service, "noticing">;

/** Links to the signs of each age group. */
function AgeLinks({ noticing: { younger, bands } }: AgeLinksProps) {
  const { servicePage } = pageContent();
  return (
    <nav className="service-page__ages" aria-labelledby="ages">
      <h2 className="label" id="ages">
        {servicePage.ages}
      </h2>
      <ul className="cluster">
        {(younger === undefined ? bands : [younger, ...bands]).map(
          ({ id, chip }) => (
            <li key={id}>
              <a className="service-page__chip touch" href={`#${id}`}>
                {chip}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
