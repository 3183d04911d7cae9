import { ServiceDetail } from "@/components/service-detail/service-detail";
import { occupationalTherapyGuide } from "@/content/service-guides";
import { occupationalTherapy } from "@/content/services";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/occupational-therapy");

export default function OccupationalTherapyPage() {
  return (
    <ServiceDetail
      service={occupationalTherapy}
      guide={occupationalTherapyGuide}
    />
  );
}
