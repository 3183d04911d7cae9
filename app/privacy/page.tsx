import { Notice, PrivacyFields } from "@/components/notice/notice";
import { PageFrame } from "@/components/page-frame/page-frame";
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
