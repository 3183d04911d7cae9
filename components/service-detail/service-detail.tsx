import { chatHref } from "@/components/contact-links/contact-links";
import { PageFrame } from "@/components/page-frame/page-frame";
import { Picture } from "@/components/picture/picture";
import { ServiceGuide } from "@/components/service-guide/service-guide";
import type { ServiceGuide as Guide } from "@/content/service-guides";
import { serviceWords, type Service } from "@/content/services";
import { FirstScreen } from "./first-screen";
import "./service-detail.scss";

type ServiceDetailProps = {
  readonly service: Service;
  readonly guide: Guide;
};

/**
 * The page of one service: title, one sentence and the ways to each age on the first screen, then the picture and the
 * one paragraph (docs/specification.md, section 2), then the guide.
 */
export function ServiceDetail({ service, guide }: ServiceDetailProps) {
  return (
    <PageFrame path={service.href}>
      <article className="service-detail">
        <div className="service-detail__hero wrapper">
          <FirstScreen title={service.title} guide={guide} />
          <Picture
            className="service-detail__picture"
            picture={service.image}
            eager
          />
          <div className="service-detail__words">
            <p className="service-detail__paragraph">{service.paragraph}</p>
            <p className="service-detail__ways">
              <a className="button" href="/contact">
                {serviceWords.book}
              </a>
              <a
                className="button button--quiet"
                href={chatHref(guide.subject)}
                rel="noopener"
              >
                {serviceWords.ask}
              </a>
            </p>
            <p className="service-detail__how">{serviceWords.how}</p>
          </div>
        </div>
        <ServiceGuide guide={guide} />
      </article>
    </PageFrame>
  );
}
