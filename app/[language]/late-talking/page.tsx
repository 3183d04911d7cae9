import { metadataOf } from "@/app/page-metadata";
import { ConcernPage } from "@/components/concern-page/concern-page";
import { setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";

export const generateMetadata = metadataOf("/late-talking");

export default async function LateTalkingPage({
  params,
}: PageProps<"/[language]/late-talking">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/late-talking">
      <ConcernPage href="/late-talking" />
    </PageFrame>
  );
}
