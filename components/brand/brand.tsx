import { headerWords } from "@/content/navigation";
import { site } from "@/content/site";
import "./brand.scss";

type BrandProps = {
  /** In the footer, which is dark in both schemes. */
  readonly onDark?: boolean;
};

const lightMark = "/images/logo-mark.svg";
const darkMark = "/images/logo-mark-dark.svg";

/** The mark and the name; a link to the home page. */
export function Brand({ onDark = false }: BrandProps) {
  return (
    <a className="brand" href="/">
      <picture>
        <source srcSet={darkMark} media="(prefers-color-scheme: dark)" />
        <img
          className="brand__mark"
          src={onDark ? darkMark : lightMark}
          width="44"
          height="44"
          alt=""
          loading={onDark ? "lazy" : undefined}
        />
      </picture>
      <span className="brand__words">
        <span className="brand__name">{site.name}</span>
        <span className="brand__tagline">{headerWords.tagline}</span>
      </span>
    </a>
  );
}
