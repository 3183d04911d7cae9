import type { ReactNode } from "react";
import type { Path } from "@/content-rules/fields/paths";
import { setPageLanguage, type LanguageParams } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";

/** The default export of the page at a path, or of the 404 page, in the language of the route. */
export const pageOf = (path: Path | undefined, content: ReactNode) =>
  async function Page({ params }: { readonly params: LanguageParams }) {
    await setPageLanguage(params);
    return <PageFrame path={path}>{content}</PageFrame>;
  };
