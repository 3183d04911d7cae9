import { pageContent } from "@/components/language/language";

type SectionLinksProps = {
  readonly sections: readonly { readonly id: string; readonly label: string }[];
};

/** Links to sections of the page, two in a row. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { guideMessages } = pageContent();
  return (
    <nav aria-label={guideMessages.onThisPage}>
      <ul className="section-links">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a className="section-links__link" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
