import * as englishModules from "./english";
import type { Language } from "./languages";
import type { EnglishContent } from "./messages";
import { inOrderOfSite, type Path } from "./paths";
import { translate } from "./translate";
import type { NavigationLink, Page } from "./types";

/** Everything that pages say, with the facts they need, in one language. Typed as the English is. */
export type SiteContent = EnglishContent & {
  /** What search engines and shared links show of each page, in the order of the sitemap. */
  readonly pages: Readonly<Record<Path, Page>>;
  /** The services on the home page, in its order. */
  readonly overviewServices: readonly EnglishContent["services"][number][];
  /** The services on /service, in its order. */
  readonly listedServices: readonly EnglishContent["services"][number][];
  /** The links of the Services dropdown and the footer. */
  readonly serviceLinks: readonly NavigationLink[];
};

/** The content of a language by module: the English modules with its messages. */
export const modulesIn = (language: Language): typeof englishModules =>
  translate(englishModules, language.messages);

const known = new Map<Language, SiteContent>();

/** What pages say in a language. */
export function contentIn(language: Language): SiteContent {
  const content = known.get(language) ?? siteContent(modulesIn(language));
  known.set(language, content);
  return content;
}

function siteContent(modules: typeof englishModules): SiteContent {
  const content = Object.assign(
    {},
    ...Object.values(modules),
  ) as EnglishContent;
  const { services, overviewIds, listedIds } = content;
  const withId = (id: (typeof overviewIds)[number]) =>
    services.find((service) => service.id === id)!;
  return {
    ...content,
    pages: inOrderOfSite(content),
    overviewServices: overviewIds.map(withId),
    listedServices: listedIds.map(withId),
    serviceLinks: services.map(({ href, title, ...service }) => ({
      href,
      label: "menu" in service ? service.menu : title,
    })),
  };
}
