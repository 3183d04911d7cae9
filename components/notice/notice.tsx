import type { ReactNode } from "react";
import { ReviewDate } from "@/components/review-date/review-date";
import type { Notice as NoticeText } from "@/content/pages";
import { privacy, privacyWords } from "@/content/privacy";
import "./notice.scss";

type NoticeProps = {
  readonly notice: NoticeText;
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

/** Every field of both forms and why it is asked, itemised as the DPDP Act's notice requires. */
export function PrivacyFields() {
  return (
    <section className="privacy-fields" aria-labelledby="fields">
      <h2 className="privacy-fields__heading" id="fields">
        {privacyWords.heading}
      </h2>
      <dl className="privacy-fields__list">
        {privacy.items.map(({ field, form, why }) => (
          <div className="privacy-fields__item" key={field}>
            <dt className="privacy-fields__name">
              {field}{" "}
              <span className="privacy-fields__form">{privacyWords[form]}</span>
            </dt>
            <dd className="privacy-fields__why">{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
