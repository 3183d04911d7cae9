import type { Metadata } from "next";
import { servicePaths, type ServicePath } from "@/content-rules/paths";
import { pageMetadata } from "@/app/page-metadata";
import { languageOf, setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";
import { ServicePage } from "@/components/service-page/service-page";

type ServiceProps = PageProps<"/[language]/[service]">;

/** One page for each service of content/services/. */
export const generateStaticParams = () =>
  servicePaths.map((path) => ({ service: path.slice(1) }));

export async function generateMetadata({
  params,
}: ServiceProps): Promise<Metadata> {
  return pageMetadata(await pathOf(params), await languageOf(params));
}

export default async function Page({ params }: ServiceProps) {
  await setPageLanguage(params);
  const path = await pathOf(params);

  return (
    <PageFrame path={path}>
      <ServicePage href={path} />
    </PageFrame>
  );
}

const pathOf = async (params: ServiceProps["params"]) =>
  `/${(await params).service}` as ServicePath;
