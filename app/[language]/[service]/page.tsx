import type { ServicePath } from "@/content-rules/paths";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { languageOf, setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";
import { ServicePage } from "@/components/service-page/service-page";

const { services } = contentIn(english);

type ServiceProps = PageProps<"/[language]/[service]">;

/** One page for each service of content/services.ts. */
export const generateStaticParams = () =>
  services.map(({ href }) => ({ service: href.slice(1) }));

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
