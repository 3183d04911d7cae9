import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { VisitStory } from "@/components/visit-story/visit-story";

export const generateMetadata = metadataOf("/first-visit");

export default pageOf("/first-visit", <VisitStory />);
