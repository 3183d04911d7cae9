import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { ConsultationPage } from "@/components/consultation-page/consultation-page";

export const generateMetadata = metadataOf("/contact");

export default pageOf("/contact", <ConsultationPage />);
