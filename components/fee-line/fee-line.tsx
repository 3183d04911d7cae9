import type { Service } from "@/content-rules/services";
import { unmarked } from "@/site-content/marks";
import {
  formatList,
  languageOfText,
  pageContent,
  pageLanguage,
} from "@/components/language/language";
import { RichText } from "@/components/rich-text/rich-text";
import "./fee-line.scss";

/** The line is on the first screen of a phone. */
const mostCharacters = 120;

type FeeLineProps = { readonly services?: readonly Service[] };

/** The fee or, where services differ, links to them. Nothing while no fee is confirmed. */
export function FeeLine({ services = pageContent().services }: FeeLineProps) {
  const { heading } = pageContent().plainFacts.entries.fees;
  const priced = services.filter(hasFee);
  const [first] = priced;
  if (first === undefined) return null;

  const { fees } = first.answers;
  const isOfAll =
    priced.length === services.length &&
    unmarked(fees).length <= mostCharacters &&
    priced.every(({ answers }) => unmarked(answers.fees) === unmarked(fees));
  const links = priced.map(({ title, href }) => `[${title}](${href}#facts)`);
  return (
    <p className="fee-line">
      <span className="fee-line__name">{heading}:</span>{" "}
      {isOfAll ? (
        <span lang={languageOfText(fees)}>{fees}</span>
      ) : (
        <RichText text={formatList(links, pageLanguage().tag)} />
      )}
    </p>
  );
}

/** Whether the clinic has confirmed the fee of a service. */
export const hasFee = ({ answers: { fees, unconfirmed } }: Service) =>
  fees !== "" && !unconfirmed.includes("fees");
