import { Brand } from "@/components/brand/brand";
import { CentreContact } from "@/components/centre-contact/centre-contact";
import { about, placeWords } from "@/content/about";
import { navigation } from "@/content/navigation";
import { site } from "@/content/site";
import "./site-footer.scss";

/** The footer of every page: about, reach out, copyright and developer credit (specification, section 1). */
export function SiteFooter() {
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
            {[
              ...navigation.eachService,
              navigation.firstVisit,
              navigation.contact,
            ].map(({ href, label }) => (
              <li key={href}>
                <a className="site-footer__link" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="reach-out">
          <h2 className="site-footer__heading" id="reach-out">
            {about.reachOutHeading}
          </h2>
          <CentreContact />
          {site.social.length > 0 && (
            <ul className="site-footer__social" aria-label={placeWords.social}>
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
          © {site.since} {site.fullName}. {about.copyright}
        </p>
        <p className="site-footer__notices">
          <a className="site-footer__link" href="/privacy">
            {about.privacy}
          </a>
          <a className="site-footer__link" href="/accessibility">
            {about.accessibility}
          </a>
        </p>
        <p>
          {about.credit}{" "}
          <a
            className="site-footer__link"
            href={site.developer.href}
            rel="noopener"
          >
            {site.developer.name}
          </a>
        </p>
      </div>
    </footer>
  );
}
