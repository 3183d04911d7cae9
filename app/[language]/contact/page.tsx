import { metadataOf } from "@/app/page-metadata";
import { ContactPage } from "@/components/contact-page/contact-page";
import { setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";

export const generateMetadata = metadataOf("/contact");

export default async function Page({
  params,
}: PageProps<"/[language]/contact">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/contact">
      <ContactPage />
    </PageFrame>
  );
}
