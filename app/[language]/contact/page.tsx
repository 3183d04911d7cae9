import { metadataOf } from "@/app/page-metadata";
import { Consultation } from "@/components/consultation/consultation";
import { setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";

export const generateMetadata = metadataOf("/contact");

export default async function ContactPage({
  params,
}: PageProps<"/[language]/contact">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/contact">
      <Consultation />
    </PageFrame>
  );
}
