import { pageAddress, pageContent } from "@/components/language/language";
import "./brand.scss";

type BrandProps = { readonly onDark?: boolean };

/** A link to the home page, with the logo, the name and the tagline. */
export function Brand({ onDark = false }: BrandProps) {
  const { site } = pageContent();
  return (
    <a className={`brand touch ${onDark ? "brand--on-dark" : ""}`.trim()} href={pageAddress("/")}>
      <BrandMark />
      <span className="brand__words">
        <BrandName name={site.name} />
        <span className="brand__tagline">{site.tagline}</span>
      </span>
    </a>
  );
}

/** K7 is a drawing in letters of the heading font, which would arrive after the first paint. */
function BrandName({ name }: { readonly name: string }) {
  if (name !== "K7") return <span className="display">{name}</span>;
  return (
    <svg height="1em" viewBox="0 0 202 128" fill="currentColor" role="img" aria-label={name}>
      <path d="M72 128 36 72h-8V53h8L72 0h35L62 64v-7l47 71zM0 128V0h31v128zm126 0 44-102h-56V0h88v27l-42 101z" />
    </svg>
  );
}

/** The clinic's logo. public/images/logo-mark.svg, for the social cards, is the same drawing. */
function BrandMark() {
  return (
    // The width is for browsers that do not know cascade layers.
    <svg className="brand__mark" width="40" viewBox="0 0 48 48" aria-hidden="true">
      <path fill="var(--mark-stem)" d="M7 10.5a4.5 4.5 0 0 1 9 0v27a4.5 4.5 0 0 1-9 0z" />
      <path fill="var(--mark-leaf)" d="M19 23c0-10 7-17 20-17a2 2 0 0 1 2 2c0 10-9 15-22 15" />
      <path fill="var(--mark-petal)" d="M19 25c13 0 22 5 22 15a2 2 0 0 1-2 2c-13 0-20-7-20-17" />
      <circle fill="var(--mark-dot)" cx="39.5" cy="24" r="3.6" />
    </svg>
  );
}
