import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { ServicesGrid } from "@/components/services-grid/services-grid";

export const generateMetadata = metadataOf("/service");

export default pageOf("/service", <ServicesGrid />);
