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

/** The most characters of a fee that the line says itself, because it is on the first screen of a phone. */
const mostCharacters = 120;

type FeeLineProps = {
  /** The services that the page is about; all by default. */
  readonly services?: readonly Service[];
};

/**
 * The fee in one line, for below the first button of a page. Where services have different fees, or some have none yet, it
 * is a list of links to them. Renders nothing while the clinic has confirmed no fee.
 */
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
