import { metadataOf } from "@/app/page-metadata";
import { setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";
import { VisitStory } from "@/components/visit-story/visit-story";

export const generateMetadata = metadataOf("/first-visit");

export default async function FirstVisitPage({
  params,
}: PageProps<"/[language]/first-visit">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/first-visit">
      <VisitStory />
    </PageFrame>
  );
}
