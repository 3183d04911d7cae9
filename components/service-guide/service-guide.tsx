import { Noticing } from "@/components/noticing/noticing";
import type { ServiceGuide as Guide } from "@/content/service-guides";
import { FirstVisit, YourPart } from "./first-visit";
import { Onward } from "./onward";
import { PlainFacts } from "./plain-facts";
import { Questions } from "./questions";
import "./service-guide.scss";

type ServiceGuideProps = { readonly guide: Guide };

/** What a parent wants to know before a first visit, under the first screen of a service page. */
export function ServiceGuide({ guide }: ServiceGuideProps) {
  return (
    <div className="service-guide">
      <Noticing guide={guide} />
      <PlainFacts guide={guide} />
      <FirstVisit visit={guide.firstVisit} />
      <YourPart parts={guide.yourPart} />
      <Questions questions={guide.questions} />
      <Onward guide={guide} />
    </div>
  );
}
