import { metadataOf } from "@/app/page-metadata";
import { setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";
import { ServicesGrid } from "@/components/services-grid/services-grid";

export const generateMetadata = metadataOf("/service");

export default async function ServicesPage({
  params,
}: PageProps<"/[language]/service">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/service">
      <ServicesGrid />
    </PageFrame>
  );
}
