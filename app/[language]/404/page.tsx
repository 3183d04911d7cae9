import { notFoundMetadata } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { languageOf, type LanguageParams } from "@/components/language/language";
import { UnknownAddress } from "@/components/unknown-address/unknown-address";

type NotFoundProps = { readonly params: LanguageParams };

export const generateMetadata = async ({ params }: NotFoundProps) =>
  notFoundMetadata(await languageOf(params));

/** The export writes it as 404.html, at the root and in the folder of each other language. */
export default pageOf(undefined, <UnknownAddress />);
