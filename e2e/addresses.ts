import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { paths, type Path } from "@/content-rules/fields/paths";
import { contentIn } from "@/site-content/content";
import { addressIn, english, languages, type Language } from "@/site-content/languages";
import { testPorts } from "../scripts/serve/local-environment";

/** They differ, so that a lead is sent to another origin. */
export const addresses = {
  site: `http://localhost:${testPorts.port}`,
  inbox: `http://localhost:${testPorts.inboxPort}`,
} as const;

const inProject = (folder: string) =>
  resolve(fileURLToPath(new URL("..", import.meta.url)), folder);

/** The copy of the project whose site is under test: editor/finished-clinic.fixture.ts. */
export const copyFolder = inProject(".test/finished");

export const siteFolder = inProject(".test/finished/.test/site");

/** Emptied at the start of a run, so it is never the one that a person names. */
export const leadsFolder = inProject(".test/leads");

const unknownPath = "/no-such-page";

type ShownPage = {
  /** Undefined for the page at an unknown address. */
  readonly path: Path | undefined;
  readonly language: Language;
  readonly address: string;
};

/** Every page in every language, and the 404 page of each language. */
export const allPages: readonly ShownPage[] = languages.flatMap((language) =>
  [...paths, undefined].map((path) => ({
    path,
    language,
    address: addressIn(language, path ?? unknownPath),
  })),
);

export const fileAt = (address: string) =>
  address === "/" ? "index.html" : `${address.slice(1)}.html`;

/** The pages of services share a layout, and so do those of concerns and those of plain text. */
const oneOfEachKind: readonly (Path | undefined)[] = [
  "/",
  "/service",
  "/speech-therapy",
  "/late-talking",
  "/contact",
  "/first-visit",
  "/privacy",
];

export const sampledPages = allPages.filter(({ path }) => oneOfEachKind.includes(path));

/** Translated pages have the same elements and styles. */
export const englishSamples = sampledPages.filter(({ language }) => language === english);

const { serviceLinks, ui } = contentIn(english);
const { home, services, contact } = ui.links;

export const navigationLinks = { home, services, serviceLinks, contact };

/** In the order of the header. */
export const headerLinks = [home, services, ...serviceLinks, contact];
