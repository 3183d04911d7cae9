import type { ReactNode } from "react";
import type { Picture as PictureData } from "@/content-rules/fields/field";
import type { Service } from "@/content-rules/services";
import { chatHref } from "@/components/contact-links/contact-links";
import { FeeLine } from "@/components/fee-line/fee-line";
import { pageContent } from "@/components/language/language";
import { LinkRows } from "@/components/link-rows/link-rows";
import { RichText } from "@/components/rich-text/rich-text";
import { Picture } from "@/components/picture/picture";
import "./page-top.scss";

type PageTopProps = {
  /** Another name of the service, above the title. */
  readonly alias?: string | undefined;
  readonly title: string;
  /** The sentence under the title. May contain links: rich-text.ts. */
  readonly line: string;
  readonly picture: PictureData;
  /** What a parent does first on this page, under the picture. */
  readonly children: ReactNode;
  /** The service or concern that the WhatsApp draft names. */
  readonly subject: string;
  /** The services whose fee is below the button. */
  readonly services: readonly Service[];
  /** The text of the link to each section, by its id. */
  readonly sections: Readonly<Record<string, string>>;
  /** The text before the links to the sections. May contain links: rich-text.ts. */
  readonly paragraph: string;
};

/**
 * The first screen of a page about a service or a concern: title, sentence, picture, what to do first, and the ways to
 * ask. A paragraph and links to the sections end it. On a phone the picture is as wide as the text, and below the title; on
 * wide windows picture and links are beside the text.
 */
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
            <p className="page-top__line">
              <RichText text={line} />
            </p>
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
          <p className="page-top__paragraph">
            <RichText text={paragraph} />
          </p>
        </div>
        <div className="page-top__side">
          <Picture className="page-top__picture rounded-picture" picture={picture} eager />
          <nav className="page-top__sections" aria-labelledby="on-this-page">
            <p className="page-top__label" id="on-this-page">
              {servicePage.onThisPage}
            </p>
            <LinkRows
              links={Object.entries(sections).map(([id, label]) => ({
                href: `#${id}`,
                label,
              }))}
            />
          </nav>
        </div>
      </div>
    </div>
  );
}
