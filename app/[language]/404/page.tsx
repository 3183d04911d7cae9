import type { Metadata } from "next";
import { notFoundMetadata } from "@/app/page-metadata";
import { languageOf, setPageLanguage } from "@/components/language/language";
import { NotFound } from "@/components/not-found/not-found";
import { PageFrame } from "@/components/page-frame/page-frame";

type NotFoundProps = PageProps<"/[language]/404">;

export async function generateMetadata({
  params,
}: NotFoundProps): Promise<Metadata> {
  return notFoundMetadata(await languageOf(params));
}

/**
 * The export writes this page as 404.html: the English one at the root, the others in the folder of their language. The
 * host serves it, with status 404, for an unknown address.
 */
export default async function NotFoundPage({ params }: NotFoundProps) {
  await setPageLanguage(params);

  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}
