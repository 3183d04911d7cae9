import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { ConcernPage } from "@/components/concern-page/concern-page";

export const generateMetadata = metadataOf("/autism");

export default pageOf("/autism", <ConcernPage href="/autism" />);
