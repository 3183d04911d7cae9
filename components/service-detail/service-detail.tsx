import type { ServicePath } from "@/content-model/paths";
import type { Service } from "@/content-model/service-types";
import { pageContent } from "@/components/language/language";
import { chatHref } from "@/components/contact-links/contact-links";
import { firstScreenEnd } from "@/components/page-frame/first-screen";
import { Picture } from "@/components/picture/picture";
import { ServiceGuide } from "@/components/service-guide/service-guide";
import "./service-detail.scss";
import "./service-detail.print.scss";

type ServiceDetailProps = { readonly href: ServicePath };

/**
 * The page of one service: title, one sentence and links to the age groups on the first screen, then the one paragraph
 * with the hero image (docs/specification.md, section 2) and the guide.
 *
 * @throws when the content has no service with this address
 */
export function ServiceDetail({ href }: ServiceDetailProps) {
  const { contactMessages, home, serviceMessages, services } = pageContent();
  const service = services.find((candidate) => candidate.href === href);
  if (service === undefined)
    throw new Error(`content/services.ts has no service for ${href}.`);

  return (
    <article className="service-detail">
      <div className="service-detail__hero wrapper">
        <FirstScreen service={service} />
        <div className="service-detail__words">
          <p className="service-detail__paragraph">{service.paragraph}</p>
          <p className="service-detail__actions">
            <a className="button" href="#booking">
              {home.start}
            </a>
            <a
              className="button button--quiet"
              href={chatHref(contactMessages, service.subject)}
              rel="noopener"
            >
              {serviceMessages.ask}
            </a>
          </p>
          <p className="service-detail__how" id={firstScreenEnd}>
            {serviceMessages.how}
          </p>
        </div>
        <Picture
          className="service-detail__picture"
          picture={service.image}
          eager
        />
      </div>
      <ServiceGuide service={service} />
    </article>
  );
}

type FirstScreenProps = { readonly service: Service };

/** What a phone of 360 x 740 px shows first: title, one sentence in parents' words, links to the age groups. */
function FirstScreen({ service }: FirstScreenProps) {
  const { guideMessages } = pageContent();
  const { younger, bands } = service.noticing;

  return (
    <div className="service-detail__first-screen">
      {service.alias !== undefined && (
        <p className="service-detail__alias">{service.alias}</p>
      )}
      <h1>{service.title}</h1>
      <p className="service-detail__opening-line">{service.openingLine}</p>
      <nav className="service-detail__ages" aria-labelledby="ages">
        <h2 className="service-detail__ages-title" id="ages">
          {guideMessages.ages}
        </h2>
        <ul className="service-detail__chips">
          {(younger === undefined ? bands : [younger, ...bands]).map(
            ({ id, chip }) => (
              <li key={id}>
                <a className="service-detail__chip" href={`#${id}`}>
                  {chip}
                </a>
              </li>
            ),
          )}
        </ul>
        <ul className="service-detail__sections">
          {guideMessages.sections.map(({ id, label }) => (
            <li key={id}>
              <a className="service-detail__section" href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
