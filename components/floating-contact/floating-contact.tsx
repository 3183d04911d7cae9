import { textPagePaths, type Path } from "@/content-rules/fields/paths";
import { isPhoneFirst, pageAddress, pageContent } from "@/components/language/language";
import { callHref, chatHref } from "@/components/contact-links/contact-links";
import { Icon } from "@/components/icon/icon";
import "./floating-contact.scss";

type FloatingContactProps = {
  /** The page being shown; undefined on the 404 page. */
  readonly path: Path | undefined;
  readonly subject: string | undefined;
};

/** A WhatsApp button (specification, section 1), on phones one of three links in a bar. */
export function FloatingContact({ path, subject }: FloatingContactProps) {
  const { contact, home, site, ui } = pageContent();
  const filled = (isFilled: boolean) => (isFilled ? "floating-contact__link--main" : "");
  return (
    <nav className="floating-contact" aria-label={ui.quick}>
      <a
        className={`floating-contact__link below-medium ${filled(isPhoneFirst())}`}
        href={callHref(contact)}
      >
        <Icon name="phone" />
        {ui.call}
      </a>
      <a
        className="floating-contact__link floating-contact__link--chat"
        href={chatHref(contact, subject)}
        aria-label={ui.chat}
      >
        <Icon name="chat" />
        {ui.chatShort}
      </a>
      {path === "/contact" ? (
        <a className="floating-contact__link below-medium" href={site.directions}>
          <Icon name="pin" />
          {ui.directionsShort}
        </a>
      ) : (
        <a
          className={`floating-contact__link below-medium ${filled(!isPhoneFirst())}`}
          href={bookHref(path)}
        >
          <Icon name="calendar" />
          {home.start}
        </a>
      )}
    </nav>
  );
}

/** Without the short form, but for /contact, which has no link to it. */
const pathsWithoutForm: readonly (Path | undefined)[] = [
  undefined,
  "/first-visit",
  ...textPagePaths,
];

/** The short form on the page, or on the home page if the page has none. */
const bookHref = (path: Path | undefined) =>
  pathsWithoutForm.includes(path) ? pageAddress("/#booking") : "#booking";
