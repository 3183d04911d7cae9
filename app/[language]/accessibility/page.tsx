import { metadataOf } from "@/app/page-metadata";
import { pageContent, setPageLanguage } from "@/components/language/language";
import { Notice } from "@/components/notice/notice";
import { PageFrame } from "@/components/page-frame/page-frame";

export const generateMetadata = metadataOf("/accessibility");

export default async function AccessibilityPage({
  params,
}: PageProps<"/[language]/accessibility">) {
  await setPageLanguage(params);
  const { accessibility } = pageContent();

  return (
    <PageFrame path="/accessibility">
      <Notice notice={accessibility} />
    </PageFrame>
  );
}
