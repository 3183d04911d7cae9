import type { ReactNode } from "react";
import { pageAddress, pageContent } from "@/components/language/language";
import { Brand } from "@/components/brand/brand";
import { Fold } from "@/components/fold/fold";
import { RichText } from "@/components/rich-text/rich-text";
import { CentreBlock } from "@/components/centre-block/centre-block";
import "./site-footer.scss";

/** The footer of every page: specification, section 1. */
export function SiteFooter() {
  const { about, textPages, site } = pageContent();
  return (
    <footer className="site-footer">
      <div className="site-footer__columns wrapper">
        <section className="site-footer__reach" aria-labelledby="reach-out">
          <div className="site-footer__mark from-small">
            <Brand onDark />
          </div>
          <h2 className="site-footer__heading" id="reach-out">
            {about.reachOutHeading}
          </h2>
          <CentreBlock />
        </section>
        <Links />
        <About />
      </div>
      <div className="site-footer__legal cluster wrapper">
        <p className="site-footer__rights cluster">
          <span>
            <RichText
              text={about.copyright}
              replacements={{ since: site.since, name: site.fullName }}
            />
          </span>{" "}
          <span>
            <RichText
              text={about.credit}
              replacements={{ developer: <a href={site.developer.href}>{site.developer.name}</a> }}
            />
          </span>
        </p>
        <p className="site-footer__notices cluster">
          {textPages.map(({ href, title }) => (
            <a className="site-footer__link touch" key={href} href={pageAddress(href)}>
              {title}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}

/** Links to the services, the story of a first visit, the contact page and the social pages. */
function Links() {
  const { about, serviceLinks, site, ui } = pageContent();
  return (
    <div className="site-footer__links">
      <nav aria-label={about.servicesHeading}>
        <FoldOnPhones title={about.servicesHeading}>
          <LinkList links={serviceLinks} />
        </FoldOnPhones>
      </nav>
      <div className="site-footer__more">
        <LinkList links={[ui.links.firstVisit, ui.links.contact]} />
        {site.social.length > 0 && (
          <LinkList
            label={ui.social}
            links={site.social.map(({ name, href }) => ({ label: name, href }))}
          />
        )}
      </div>
    </div>
  );
}

type LinkListProps = {
  /** The name of the list for screen readers, where no heading has it. */
  readonly label?: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

const LinkList = ({ label, links }: LinkListProps) => (
  <ul className="site-footer__list" aria-label={label}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a className="site-footer__link touch" href={pageAddress(href)}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

function About() {
  const { about } = pageContent();
  return (
    <div className="site-footer__about">
      <FoldOnPhones title={about.heading}>
        <dl className="site-footer__story">
          {(["founder", "mission", "vision"] as const).map((part) => (
            <div key={part}>
              <dt>{about[`${part}Heading`]}</dt>
              <dd>{about[part]}</dd>
            </div>
          ))}
        </dl>
      </FoldOnPhones>
    </div>
  );
}

type FoldOnPhonesProps = { readonly title: string; readonly children: ReactNode };

/** In wider windows it is open below a heading, where browsers can style the content of a fold. */
const FoldOnPhones = ({ title, children }: FoldOnPhonesProps) => (
  <>
    <h2 className="site-footer__heading site-footer__open">{title}</h2>
    <Fold className="site-footer__fold" title={title} level="h2">
      {children}
    </Fold>
  </>
);
