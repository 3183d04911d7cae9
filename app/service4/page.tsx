import { ServiceDetail } from "@/components/service-detail/service-detail";
import { behaviouralTherapyGuide } from "@/content/service-guides";
import { behaviouralTherapy } from "@/content/services";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/service4");

export default function BehaviouralTherapyPage() {
  return (
    <ServiceDetail
      service={behaviouralTherapy}
      guide={behaviouralTherapyGuide}
    />
  );
}
