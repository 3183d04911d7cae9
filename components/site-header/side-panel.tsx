import type { Path } from "@/content-rules/fields/paths";
import type { NavigationLink } from "@/site-content/content";
import { pageAddress, pageContent } from "@/components/language/language";
import { callHref, chatHref } from "@/components/contact-links/contact-links";
import { Icon } from "@/components/icon/icon";
import "./side-panel.scss";

/**
 * Invoker commands, which React's types lack, open the panel as a modal dialog: focus stays inside.
 * Fallback: the popover attributes on the same buttons.
 */
const opens = { command: "show-modal", commandfor: "side-panel" };
const closes = { command: "close", commandfor: "side-panel" };

type SidePanelProps = { readonly current: Path | undefined };

/** The slide-in menu of narrow windows (specification, section 2), with phone and chat. */
export function SidePanel({ current }: SidePanelProps) {
  const { contact, ui } = pageContent();
  const linkTo = (link: NavigationLink) => (
    <HeaderLink
      link={link}
      current={current}
      className="side-panel__link side-panel__link--large"
    />
  );
  return (
    <>
      <button
        className="icon-button side-panel__button below-large"
        type="button"
        popoverTarget="side-panel"
        aria-label={ui.openMenu}
        {...opens}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className="side-panel"
        id="side-panel"
        popover="auto"
        closedby="any"
        aria-label={ui.menu}
      >
        <div className="side-panel__head">
          <button
            className="icon-button side-panel__button below-large"
            type="button"
            popoverTarget="side-panel"
            popoverTargetAction="hide"
            aria-label={ui.closeMenu}
            {...closes}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav className="side-panel__links" aria-label={ui.navigation}>
          {linkTo(ui.links.home)}
          {linkTo(ui.links.services)}
          <div className="side-panel__services">
            <ServiceLinks current={current} />
          </div>
          {linkTo(ui.links.contact)}
        </nav>
        <p className="side-panel__actions">
          <a className="button button--quiet" href={callHref(contact)}>
            <Icon name="phone" />
            {contact.phone.text}
          </a>
          <a className="button button--quiet" href={chatHref(contact)}>
            <Icon name="chat" />
            {ui.chat}
          </a>
        </p>
      </dialog>
    </>
  );
}

type HeaderLinkProps = {
  readonly link: NavigationLink;
  readonly current: Path | undefined;
  readonly className: string;
};

/** A link that marks the current page. */
export function HeaderLink({ link, current, className }: HeaderLinkProps) {
  return (
    <a
      className={className}
      href={pageAddress(link.href)}
      aria-current={link.href === current ? "page" : undefined}
    >
      {link.label}
    </a>
  );
}

/** A link to each service. */
export function ServiceLinks({ current }: SidePanelProps) {
  const { serviceLinks } = pageContent();
  return (
    <ul>
      {serviceLinks.map((link) => (
        <li key={link.href}>
          <HeaderLink link={link} current={current} className="side-panel__link" />
        </li>
      ))}
    </ul>
  );
}
