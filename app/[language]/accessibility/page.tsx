import { metadataOf } from "@/app/page-metadata";
import { setPageLanguage } from "@/components/language/language";
import { TextPage } from "@/components/text-page/text-page";
import { PageFrame } from "@/components/page-frame/page-frame";

export const generateMetadata = metadataOf("/accessibility");

export default async function AccessibilityPage({
  params,
}: PageProps<"/[language]/accessibility">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/accessibility">
      <TextPage id="accessibility" />
    </PageFrame>
  );
}
