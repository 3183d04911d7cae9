import type { ReactNode } from "react";
import type {
  TextPage as TextPageText,
  TextPageSection as Section,
} from "@/content-rules/text-pages";
import { languageOfText, pageContent } from "@/components/language/language";
import { chatHrefWith } from "@/components/contact-links/contact-links";
import { ReviewDate } from "@/components/review-date/review-date";
import { fieldNamesOf, formNames, ruleOf, type FieldName } from "../../endpoint/lead.js";
import "./text-page.scss";

type TextPageProps = { readonly href: TextPageText["href"]; readonly children?: ReactNode };

/** A page of plain text in sections: the privacy notice, the accessibility statement. */
export function TextPage({ href, children }: TextPageProps) {
  const { textPages } = pageContent();
  const notice = textPages.find((candidate) => candidate.href === href)!;
  return (
    <article className="text-page section wrapper">
      <h1>{notice.title}</h1>
      <p className="section__intro">{notice.intro}</p>
      <ReviewDate path={href} />
      {children}
      {notice.sections.map((section, index) => (
        <TextPageSection
          key={section.id}
          {...section}
          endsFirstScreen={index === Math.min(1, notice.sections.length - 1)}
        />
      ))}
    </article>
  );
}

type TextPageSectionProps = Section & { readonly endsFirstScreen: boolean };

function TextPageSection({
  id,
  heading,
  paragraphs,
  withoutContact,
  list = {},
  details,
  chat,
  endsFirstScreen,
}: TextPageSectionProps) {
  const { contact } = pageContent();
  const items = [...Object.values(list), ...Object.values(details ?? {})].filter((item) => item);

  return (
    <section
      className="text-page__section"
      id={endsFirstScreen ? "first-screen" : undefined}
      aria-labelledby={id}
    >
      <h2 className="text-page__heading" id={id}>
        {heading}
      </h2>
      {Object.entries(paragraphs).map(([key, paragraph]) => (
        <p key={key}>{paragraph}</p>
      ))}
      {withoutContact !== undefined && !details?.contact && <p>{withoutContact}</p>}
      {items.length > 0 && (
        <ul className="bullets">
          {items.map((item) => (
            <li key={item} lang={languageOfText(item)}>
              {item}
            </li>
          ))}
        </ul>
      )}
      {chat !== undefined && (
        <p>
          <a className="touch" href={chatHrefWith(contact, chat.draft)}>
            {chat.label}
          </a>
        </p>
      )}
    </section>
  );
}

/** Every field of both forms and why it is asked, as the DPDP Act requires. */
export function PrivacyFields() {
  const { privacy } = pageContent().forms;
  return (
    <section className="text-page__fields" aria-labelledby="fields">
      <h2 className="text-page__heading" id="fields">
        {privacy.heading}
      </h2>
      <dl className="text-page__field-list">
        {privacy.items.map(({ id, field, names, why }) => (
          <div className="text-page__field" key={id}>
            <dt className="text-page__field-name">
              {mayBeEmpty(names) ? `${field} ${privacy.optional}` : field}{" "}
              <span className="text-page__field-form">{privacy[formOf(names)]}</span>
            </dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** False for the timestamp, which the page fills. */
const mayBeEmpty = (names: readonly FieldName[]) =>
  !names.includes("timestamp") &&
  formNames.every((form) =>
    fieldNamesOf(form).every((name) => !names.includes(name) || !ruleOf(form, name).required),
  );

function formOf(names: readonly FieldName[]) {
  const [form, other] = formNames.filter((form) =>
    fieldNamesOf(form).some((name) => names.includes(name)),
  );
  return form && !other ? form : "both";
}
