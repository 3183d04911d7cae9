import { notFoundMetadata } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { languageOf, type LanguageParams } from "@/components/language/language";
import { UnknownAddress } from "@/components/unknown-address/unknown-address";

type NotFoundProps = { readonly params: LanguageParams };

export const generateMetadata = async ({ params }: NotFoundProps) =>
  notFoundMetadata(await languageOf(params));

/**
 * The export writes this page as 404.html: the English one at the root, the others in the folder of their language. The
 * host serves it, with status 404, for an unknown address.
 */
export default pageOf(undefined, <UnknownAddress />);
