import type { Path } from "@/content-model/paths";
import { reviewDate } from "@/content-model/signatures";
import type { Address } from "@/content-model/rules";
import { pageContent, pageLanguage } from "@/components/language/language";
import { RichText } from "@/components/rich-text/rich-text";

type ReviewDateProps = {
  /** Address of a page. */
  readonly path: Address;
};

/** The date on which the page was signed; nothing while it is not signed. */
export function ReviewDate({ path }: ReviewDateProps) {
  const { reviewMessages } = pageContent();
  const date = reviewDate(path as Path, pageLanguage());
  if (date === undefined) return null;
  const text = new Date(date).toLocaleDateString(pageLanguage().tag, {
    dateStyle: "long",
    numberingSystem: "latn",
    timeZone: "UTC",
  });

  return (
    <p>
      <RichText
        text={reviewMessages.last}
        replacements={{ date: <time dateTime={date}>{text}</time> }}
      />
    </p>
  );
}
