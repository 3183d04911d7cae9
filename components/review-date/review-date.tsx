import { reviewWords } from "@/content/about";

type ReviewDateProps = {
  /** ISO date of the last look at the words. */
  readonly date: string;
};

const format = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** When the words of a page were last checked. */
export function ReviewDate({ date }: ReviewDateProps) {
  return (
    <p>
      {reviewWords.last}{" "}
      <time dateTime={date}>{format.format(new Date(date))}</time>
    </p>
  );
}
