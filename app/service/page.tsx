import { PageFrame } from "@/components/page-frame/page-frame";
import { ServiceCard } from "@/components/service-card/service-card";
import { listedServices, serviceWords } from "@/content/services";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/service");

export default function ServicesPage() {
  return (
    <PageFrame path="/service">
      <section className="section wrapper">
        <div className="section__head">
          <h1>{serviceWords.listHeading}</h1>
          <p className="section__intro">{serviceWords.listIntro}</p>
        </div>
        <div className="grid">
          {listedServices.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              level="h2"
              revealing
            />
          ))}
        </div>
      </section>
    </PageFrame>
  );
}
