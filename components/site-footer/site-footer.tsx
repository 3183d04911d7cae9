import { pageAddress, pageContent } from "@/components/language/language";
import { Brand } from "@/components/brand/brand";
import { RichText } from "@/components/rich-text/rich-text";
import { ContactBlock } from "@/components/contact-block/contact-block";
import "./site-footer.scss";

/** The footer of every page: about, reach out, copyright and developer credit (specification, section 1). */
export function SiteFooter() {
  const { about, navigation, textPages, place, serviceLinks, site } =
    pageContent();
  return (
    <footer className="site-footer">
      <div className="site-footer__columns wrapper">
        <section className="site-footer__about" aria-labelledby="about">
          <div className="site-footer__mark">
            <Brand onDark />
          </div>
          <h2 className="site-footer__heading" id="about">
            {about.heading}
          </h2>
          <dl className="site-footer__story">
            <div>
              <dt>{about.founderHeading}</dt>
              <dd>{about.founder}</dd>
            </div>
            <div>
              <dt>{about.missionHeading}</dt>
              <dd>{about.mission}</dd>
            </div>
            <div>
              <dt>{about.visionHeading}</dt>
              <dd>{about.vision}</dd>
            </div>
          </dl>
        </section>
        <nav aria-labelledby="footer-services">
          <h2 className="site-footer__heading" id="footer-services">
            {about.servicesHeading}
          </h2>
          <ul className="site-footer__list">
            {[...serviceLinks, navigation.firstVisit, navigation.contact].map(
              ({ href, label }) => (
                <li key={href}>
                  <a className="site-footer__link" href={pageAddress(href)}>
                    {label}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <section aria-labelledby="reach-out">
          <h2 className="site-footer__heading" id="reach-out">
            {about.reachOutHeading}
          </h2>
          <ContactBlock />
          {site.social.length > 0 && (
            <ul className="site-footer__social" aria-label={place.social}>
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <a className="site-footer__link" href={href} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <div className="site-footer__legal wrapper">
        <p>
          <RichText
            text={about.copyright}
            replacements={{ since: site.since, name: site.fullName }}
          />
        </p>
        <p className="site-footer__notices">
          {textPages.map(({ id, href, title }) => (
            <a className="site-footer__link" key={id} href={pageAddress(href)}>
              {title}
            </a>
          ))}
        </p>
        <p>
          <RichText
            text={about.credit}
            replacements={{
              developer: (
                <a
                  className="site-footer__link"
                  href={site.developer.href}
                  rel="noopener"
                >
                  {site.developer.name}
                </a>
              ),
            }}
          />
        </p>
      </div>
    </footer>
  );
}
