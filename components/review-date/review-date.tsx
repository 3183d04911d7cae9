import { reviewWords } from "@/content/about";

type ReviewDateProps = {
  /** ISO date of the last review. */
  readonly date: string;
};

const format = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** When the text of a page was last reviewed. */
export function ReviewDate({ date }: ReviewDateProps) {
  return (
    <p>
      {reviewWords.last}{" "}
      <time dateTime={date}>{format.format(new Date(date))}</time>
    </p>
  );
}
