import { chatAddress } from "@/components/contact-links/contact-links";
import { PageFrame } from "@/components/page-frame/page-frame";
import { Picture } from "@/components/picture/picture";
import type { ServiceGuide as Guide } from "@/content/service-guides";
import { ServiceGuide } from "@/components/service-guide/service-guide";
import { serviceWords, type Service } from "@/content/services";
import "./service-detail.scss";

type ServiceDetailProps = {
  readonly service: Service;
  readonly guide: Guide;
};

/** The page of one service: hero image with title, one paragraph, and the way on (specification, section 2). */
export function ServiceDetail({ service, guide }: ServiceDetailProps) {
  return (
    <PageFrame path={service.href}>
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
