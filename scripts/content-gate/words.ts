import { home } from "@/content/home";
import { programs, programsHeading } from "@/content/programs";
import { nameOf, type ExportedSite } from "./exported-site";
import { Findings } from "./findings";
import { spokenAttributes, textBlocks } from "./page-text";

/** American beginnings of words, and what a British reader expects. */
const british: readonly (readonly [RegExp, string])[] = [
  [/\bcenter(s|ed|ing)?\b/i, "centre"],
  [/\bprograms?\b/i, "programme"],
  [/\bbehavior/i, "behaviour"],
  [/\bcolor/i, "colour"],
  [/\bfavor/i, "favour"],
  [/\bhonor/i, "honour"],
  [/\bhumor\b/i, "humour"],
  [/\blabor\b/i, "labour"],
  [/\bneighbor/i, "neighbour"],
  [/\bcounsel(ing|ed|or)/i, "counselling, counselled, counsellor"],
  [/\btravel(ing|ed|er)\b/i, "travelling, travelled, traveller"],
  [/\bcancel(ing|ed)\b/i, "cancelling, cancelled"],
  [/\blabel(ing|ed)\b/i, "labelling, labelled"],
  [/\bpediatric/i, "paediatric"],
  [/\borthopedic/i, "orthopaedic"],
  [/\bgray\b/i, "grey"],
  [/\bmoms?\b/i, "mum"],
  [/\bmath\b/i, "maths"],
  [/\bdiapers?\b/i, "nappy"],
  [/\bfulfill\b/i, "fulfil"],
  [/\benroll(s|ment)?\b/i, "enrol"],
  [/\bskillful/i, "skilful"],
  [/\bpractic(ed|ing)\b/i, "practised, practising"],
  [/\banalyz/i, "analys..."],
  [/\bcatalog\b/i, "catalogue"],
  [/\btheater/i, "theatre"],
  // -ize is British too, but this site has one form.
  [
    /\b(apolog|emphas|memor|minim|organ|personal|priorit|real|recogn|special|summar|visual)iz/i,
    "-ise",
  ],
];

/** What a template or a slip leaves behind. */
const leftovers =
  /\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]|lorem ipsum|\bTODO\b|\bTBD\b/gi;

/** Words that the specification gives, American or not. */
const given = [
  home.contactHeading,
  programsHeading,
  ...programs.map(({ title }) => title),
];

/**
 * Words no parent should read: unfilled templates and American spelling.
 *
 * @returns one line a fault
 */
export function wordProblems(site: ExportedSite): readonly string[] {
  const findings = new Findings();
  for (const page of site.pages) {
    const spoken = spokenAttributes(page);
    const text = [...textBlocks(page.document), ...spoken].join("\n");
    for (const [leftover] of text.matchAll(leftovers))
      findings.add(nameOf(page), `"${leftover}" was left in the words`);

    const own = [...textBlocks(page.document, site.origin), ...spoken].join(
      "\n",
    );
    for (const [word, form] of americanIn(own))
      findings.add(nameOf(page), `"${word}" is American; British is "${form}"`);
  }
  return findings.lines;
}

function americanIn(text: string): readonly (readonly [string, string])[] {
  const ours = given.reduce((rest, words) => rest.replaceAll(words, ""), text);
  return british.flatMap(([american, form]) => {
    const match = american.exec(ours);
    if (match === null) return [];
    const word = /^[\w-]+/.exec(ours.slice(match.index))![0];
    return [[word, form] as const];
  });
}
