import type { ReactNode } from "react";
import type { Picture as PictureData } from "@/content-rules/fields/field";
import type { Service } from "@/content-rules/services";
import { chatHref } from "@/components/contact-links/contact-links";
import { FeeLine } from "@/components/fee-line/fee-line";
import { pageContent } from "@/components/language/language";
import { LinkRows } from "@/components/link-rows/link-rows";
import { Paragraph } from "@/components/rich-text/rich-text";
import { Picture } from "@/components/picture/picture";
import "./page-top.scss";

type PageTopProps = {
  readonly alias?: string | undefined;
  readonly title: string;
  /** The sentence under the title. May contain links. */
  readonly line: string;
  readonly picture: PictureData;
  readonly children: ReactNode;
  readonly subject: string;
  readonly services: readonly Service[];
  /** The text of the link to each section, by its id. */
  readonly sections: Readonly<Record<string, string>>;
  /** The text before the links to the sections. May contain links. */
  readonly paragraph: string;
};

/** The first screen of a guide: title, picture, what to do first, the ways to ask, links. */
export function PageTop({
  alias,
  title,
  line,
  picture,
  children,
  subject,
  services,
  sections,
  paragraph,
}: PageTopProps) {
  const { contact, servicePage, home } = pageContent();
  return (
    <div className="page-top">
      <div className="page-top__grid split wrapper">
        <div className="page-top__side">
          <div className="page-top__title">
            {alias !== undefined && <p className="page-top__alias">{alias}</p>}
            <h1>{title}</h1>
            <Paragraph className="page-top__line" text={line} />
          </div>
          <div className="page-top__start">
            {children}
            <p className="page-top__actions cluster">
              <a className="button floating-contact__start" href="#booking">
                {home.start}
              </a>
              <a className="button button--quiet from-medium" href={chatHref(contact, subject)}>
                {servicePage.cards.ask}
              </a>
            </p>
            <FeeLine services={services} />
            <p>{servicePage.cards.how}</p>
          </div>
          <Paragraph className="page-top__paragraph" text={paragraph} />
        </div>
        <div className="page-top__side">
          <Picture className="page-top__picture rounded-picture" picture={picture} eager />
          <nav className="page-top__sections" aria-labelledby="on-this-page">
            <p className="page-top__label" id="on-this-page">
              {servicePage.onThisPage}
            </p>
            <LinkRows
              links={Object.entries(sections).map(([id, label]) => ({ href: `#${id}`, label }))}
            />
          </nav>
        </div>
      </div>
    </div>
  );
}
