import { ServiceDetail } from "@/components/service-detail/service-detail";
import { services, type ServicePath } from "@/content/services";
import { pageMetadata } from "../page-metadata";

export const dynamicParams = false;

/** One page for each entry of content/services.ts. */
export function generateStaticParams() {
  return services.map(({ href }) => ({ service: href.slice(1) }));
}

type Props = { readonly params: Promise<{ readonly service: string }> };

export async function generateMetadata({ params }: Props) {
  return pageMetadata(await pathOf(params));
}

export default async function ServicePage({ params }: Props) {
  return <ServiceDetail href={await pathOf(params)} />;
}

const pathOf = async (params: Props["params"]) =>
  `/${(await params).service}` as ServicePath;
