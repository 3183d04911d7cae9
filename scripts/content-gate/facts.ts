import {
  addressLines,
  callAddress,
  phoneText,
} from "@/components/contact-links/contact-links";
import { site as facts } from "@/content/site";
import type { Page } from "../postbuild/page";
import { attribute, elements } from "../postbuild/tree";
import { nameOf, type ExportedSite } from "./exported-site";
import { Findings } from "./findings";
import { spokenAttributes, textBlocks } from "./page-text";

/** Nine digits and more, however they are grouped: shorter ones are postcodes, years and emergency numbers. */
const phoneLike = /\+?\(?\d(?:[\s().-]{0,2}\d){8,}/g;
const timeLike = /\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b\.?/gi;
/** Ways to write the locality; only the one of content/site.ts may stand in a page. */
const localityLike = /\bC\.? ?R\.? ?Park\b|\bChit+[ae]?ranjan Park\b/gi;

/**
 * A fact that stands in two forms: the phone number, the address and the hours have one each, from content/site.ts.
 *
 * @returns one line a fault
 */
export function factProblems(site: ExportedSite): readonly string[] {
  const findings = new Findings();
  for (const page of site.pages) {
    const texts = [...textBlocks(page.document), ...spokenAttributes(page)];
    for (const fault of [...texts.flatMap(faultsIn), ...wrongCalls(page)])
      findings.add(nameOf(page), fault);
  }
  return findings.lines;
}

function faultsIn(text: string): readonly string[] {
  const { address, hours, welcome } = facts;
  const cityLine = addressLines.at(-1)!;
  const withoutCity = text.replaceAll(cityLine, "");
  return [
    ...found(phoneLike, text.replaceAll(phoneText, "")).map(
      (number) => `the phone number is written "${number}", not "${phoneText}"`,
    ),
    ...(withoutCity.includes(address.postcode)
      ? [`the postcode stands without its city; write "${cityLine}"`]
      : []),
    // The welcome banner is given, capitals and all.
    ...found(localityLike, text.replaceAll(welcome, ""))
      .filter((each) => each !== address.locality)
      .map(
        (each) =>
          `the locality is written "${each}", not "${address.locality}"`,
      ),
    ...found(timeLike, text.replaceAll(hours.text, "")).map(
      (time) =>
        `"${time}" is a time outside the opening hours' one form, "${hours.text}"`,
    ),
  ];
}

function found(form: RegExp, text: string): readonly string[] {
  return [...text.matchAll(form)].map(([match]) => match.trim());
}

function wrongCalls({ document }: Page): readonly string[] {
  const chat = `https://wa.me/${facts.whatsapp.slice(1)}`;
  return elements(document, "a")
    .map((link) => attribute(link, "href") ?? "")
    .flatMap((href) => {
      if (/^tel:/.test(href) && href !== callAddress)
        return [`a call link dials "${href}", not "${callAddress}"`];
      if (/^https:\/\/(wa\.me|api\.whatsapp)/.test(href))
        return href.split("?")[0] === chat
          ? []
          : [`a chat link opens "${href}", not "${chat}"`];
      return [];
    });
}
