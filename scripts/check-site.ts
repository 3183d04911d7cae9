/** The last step of `npm run build`: checks the finished export. */
import { hoursText } from "@/components/centre-contact/opening-hours";
import { isPreview } from "@/components/page-frame/is-preview";
import { contentIn } from "@/content-model/content";
import { english } from "@/content-model/languages";
import { factErrors } from "./check-site/facts";
import {
  alternateErrors,
  languageErrors,
  languageOf,
} from "./check-site/language";
import { linkErrors } from "./check-site/links";
import type { Page } from "./check-site/page-text";
import { maxGrade, readingGrade } from "./check-site/reading-grade";
import { readPages } from "./export/page";

/**
 * Errors of the finished export, one line each: broken links, facts in another form than in content/site.ts, text in
 * another language than the page's, pages with too high a reading grade, and wrong addresses for search engines.
 *
 * @param folder - the finished export
 */
export function checkSite(folder: string): readonly string[] {
  const pages = readPages(folder).map(({ file, $ }) => ({
    name: isNotFound(file) ? file : `/${file.replace(/(index)?\.html$/, "")}`,
    $,
  }));
  const home = pages.find(({ name }) => name === "/");
  const { origin } = new URL(home?.$("link[rel=canonical]").attr("href") ?? "");
  const errors = [
    ...alternateErrors(pages),
    ...linkErrors(folder, pages, origin),
    ...pages.flatMap((page) => [
      ...textErrors(page),
      ...robotsErrors(page),
      ...canonicalErrors(page, origin),
    ]),
  ];
  return [...new Set(errors)];
}

/** Whether a file is the page for unknown addresses, in any language. It has no address, so no canonical link. */
const isNotFound = (file: string) => /^(.*\/)?404\.html$/.test(file);

function textErrors(page: Page): readonly string[] {
  const language = languageOf(page);
  const { site, placeMessages } = contentIn(language);
  const hours = hoursText(site.hours, language.tag, placeMessages);
  return [
    ...factErrors(page, site, hours),
    ...languageErrors(page, site),
    ...(language === english ? gradeErrors(page) : []),
  ];
}

function gradeErrors(page: Page): readonly string[] {
  const grade = readingGrade(page);
  if (grade <= maxGrade) return [];
  return [
    `${page.name}: has reading grade ${grade.toFixed(1)}, the maximum is ${maxGrade}: write shorter sentences and shorter words`,
  ];
}

/** A page of a preview, and the page for unknown addresses, must have noindex; every other page must not. */
function robotsErrors({ name, $ }: Page): readonly string[] {
  const isListed = $("meta[name=robots][content*=noindex]").length === 0;
  const mayBeListed = !isPreview() && !isNotFound(name);
  return [
    ...(isPreview() && $(".preview-line").length === 0
      ? [`${name}: must have the line that says that it is a preview`]
      : []),
    ...(isListed && !mayBeListed ? [`${name}: must have noindex`] : []),
    ...(!isListed && mayBeListed
      ? [`${name}: has noindex, so search engines leave it out`]
      : []),
  ];
}

function canonicalErrors({ name, $ }: Page, origin: string): readonly string[] {
  const canonical = $("link[rel=canonical]").attr("href") ?? "";
  // URL adds the slash that the canonical address of the English home page may lack.
  return isNotFound(name) || new URL(canonical, origin).href === origin + name
    ? []
    : [`${name}: the canonical address should be "${origin}${name}"`];
}
