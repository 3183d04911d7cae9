import { ServiceDetail } from "@/components/service-detail/service-detail";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/service4");

export default function BehaviouralTherapyPage() {
  return <ServiceDetail href="/service4" />;
}
