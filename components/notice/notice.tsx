import type { ReactNode } from "react";
import { ReviewDate } from "@/components/review-date/review-date";
import "./notice.scss";

type NoticeProps = {
  readonly notice: {
    readonly title: string;
    readonly intro: string;
    readonly reviewed: string;
    readonly sections: readonly {
      readonly id: string;
      readonly heading: string;
      readonly paragraphs: readonly string[];
      readonly list?: readonly string[];
    }[];
  };
  /** Rendered between the introduction and the sections. */
  readonly children?: ReactNode;
};

/** A page of plain text in sections: the privacy notice, the accessibility statement. */
export function Notice({ notice, children }: NoticeProps) {
  return (
    <article className="notice section wrapper">
      <h1>{notice.title}</h1>
      <p className="section__intro">{notice.intro}</p>
      <ReviewDate date={notice.reviewed} />
      {children}
      {notice.sections.map(({ id, heading, paragraphs, list }) => (
        <section className="notice__section" key={id} aria-labelledby={id}>
          <h2 className="notice__heading" id={id}>
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list !== undefined && (
            <ul className="notice__list">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
