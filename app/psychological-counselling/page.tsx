import { ServiceDetail } from "@/components/service-detail/service-detail";
import { psychologicalCounsellingGuide } from "@/content/service-guides";
import { psychologicalCounselling } from "@/content/services";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/psychological-counselling");

export default function PsychologicalCounsellingPage() {
  return (
    <ServiceDetail
      service={psychologicalCounselling}
      guide={psychologicalCounsellingGuide}
    />
  );
}
