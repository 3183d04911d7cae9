import { ServiceDetail } from "@/components/service-detail/service-detail";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/occupational-therapy");

export default function OccupationalTherapyPage() {
  return <ServiceDetail href="/occupational-therapy" />;
}
