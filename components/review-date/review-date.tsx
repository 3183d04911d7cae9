import { pageContent, pageLanguage } from "@/components/language/language";
import { RichText } from "@/components/rich-text/rich-text";

type ReviewDateProps = {
  /** ISO date of the last review. */
  readonly date: string;
};

/** The date on which the text of a page was last reviewed. */
export function ReviewDate({ date }: ReviewDateProps) {
  const { reviewMessages } = pageContent();
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
