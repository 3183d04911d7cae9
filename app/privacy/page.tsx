import { Notice } from "@/components/notice/notice";
import { PageFrame } from "@/components/page-frame/page-frame";
import { PrivacyFields } from "@/components/privacy-fields/privacy-fields";
import { privacy } from "@/content/privacy";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/privacy");

export default function PrivacyPage() {
  return (
    <PageFrame path="/privacy">
      <Notice notice={privacy}>
        <PrivacyFields />
      </Notice>
    </PageFrame>
  );
}
