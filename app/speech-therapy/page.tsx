import { ServiceDetail } from "@/components/service-detail/service-detail";
import { speechTherapyGuide } from "@/content/service-guides";
import { speechTherapy } from "@/content/services";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/speech-therapy");

export default function SpeechTherapyPage() {
  return <ServiceDetail service={speechTherapy} guide={speechTherapyGuide} />;
}
