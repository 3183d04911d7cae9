import type { ServiceGuide } from "@/content/service-guides";
import { safety } from "@/content/safety";
import { sources, type Source, type SourceCode } from "@/content/sources";

/**
 * What a page’s sentences rest on first of all, by publisher, in the order of content/sources.ts. The other sources of a
 * sentence stand in docs/clinical-sources.md: with all of them the page would not fit a first answer. A source that
 * nobody could read is left out.
 *
 * @param guide - its own sources come with those of the safety note on its page
 */
export function citedSources(
  guide: ServiceGuide,
): ReadonlyMap<string, readonly Source[]> {
  const codes = codesIn([
    guide,
    safety.lostSkills,
    safety.danger,
    safety.own[guide.href],
  ]);
  const cited = Object.entries(sources)
    .filter(([code, { seen }]) => codes.has(code) && seen !== "not seen")
    .map(([, source]): Source => source);
  return new Map(
    cited.map(({ publisher }) => [
      publisher,
      cited.filter((each) => each.publisher === publisher),
    ]),
  );
}

/** The first code in every `sources` list, however deep. */
function codesIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, each]) =>
      key === "sources"
        ? (each as SourceCode[]).slice(0, 1)
        : [...codesIn(each)],
    ),
  );
}
