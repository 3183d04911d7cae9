import type { Content } from "@/content-rules/content";
import type { Concern } from "@/content-rules/concerns";
import type { PageMetadata } from "@/content-rules/fields/field";
import {
  concernPaths,
  paths,
  servicePaths,
  textPagePaths,
  type Path,
} from "@/content-rules/fields/paths";
import { phoneOf, type Phone } from "@/content-rules/fields/phone";
import { tidyText } from "@/content-rules/fields/rich-text";
import type { Service } from "@/content-rules/services";
import type { TextPage } from "@/content-rules/text-pages";
import { mapFields, oncePer } from "@/content-rules/walk";
import { englishContent } from "@/content/modules";
import type { Language } from "./languages";
import { withMarks } from "./marks";
import { translate } from "./translate";

export type NavigationLink = { readonly href: Path; readonly label: string };

type Pages = Readonly<Record<Path, PageMetadata>>;

/** All texts and facts of the pages in one language; lists are in the order of the pages. */
export type SiteContent = Omit<Content, "services" | "concerns" | "textPages"> & {
  readonly services: readonly Service[];
  readonly concerns: readonly Concern[];
  readonly textPages: readonly TextPage[];
  readonly contact: Content["whatsapp"] &
    Pick<Content["site"], "whatsapp"> & { readonly phone: Phone };
  /** Title, description and social card of each page, in the order of the sitemap. */
  readonly pages: Pages;
  readonly overviewServices: readonly Service[];
  readonly listedServices: readonly Service[];
  readonly concernLinks: readonly NavigationLink[];
  readonly serviceLinks: readonly NavigationLink[];
};

/** All texts and facts of the pages in a language. */
export const contentIn = oncePer(({ code, messages }: Language): SiteContent =>
  siteContent(withMarks(translate(englishContent, messages), code)),
);

/** The content of pages from that of the files, in one language. */
export function siteContent(all: Content): SiteContent {
  const content = mapFields(all, ({ value }) =>
    typeof value === "string" ? tidyText(value) : value,
  );
  const services = inOrder(servicePaths, content.services);
  const concerns = inOrder(concernPaths, content.concerns);
  const { overview, listed } = content.servicePage.cards;
  const { phone, whatsapp } = content.site;
  return {
    ...content,
    services,
    concerns,
    textPages: inOrder(textPagePaths, content.textPages),
    contact: { ...content.whatsapp, phone: phoneOf(phone), whatsapp: phoneOf(whatsapp).number },
    pages: pagesOf(content),
    overviewServices: inOrder(overview, content.services),
    listedServices: inOrder(listed, content.services),
    concernLinks: concerns.map(({ href, menu }) => ({ href, label: menu })),
    serviceLinks: services.map(({ href, title, menu }) => ({ href, label: menu ?? title })),
  };
}

const inOrder = <Entry extends { readonly href: Path }>(
  order: readonly Path[],
  entries: Readonly<Record<string, Entry>>,
): readonly Entry[] =>
  order.flatMap((path) => Object.values(entries).filter(({ href }) => href === path));

/** Title, description and social card of each page, in the order of the sitemap. */
export function pagesOf({ generalPages, services, concerns, textPages }: Content): Pages {
  const guides = [...Object.values(services), ...Object.values(concerns)];
  const pages: Partial<Pages> = {
    ...generalPages,
    ...Object.fromEntries(
      guides.map(({ href, page, image }) => [href, { ...page, picture: image.src }]),
    ),
    ...Object.fromEntries(Object.values(textPages).map(({ href, page }) => [href, page])),
  };
  return Object.fromEntries(paths.map((path) => [path, pages[path]])) as Pages;
}
