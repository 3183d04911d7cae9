import { ServiceDetail } from "@/components/service-detail/service-detail";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/speech-therapy");

export default function SpeechTherapyPage() {
  return <ServiceDetail href="/speech-therapy" />;
}
