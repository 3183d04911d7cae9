import { paths, type Path } from "@/content-model/paths";
import { fileURLToPath } from "node:url";
import {
  addressIn,
  english,
  languages,
  type Language,
} from "@/content-model/languages";

/** Where the site under test and its inbox answer; the inbox has another port, so a lead is really cross-origin. */
export const addresses = {
  site: `http://localhost:${process.env.K7_PORT ?? 3100}`,
  inbox: `http://localhost:${process.env.K7_INBOX_PORT ?? 3101}`,
} as const;

/** Where the inbox of the tests writes its CSV files; emptied at the start of a run. */
export const leadsFolder = fileURLToPath(
  new URL(`../${process.env.K7_LEADS_DIR ?? ".test/leads"}`, import.meta.url),
);

/** The pages of the site, from the list that its sitemap and metadata come from. */
export const routes = paths;

/** A path that does not exist. */
export const unknownPath = "/no-such-page";

/** Whatever a parent can be shown: a page in a language. */
export type ShownPage = {
  /** Undefined where there is no such page. */
  readonly path: Path | undefined;
  readonly language: Language;
  readonly address: string;
};

/** Every page in every language, and what stands at an unknown address. */
export const allPages: readonly ShownPage[] = languages.flatMap((language) =>
  [...routes, undefined].map((path) => ({
    path,
    language,
    address: addressIn(language, path ?? unknownPath),
  })),
);

/** One page of each kind: those of the services share a layout, and those of text alone have nothing of their own. */
export const oneOfEachKind: readonly (Path | undefined)[] = [
  "/",
  "/service",
  "/speech-therapy",
  "/contact",
];

/** In other languages pages differ from English by their words alone: one of each kind shows what these do. */
export const pagesToMeasure = allPages.filter(
  ({ path, language }) => language === english || oneOfEachKind.includes(path),
);
