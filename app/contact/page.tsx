import { Consultation } from "@/components/consultation/consultation";
import { PageFrame } from "@/components/page-frame/page-frame";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/contact");

export default function ContactPage() {
  return (
    <PageFrame path="/contact">
      <Consultation />
    </PageFrame>
  );
}
