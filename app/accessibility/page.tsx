import { Notice } from "@/components/notice/notice";
import { PageFrame } from "@/components/page-frame/page-frame";
import { accessibility } from "@/content/accessibility";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/accessibility");

export default function AccessibilityPage() {
  return (
    <PageFrame path="/accessibility">
      <Notice notice={accessibility} />
    </PageFrame>
  );
}
