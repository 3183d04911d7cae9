import { PlainFacts } from "@/components/plain-facts/plain-facts";
import type { ServiceGuide as Guide } from "@/content/service-guides";
import { FirstVisit } from "./first-visit";
import { Noticing } from "./noticing";
import { Onward } from "./onward";
import { Questions } from "./questions";
import { YourPart } from "./your-part";
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
