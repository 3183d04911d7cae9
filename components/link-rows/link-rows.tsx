import { pageAddress } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import "./link-rows.scss";

type LinkRowsProps = {
  readonly links: readonly {
    /** An address as it is in content/, or a fragment. */
    readonly href: string;
    readonly label: string;
  }[];
};

/** Links in ruled rows, each with an arrow. Several rows are beside each other where there is room. */
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
