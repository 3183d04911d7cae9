import type { Path } from "@/content-rules/paths";
import type { NavigationLink } from "@/site-content/content";
import { pageAddress, pageContent } from "@/components/language/language";

type HeaderLinkProps = {
  readonly link: NavigationLink;
  readonly current: Path | undefined;
  readonly className: string;
};

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

type ServiceLinksProps = Pick<HeaderLinkProps, "current">;

/** The links to each service, for the dropdown and the panel. */
export function ServiceLinks({ current }: ServiceLinksProps) {
  const { serviceLinks } = pageContent();
  return (
    <ul>
      {serviceLinks.map((link) => (
        <li key={link.href}>
          <HeaderLink
            link={link}
            current={current}
            className="navigation__link"
          />
        </li>
      ))}
    </ul>
  );
}
