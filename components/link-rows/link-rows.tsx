import { pageAddress } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import "./link-rows.scss";

type LinkRowsProps = {
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

/** Links in ruled rows, several beside each other where there is room. */
export const LinkRows = ({ links }: LinkRowsProps) => (
  <ul className="link-rows">
    {links.map(({ href, label }) => (
      <li key={href}>
        <a className="link-rows__link" href={pageAddress(href)}>
          {label}
          <Icon name="arrow" />
        </a>
      </li>
    ))}
  </ul>
);
