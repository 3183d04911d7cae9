import { Icon } from "@/components/icon/icon";
import "./link-rows.scss";

type LinkRowsProps = {
  readonly links: readonly {
    /** An address in the language of the page, or a fragment. */
    readonly href: string;
    readonly label: string;
    readonly rel?: "noopener";
  }[];
};

/** Links in ruled rows, each with an arrow. Several rows are beside each other where there is room. */
export const LinkRows = ({ links }: LinkRowsProps) => (
  <ul className="link-rows">
    {links.map(({ href, label, rel }) => (
      <li key={href}>
        <a className="link-rows__link" href={href} rel={rel}>
          {label}
          <Icon name="arrow" />
        </a>
      </li>
    ))}
  </ul>
);
