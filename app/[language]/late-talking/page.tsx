import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { ConcernPage } from "@/components/concern-page/concern-page";

export const generateMetadata = metadataOf("/late-talking");

export default pageOf("/late-talking", <ConcernPage href="/late-talking" />);
