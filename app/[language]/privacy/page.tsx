import { metadataOf } from "@/app/page-metadata";
import { setPageLanguage } from "@/components/language/language";
import { TextPage, PrivacyFields } from "@/components/text-page/text-page";
import { PageFrame } from "@/components/page-frame/page-frame";

export const generateMetadata = metadataOf("/privacy");

export default async function PrivacyPage({
  params,
}: PageProps<"/[language]/privacy">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/privacy">
      <TextPage id="privacy">
        <PrivacyFields />
      </TextPage>
    </PageFrame>
  );
}
