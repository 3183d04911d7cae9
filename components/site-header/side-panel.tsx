import type { Path } from "@/content-rules/paths";
import { pageContent } from "@/components/language/language";
import {
  callHref,
  chatHref,
  phoneText,
} from "@/components/contact-links/contact-links";
import { Icon } from "@/components/icon/icon";
import { HeaderLink, ServiceLinks } from "./navigation";
import "./side-panel.scss";

/**
 * Invoker commands, which React's types lack. Where supported they open the panel as a modal dialog: focus stays
 * inside, Escape closes it and focus returns. Fallback: the popover attributes on the same buttons.
 */
const opens = { command: "show-modal", commandfor: "side-panel" };
const closes = { command: "close", commandfor: "side-panel" };

type SidePanelProps = { readonly current: Path | undefined };

/** The slide-in menu of narrow windows, with its open and close buttons (specification, section 2), phone and chat. */
export function SidePanel({ current }: SidePanelProps) {
  const { contact, header } = pageContent();
  return (
    <>
      <button
        className="side-panel__button"
        type="button"
        popoverTarget="side-panel"
        aria-label={header.openMenu}
        {...opens}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className="side-panel"
        id="side-panel"
        popover="auto"
        closedby="any"
        aria-label={header.menu}
      >
        <div className="side-panel__head">
          <button
            className="side-panel__button"
            type="button"
            popoverTarget="side-panel"
            popoverTargetAction="hide"
            aria-label={header.closeMenu}
            {...closes}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav className="side-panel__links" aria-label={header.navigation}>
          <HeaderLink
            link={header.links.home}
            current={current}
            className="navigation__link navigation__link--large"
          />
          <HeaderLink
            link={header.links.services}
            current={current}
            className="navigation__link navigation__link--large"
          />
          <div className="side-panel__services">
            <ServiceLinks current={current} />
          </div>
          <HeaderLink
            link={header.links.contact}
            current={current}
            className="navigation__link navigation__link--large"
          />
        </nav>
        <p className="side-panel__actions">
          <a className="button button--quiet" href={callHref(contact)}>
            <Icon name="phone" />
            {phoneText(contact)}
          </a>
          <a
            className="button button--quiet"
            href={chatHref(contact)}
            rel="noopener"
          >
            <Icon name="chat" />
            {contact.chat}
          </a>
        </p>
      </dialog>
    </>
  );
}
