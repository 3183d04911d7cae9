import { headerWords } from "@/content/navigation";
import { site } from "@/content/site";
import { BrandMark } from "./brand-mark";
import "./brand.scss";

type BrandProps = {
  /** In the footer, which is dark in both schemes. */
  readonly onDark?: boolean;
};

/** The mark and the name; a link to the home page. */
export function Brand({ onDark = false }: BrandProps) {
  return (
    <a className={onDark ? "brand brand--on-dark" : "brand"} href="/">
      <BrandMark className="brand__mark" />
      <span className="brand__words">
        <span className="brand__name">{site.name}</span>
        <span className="brand__tagline">{headerWords.tagline}</span>
      </span>
    </a>
  );
}
