import { PageFrame } from "@/components/page-frame/page-frame";
import { VisitStory } from "@/components/visit-story/visit-story";
import { pageMetadata } from "../page-metadata";

export const metadata = pageMetadata("/first-visit");

export default function FirstVisitPage() {
  return (
    <PageFrame path="/first-visit">
      <VisitStory />
    </PageFrame>
  );
}
