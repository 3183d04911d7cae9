import type { Metadata } from "next";
import { concernPaths, servicePaths, type ServicePath } from "@/content-rules/fields/paths";
import { pageMetadata } from "@/app/page-metadata";
import { ConcernPage } from "@/components/concern-page/concern-page";
import { languageOf, setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";
import { ServicePage } from "@/components/service-page/service-page";

type GuideProps = PageProps<"/[language]/[guide]">;

const guidePaths = [...servicePaths, ...concernPaths];

/** One page for each service of content/services/ and each concern of content/concerns/. */
export const generateStaticParams = () => guidePaths.map((path) => ({ guide: path.slice(1) }));

export async function generateMetadata({ params }: GuideProps): Promise<Metadata> {
  return pageMetadata(await pathOf(params), await languageOf(params));
}

/** A service or a concern. */
export default async function Page({ params }: GuideProps) {
  await setPageLanguage(params);
  const path = await pathOf(params);
  const concern = concernPaths.find((each) => each === path);
  return (
    <PageFrame path={path}>
      {concern ? <ConcernPage href={concern} /> : <ServicePage href={path as ServicePath} />}
    </PageFrame>
  );
}

async function pathOf(params: GuideProps["params"]) {
  const { guide } = await params;
  return guidePaths.find((path) => path === `/${guide}`)!;
}
