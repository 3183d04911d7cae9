import { metadataOf } from "@/app/page-metadata";
import { ConcernPage } from "@/components/concern-page/concern-page";
import { setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";

export const generateMetadata = metadataOf("/attention");

export default async function AttentionPage({
  params,
}: PageProps<"/[language]/attention">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/attention">
      <ConcernPage href="/attention" />
    </PageFrame>
  );
}
