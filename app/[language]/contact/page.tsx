import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { ContactPage } from "@/components/contact-page/contact-page";

export const generateMetadata = metadataOf("/contact");

export default pageOf("/contact", <ContactPage />);
