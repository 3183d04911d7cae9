import { contentRule, type Content } from "@/content-rules/content";
import type { Concern } from "@/content-rules/concern";
import type { PageMetadata } from "@/content-rules/field";
import { phoneOf, type Phone } from "@/content-rules/phone";
import {
  concernPaths,
  paths,
  servicePaths,
  textPagePaths,
  type Path,
} from "@/content-rules/paths";
import { service as serviceRule, type Service } from "@/content-rules/service";
import type { TextPage } from "@/content-rules/text-page";
import { tidyText } from "@/content-rules/tidy-text";
import {
  fieldsOf,
  mapFields,
  type Field,
  type KeyPath,
} from "@/content-rules/walk";
import { englishContent } from "./english";
import type { Language } from "./languages";
import { withMarks } from "./marks";
import { translate } from "./translate";

/** A link with its text. */
export type NavigationLink = {
  readonly href: Path;
  readonly label: string;
};

/** A service, with what its page says of the topics of 'Good to know'. */
export type ServiceContent = Service & {
  readonly topics: Content["plainFacts"]["entries"];
};

/** All texts and facts of the pages, in one language, by module. Texts that stand for a fact are empty when it is given. */
export type SiteContent = Omit<
  Content,
  "services" | "concerns" | "textPages"
> & {
  readonly services: readonly ServiceContent[];
  readonly concerns: readonly Concern[];
  readonly textPages: readonly TextPage[];
  /** The ways to reach the centre: texts and numbers. */
  readonly contact: Content["contact"] &
    Pick<Content["site"], "whatsapp"> & { readonly phone: Phone };
  /** Title, description and social card of each page, in the order of the sitemap. */
  readonly pages: Readonly<Record<Path, PageMetadata>>;
  /** The services on the home page, in the order of the page. */
  readonly overviewServices: readonly ServiceContent[];
  /** The services on /service, in the order of the page. */
  readonly listedServices: readonly ServiceContent[];
  /** The links to the pages about concerns. */
  readonly concernLinks: readonly NavigationLink[];
  /** The links of the Services dropdown and the footer. */
  readonly serviceLinks: readonly NavigationLink[];
};

const contentByLanguage = new Map<Language, SiteContent>();

/** All texts and facts of the pages, in a language. */
export function contentIn(language: Language): SiteContent {
  const content =
    contentByLanguage.get(language) ??
    siteContent(
      withMarks(translate(englishContent, language.messages), language.code),
    );
  contentByLanguage.set(language, content);
  return content;
}

/** The content of the site from that of the modules, in one language. */
export function siteContent(all: Content): SiteContent {
  const content = withoutStandIns(tidied(all));
  const { entries: topics } = content.plainFacts;
  const services = inOrder(servicePaths, content.services).map((service) =>
    withoutOwnStandIns({ ...service, topics }),
  );
  const concerns = inOrder(concernPaths, content.concerns);
  const textPages = inOrder(textPagePaths, content.textPages);
  const withIds = (ids: readonly string[]) =>
    ids.map((id) => services.find((service) => service.id === id)!);
  const { overviewIds, listedIds } = content.serviceCards;
  const { phone, whatsapp } = content.site;
  return {
    ...content,
    services,
    concerns,
    textPages,
    contact: {
      ...content.contact,
      phone: phoneOf(phone),
      whatsapp: phoneOf(whatsapp).number,
    },
    pages: pagesOf(content),
    overviewServices: withIds(overviewIds),
    listedServices: withIds(listedIds),
    concernLinks: concerns.map(({ href, menu: label }) => ({ href, label })),
    serviceLinks: services.map(({ href, title, menu: label = title }) => ({
      href,
      label,
    })),
  };
}

/** Content with tidy texts. */
const tidied = (content: Content): Content =>
  fieldsOf(contentRule, content).every(({ value }) => tidy(value) === value)
    ? content
    : mapFields(contentRule, content, ({ value }) => tidy(value));

const tidy = (value: unknown) =>
  typeof value === "string" ? tidyText(value) : value;

/** Whether the clinic has given a fact. */
const isGiven = ({ value }: Field) => value !== undefined && value !== "";

/** Content in which the texts that stand for given facts are empty. */
function withoutStandIns(content: Content): Content {
  const replaced = new Set(
    fieldsOf(contentRule, content)
      .filter(isGiven)
      .flatMap(({ replaces = [] }) => replaces),
  );
  return replaced.size === 0
    ? content
    : mapFields(contentRule, content, ({ path, value }) =>
        replaced.has(path.join(".")) ? "" : value,
      );
}

/** A service in which the texts that stand for its own given facts are empty. */
const withoutOwnStandIns = (service: ServiceContent): ServiceContent =>
  fieldsOf(serviceRule, service)
    .filter(isGiven)
    .flatMap(({ replacesHere = [] }) => replacesHere)
    .reduce((rest, path) => emptied(rest, path.split(".")), service);

/** A copy of an object in which a text is empty. */
const emptied = <Owner extends object>(
  owner: Owner,
  [key = "", ...rest]: KeyPath,
): Owner => ({
  ...owner,
  [key]:
    rest.length === 0 ? "" : emptied(Reflect.get(owner, key) as object, rest),
});

/** Entries in the order of their pages. */
const inOrder = <Entry extends { readonly href: Path }>(
  order: readonly Path[],
  entries: Readonly<Record<string, Entry>>,
): readonly Entry[] =>
  order.flatMap((path) =>
    Object.values(entries).filter(({ href }) => href === path),
  );

/** Title, description and social card of each page, in the order of the sitemap. */
export function pagesOf({
  generalPages,
  services,
  concerns,
  textPages,
}: Content): Readonly<Record<Path, PageMetadata>> {
  const entries = [services, concerns, textPages].flatMap(
    (group): readonly (Service | Concern | TextPage)[] => Object.values(group),
  );
  const pages: Readonly<Partial<Record<Path, PageMetadata>>> = {
    ...generalPages,
    ...Object.fromEntries(entries.map(({ href, page }) => [href, page])),
  };
  return Object.fromEntries(
    paths.map((path) => [path, pages[path]!]),
  ) as Record<Path, PageMetadata>;
}
