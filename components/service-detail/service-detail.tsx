import { chatAddress } from "@/components/contact-links/contact-links";
import { PageFrame } from "@/components/page-frame/page-frame";
import { Picture } from "@/components/picture/picture";
import { ServiceGuide } from "@/components/service-guide/service-guide";
import { serviceGuides } from "@/content/service-guides";
import { services, serviceWords, type ServicePath } from "@/content/services";
import "./service-detail.scss";

type ServiceDetailProps = { readonly href: ServicePath };

/**
 * The page of one service: hero image with title, one paragraph, and the way on (docs/specification.md, section 2).
 *
 * @throws when the content has no service, or no guide, with this address
 */
export function ServiceDetail({ href }: ServiceDetailProps) {
  const service = services.find((each) => each.href === href);
  const guide = serviceGuides.find((each) => each.href === href);
  if (service === undefined || guide === undefined)
    throw new Error(`content/ has no service or no guide for ${href}.`);

  return (
    <PageFrame path={href}>
      <article className="service-detail">
        <div className="service-detail__hero wrapper">
          <Picture
            className="service-detail__picture"
            picture={service.image}
            eager
          />
          <div className="service-detail__words">
            <h1>{service.title}</h1>
            <p className="service-detail__paragraph">{service.paragraph}</p>
            <p className="service-detail__ways">
              <a className="button" href="/contact">
                {serviceWords.book}
              </a>
              <a
                className="button button--quiet"
                href={chatAddress}
                rel="noopener"
              >
                {serviceWords.ask}
              </a>
            </p>
          </div>
        </div>
        <ServiceGuide guide={guide} />
      </article>
    </PageFrame>
  );
}
