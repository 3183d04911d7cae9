import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPreview } from "@/site-content/addresses";
import { addressIn, english, languages } from "@/site-content/languages";
import { linkErrors } from "./links";
import { maxGrade, readingGrade } from "./reading-grade";
import { languageOf, languageWarnings, unfilledErrors, type NamedPage } from "./texts";
import { filesIn, readPages } from "../build/page";

/** What is wrong in the finished export, one line each. A clinic may type what causes a warning. */
export function checkSite(folder: string) {
  const pages = readPages(folder).map(({ file, $ }) => ({
    name: isNotFound(file) ? file : `/${file.replace(/(index)?\.html$/, "")}`,
    $,
  }));
  const home = pages.find(({ name }) => name === "/");
  const { origin } = new URL(home?.$("link[rel=canonical]").attr("href") ?? "");
  const errors = [
    ...linkErrors(folder, pages, origin),
    ...editorErrors(folder),
    ...pages.flatMap((page) => [
      ...unfilledErrors(page),
      ...robotsErrors(page),
      ...addressErrors(page, origin),
    ]),
  ];
  const warnings = pages.flatMap((page) => [...languageWarnings(page), ...gradeWarnings(page)]);
  return { errors: [...new Set(errors)], warnings: [...new Set(warnings)] };
}

const editorErrors = (folder: string): readonly string[] =>
  filesIn(folder)
    .filter((file) => /\.(html|js|css|svg|json|txt|xml)$/.test(file))
    .filter((file) =>
      /[\u2061-\u2063]|data-edit=|edit\/api/.test(readFileSync(join(folder, file), "utf8")),
    )
    .map((file) => `${file}: has a trace of the editor`);

const isNotFound = (file: string) => /^(.*\/)?404\.html$/.test(file);

function gradeWarnings(page: NamedPage): readonly string[] {
  const grade = languageOf(page) === english ? readingGrade(page) : 0;
  if (grade <= maxGrade) return [];
  return [
    `${page.name}: has reading grade ${grade.toFixed(1)}, the maximum is ${maxGrade}: write shorter sentences and shorter words`,
  ];
}

/** Only previews and the page for unknown addresses have noindex. */
function robotsErrors({ name, $ }: NamedPage): readonly string[] {
  const isListed = $("meta[name=robots][content*=noindex]").length === 0;
  const mayBeListed = !isPreview() && !isNotFound(name);
  return [
    ...(isPreview() && $(".page-frame__preview").length === 0
      ? [`${name}: must have the line that says that it is a preview`]
      : []),
    ...(isListed && !mayBeListed ? [`${name}: must have noindex`] : []),
    ...(!isListed && mayBeListed ? [`${name}: has noindex, so search engines leave it out`] : []),
  ];
}

function addressErrors(page: NamedPage, origin: string): readonly string[] {
  const { name, $ } = page;
  if (isNotFound(name)) return [];
  const language = languageOf(page);
  const path = language === english ? name : name.slice(language.code.length + 1) || "/";
  const expected = [
    ["[rel=canonical]", name],
    ...languages.map((other) => [`[hreflang=${other.code}]`, addressIn(other, path)]),
    ["[hreflang=x-default]", path],
  ];
  return expected.flatMap(([selector, address]) => {
    const href = $(`link${selector}`).attr("href");
    // new URL() adds a slash to an origin: the address of the English home page may have none.
    if (href && new URL(href, origin).href === origin + address) return [];
    return [`${name}: link${selector} should have the address ${origin}${address}`];
  });
}
