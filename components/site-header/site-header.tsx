import type { Path } from "@/content-rules/fields/paths";
import { addressIn, languages } from "@/site-content/languages";
import { pageContent, pageLanguage } from "@/components/language/language";
import { callHref } from "@/components/contact-links/contact-links";
import { Brand } from "@/components/brand/brand";
import { Icon } from "@/components/icon/icon";
import { HeaderLink, ServiceLinks, SidePanel } from "./side-panel";
import "./site-header.scss";

type SiteHeaderProps = { readonly current: Path | undefined };

/** The welcome banner and the header of every page: specification, sections 1 and 2. */
export function SiteHeader({ current }: SiteHeaderProps) {
  const { contact, site, ui } = pageContent();
  return (
    <header className="site-header">
      {/* Above the header's 90 px on wide windows, and a part of them on phones. */}
      <section className="site-header__announcement" aria-label={ui.announcement}>
        <p className="wrapper">{site.welcome}</p>
      </section>
      <div className="site-header__bar wrapper">
        <Brand />
        <nav className="site-header__links from-large" aria-label={ui.navigation}>
          <HeaderLink link={ui.links.home} current={current} className="site-header__link touch" />
          <div className="site-header__services">
            <HeaderLink
              link={ui.links.services}
              current={current}
              className="site-header__link touch"
            />
            <button
              className="icon-button site-header__chevron"
              type="button"
              popoverTarget="services-menu"
              aria-label={ui.servicesMenu}
            >
              <Icon name="chevron" />
            </button>
            <div className="site-header__dropdown" id="services-menu" popover="auto">
              <ServiceLinks current={current} />
            </div>
          </div>
          <HeaderLink
            link={ui.links.contact}
            current={current}
            className="site-header__link site-header__link--main touch"
          />
        </nav>
        <a className="site-header__phone touch from-wide" href={callHref(contact)}>
          <Icon name="phone" />
          <span className="unseen">{ui.phone}: </span>
          {contact.phone.text}
        </a>
        <LanguageLinks current={current} />
        <SidePanel current={current} />
      </div>
    </header>
  );
}

/** A link to the same page in each other language; on the 404 page, to the home page. */
function LanguageLinks({ current = "/" }: SiteHeaderProps) {
  return languages
    .filter((language) => language !== pageLanguage())
    .map((language) => (
      <a
        className="site-header__language"
        key={language.code}
        href={addressIn(language, current)}
        hrefLang={language.code}
        lang={language.tag}
      >
        {language.name}
      </a>
    ));
}
