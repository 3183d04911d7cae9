import type { Path } from "@/content-rules/fields/paths";
import { reviewDate } from "@/site-content/signatures";
import { pageContent, pageLanguage } from "@/components/language/language";
import { Paragraph } from "@/components/rich-text/rich-text";

type ReviewDateProps = { readonly path: Path };

/** The date on which the page was signed; nothing while it is not signed. */
export function ReviewDate({ path }: ReviewDateProps) {
  const { about } = pageContent();
  const date = reviewDate(path, pageLanguage());
  if (date === undefined) return null;
  const text = new Date(date).toLocaleDateString(pageLanguage().tag, {
    dateStyle: "long",
    numberingSystem: "latn",
    timeZone: "UTC",
  });

  return <Paragraph text={about.lastReviewed} replacements={{ date: text }} />;
}
