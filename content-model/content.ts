import * as englishModules from "./english";
import type { Language } from "./languages";
import { withMarks } from "./marks";
import type { EnglishContent } from "./messages";
import { pagesInSitemapOrder, type Path } from "./paths";
import { translate } from "./translate";
import type { NavigationLink } from "./schema";
import type { PageMetadata } from "./rules";

/** All texts and facts of the pages, in one language. The types are those of the English content. */
export type SiteContent = EnglishContent & {
  /** Title, description and social card of each page, in the order of the sitemap. */
  readonly pages: Readonly<Record<Path, PageMetadata>>;
  /** The services on the home page, in the order of the page. */
  readonly overviewServices: readonly EnglishContent["services"][number][];
  /** The services on /service, in the order of the page. */
  readonly listedServices: readonly EnglishContent["services"][number][];
  /** The links to the pages about concerns. */
  readonly concernLinks: readonly NavigationLink[];
  /** The links of the Services dropdown and the footer. */
  readonly serviceLinks: readonly NavigationLink[];
};

/** The content of a language by module: the English modules with its messages. */
export const modulesIn = (language: Language): typeof englishModules =>
  translate(englishModules, language.messages);

const contentByLanguage = new Map<Language, SiteContent>();

/** All texts and facts of the pages, in a language. */
export function contentIn(language: Language): SiteContent {
  const content =
    contentByLanguage.get(language) ??
    siteContent(withMarks(modulesIn(language), language.code));
  contentByLanguage.set(language, content);
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
    pages: pagesInSitemapOrder(content),
    overviewServices: overviewIds.map(withId),
    listedServices: listedIds.map(withId),
    concernLinks: content.concerns.map(({ href, menu }) => ({
      href,
      label: menu,
    })),
    serviceLinks: services.map(({ href, title, ...service }) => ({
      href,
      label: "menu" in service ? service.menu : title,
    })),
  };
}
