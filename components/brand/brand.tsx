import { headerWords } from "@/content/navigation";
import { site } from "@/content/site";
import "./brand.scss";

/** The mark and the name; a link to the home page. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <img
        className="brand__mark"
        src="/images/logo-mark.svg"
        width="44"
        height="44"
        alt=""
      />
      <span className="brand__words">
        <span className="brand__name">{site.name}</span>
        <span className="brand__tagline">{headerWords.tagline}</span>
      </span>
    </a>
  );
}
