import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { PrivacyFields, TextPage } from "@/components/text-page/text-page";

export const generateMetadata = metadataOf("/privacy");

export default pageOf(
  "/privacy",
  <TextPage href="/privacy">
    <PrivacyFields />
  </TextPage>,
);
