import { NextStep } from "@/components/next-step/next-step";
import { SourceList } from "@/components/source-list/source-list";
import { navigation } from "@/content/navigation";
import { guideWords, type ServiceGuide } from "@/content/service-guides";

type OnwardProps = { readonly guide: ServiceGuide };

/** The end of the page: ask or book, other services, sources. */
export function Onward({ guide }: OnwardProps) {
  const related = navigation.eachService.filter(({ href }) =>
    guide.related.includes(href),
  );

  return (
    <div className="section wrapper">
      <NextStep subject={guide.subject} />
      <p className="service-guide__related">
        {guideWords.related}
        {related.map(({ href, label }) => (
          <a className="service-guide__related-link" href={href} key={href}>
            {label}
          </a>
        ))}
      </p>
      <SourceList guide={guide} />
    </div>
  );
}
