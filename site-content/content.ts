import type { Content } from "@/content-rules/content";
import type { Concern } from "@/content-rules/concerns";
import type { PageMetadata } from "@/content-rules/fields/field";
import { phoneOf, type Phone } from "@/content-rules/fields/phone";
import {
  concernPaths,
  paths,
  servicePaths,
  textPagePaths,
  type Path,
} from "@/content-rules/fields/paths";
import type { Service } from "@/content-rules/services";
import type { TextPage } from "@/content-rules/text-pages";
import { tidyText } from "@/content-rules/fields/rich-text";
import { mapFields, oncePer } from "@/content-rules/walk";
import { englishContent } from "./english";
import type { Language } from "./languages";
import { withMarks } from "./marks";
import { translate } from "./translate";

/** A link with its text. */
export type NavigationLink = {
  readonly href: Path;
  readonly label: string;
};

/** All texts and facts of the pages, in one language, by module. */
export type SiteContent = Omit<Content, "services" | "concerns" | "textPages"> & {
  readonly services: readonly Service[];
  readonly concerns: readonly Concern[];
  readonly textPages: readonly TextPage[];
  /** The ways to reach the centre: texts and numbers. */
  readonly contact: Content["contact"] &
    Pick<Content["site"], "whatsapp"> & { readonly phone: Phone };
  /** Title, description and social card of each page, in the order of the sitemap. */
  readonly pages: Readonly<Record<Path, PageMetadata>>;
  /** The services on the home page, in the order of the page. */
  readonly overviewServices: readonly Service[];
  /** The services on /service, in the order of the page. */
  readonly listedServices: readonly Service[];
  /** The links to the pages about concerns. */
  readonly concernLinks: readonly NavigationLink[];
  /** The links of the Services dropdown and the footer. */
  readonly serviceLinks: readonly NavigationLink[];
};

/** All texts and facts of the pages, in a language. */
export const contentIn = oncePer(({ code, messages }: Language): SiteContent =>
  siteContent(withMarks(translate(englishContent, messages), code)),
);

/** The content of the site from that of the modules, in one language. */
export function siteContent(all: Content): SiteContent {
  const content = mapFields(all, ({ value }) =>
    typeof value === "string" ? tidyText(value) : value,
  );
  const services = inOrder(servicePaths, content.services);
  const concerns = inOrder(concernPaths, content.concerns);
  const textPages = inOrder(textPagePaths, content.textPages);
  const { overview, listed } = content.servicePage.cards;
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
    overviewServices: inOrder(overview, content.services),
    listedServices: inOrder(listed, content.services),
    concernLinks: concerns.map(({ href, menu: label }) => ({ href, label })),
    serviceLinks: services.map(({ href, title, menu: label = title }) => ({
      href,
      label,
    })),
  };
}

/** Entries in the order of their pages. */
const inOrder = <Entry extends { readonly href: Path }>(
  order: readonly Path[],
  entries: Readonly<Record<string, Entry>>,
): readonly Entry[] =>
  order.flatMap((path) => Object.values(entries).filter(({ href }) => href === path));

/** Title, description and social card of each page, in the order of the sitemap. */
export function pagesOf({
  generalPages,
  services,
  concerns,
  textPages,
}: Content): Readonly<Record<Path, PageMetadata>> {
  const guides = [...Object.values(services), ...Object.values(concerns)];
  const pages: Readonly<Partial<Record<Path, PageMetadata>>> = {
    ...generalPages,
    ...Object.fromEntries(
      guides.map(({ href, page, image }) => [href, { ...page, picture: image.src }]),
    ),
    ...Object.fromEntries(Object.values(textPages).map(({ href, page }) => [href, page])),
  };
  return Object.fromEntries(paths.map((path) => [path, pages[path]!])) as Record<
    Path,
    PageMetadata
  >;
}
