import { ServiceDetail } from "@/components/service-detail/service-detail";
import { specialEducationGuide } from "@/content/service-guides";
import { specialEducation } from "@/content/services";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/special-education");

export default function SpecialEducationPage() {
  return (
    <ServiceDetail service={specialEducation} guide={specialEducationGuide} />
  );
}
