import { PageFrame } from "@/components/page-frame/page-frame";
import { ServiceList } from "@/components/service-list/service-list";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/service");

export default function ServicesPage() {
  return (
    <PageFrame path="/service">
      <ServiceList />
    </PageFrame>
  );
}
