import { metadataOf } from "@/app/page-metadata";
import { setPageLanguage } from "@/components/language/language";
import { Notice, PrivacyFields } from "@/components/notice/notice";
import { PageFrame } from "@/components/page-frame/page-frame";

export const generateMetadata = metadataOf("/privacy");

export default async function PrivacyPage({
  params,
}: PageProps<"/[language]/privacy">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/privacy">
      <Notice id="privacy">
        <PrivacyFields />
      </Notice>
    </PageFrame>
  );
}
