import type { ReactNode } from "react";
import { chatHrefWith } from "@/components/contact-links/contact-links";
import { ReviewDate } from "@/components/review-date/review-date";
import type { Notice as NoticeContent } from "@/content/notice";
import "./notice.scss";

type NoticeProps = {
  readonly notice: NoticeContent;
  /** Stands between the introduction and the sections. */
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
      {notice.sections.map(({ id, heading, paragraphs, list, chat }) => (
        <section className="notice__section" key={id} aria-labelledby={id}>
          <h2 className="notice__heading" id={id}>
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list !== undefined && list.length > 0 && (
            <ul className="notice__list">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {chat !== undefined && (
            <p>
              <a href={chatHrefWith(chat.draft)} rel="noopener">
                {chat.label}
              </a>
            </p>
          )}
        </section>
      ))}
    </article>
  );
}
