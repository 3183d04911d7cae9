import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { ConcernPage } from "@/components/concern-page/concern-page";

export const generateMetadata = metadataOf("/attention");

export default pageOf("/attention", <ConcernPage href="/attention" />);
