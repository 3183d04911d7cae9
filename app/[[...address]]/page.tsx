import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Consultation } from "@/components/consultation/consultation";
import { Document } from "@/components/document/document";
import { HomePage } from "@/components/home-page/home-page";
import { pageContent, setPageLanguage } from "@/components/language/language";
import { NotFound } from "@/components/not-found/not-found";
import { Notice, PrivacyFields } from "@/components/notice/notice";
import { PageFrame } from "@/components/page-frame/page-frame";
import { ServiceDetail } from "@/components/service-detail/service-detail";
import { ServiceList } from "@/components/service-list/service-list";
import { VisitStory } from "@/components/visit-story/visit-story";
import { addressIn, languages, type Language } from "@/content-model/languages";
import { pages } from "@/content/pages";
import type { ServicePath } from "@/content/services";
import type { Path } from "@/content/site";
import { notFoundMetadata, pageMetadata } from "../page-metadata";

export const dynamicParams = false;

/** The page for an unknown address; English has it from app/not-found.tsx. */
const notFound = "/404";

type Address = { readonly path: Path | typeof notFound };

/** Every page of content/pages.ts in every language of content-model/languages.ts. */
export function generateStaticParams() {
  return Object.keys(addresses).map((address) => ({
    address: address.split("/").filter(Boolean),
  }));
}

const addresses: Readonly<
  Record<string, Address & { readonly language: Language }>
> = Object.fromEntries(
  languages.flatMap((language) =>
    [
      ...(Object.keys(pages) as Path[]),
      ...(language.words === undefined ? [] : ([notFound] as const)),
    ].map((path) => [addressIn(language, path), { language, path }]),
  ),
);

type Props = {
  readonly params: Promise<{ readonly address?: readonly string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, language } = await addressOf(params);
  return path === notFound
    ? notFoundMetadata(language)
    : pageMetadata(path, language);
}

export default async function Page({ params }: Props) {
  const { path, language } = await addressOf(params);
  setPageLanguage(language);
  return <Document>{bodyOf(path)}</Document>;
}

async function addressOf(params: Props["params"]) {
  const { address = [] } = await params;
  return addresses[`/${address.join("/")}`]!;
}

/** What stands at an address; a service's page, unless it is named here. */
function bodyOf(path: Address["path"]): ReactNode {
  const { accessibility, privacy } = pageContent();
  switch (path) {
    case "/":
      return <HomePage />;
    case notFound:
      return <NotFound />;
    case "/service":
      return inFrame(path, <ServiceList />);
    case "/first-visit":
      return inFrame(path, <VisitStory />);
    case "/contact":
      return inFrame(path, <Consultation />);
    case "/accessibility":
      return inFrame(path, <Notice notice={accessibility} />);
    case "/privacy":
      return inFrame(
        path,
        <Notice notice={privacy}>
          <PrivacyFields />
        </Notice>,
      );
    default:
      return <ServiceDetail href={path satisfies ServicePath} />;
  }
}

const inFrame = (path: Path, content: ReactNode) => (
  <PageFrame path={path}>{content}</PageFrame>
);
