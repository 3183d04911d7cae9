import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { TextPage } from "@/components/text-page/text-page";

export const generateMetadata = metadataOf("/accessibility");

export default pageOf("/accessibility", <TextPage href="/accessibility" />);
