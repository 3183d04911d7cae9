import { metadataOf } from "@/app/page-metadata";
import { ConcernPage } from "@/components/concern-page/concern-page";
import { setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";

export const generateMetadata = metadataOf("/autism");

export default async function AutismPage({
  params,
}: PageProps<"/[language]/autism">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/autism">
      <ConcernPage href="/autism" />
    </PageFrame>
  );
}
