import { ServiceDetail } from "@/components/service-detail/service-detail";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/psychological-counselling");

export default function PsychologicalCounsellingPage() {
  return <ServiceDetail href="/psychological-counselling" />;
}
