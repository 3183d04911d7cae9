import { ServiceDetail } from "@/components/service-detail/service-detail";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/special-education");

export default function SpecialEducationPage() {
  return <ServiceDetail href="/special-education" />;
}
