import { notices } from "@/content/notices";
import { safety } from "@/content/safety";
import { services } from "@/content/services";
import type * as englishModules from "./english";
import type { Path } from "./paths";

/**
 * The pages whose readers answer for a text, by its module. A text that several pages show belongs to the page that is
 * about it; a text of all service pages belongs to each of them.
 */
const pagesByModule: Readonly<
  Record<
    keyof typeof englishModules,
    (name: string, ...keys: readonly string[]) => readonly Path[]
  >
> = {
  sharedQuestions: () => servicePaths,
  safety: () => servicePaths,
  site: () => ["/"],
  pages: (name, path) => [name === "generalPages" ? (path as Path) : "/"],
  navigation: () => ["/"],
  home: () => ["/"],
  services: (name, id, field) => {
    if (name !== "services") return ["/service", ...servicePaths];
    // The cards on /service show these; the page of the service does not.
    if (field === "line" || field === "description") return ["/service"];
    return hrefsOf(services, id);
  },
  servicePage: () => servicePaths,
  programs: () => ["/"],
  testimonials: () => ["/"],
  reasons: () => ["/"],
  visitStory: () => ["/first-visit"],
  placePhotos: () => ["/"],
  about: () => ["/"],
  forms: (name) =>
    name === "privacyItems"
      ? ["/privacy"]
      : [name === "bookingForm" ? "/" : "/contact"],
  notices: (name, id) =>
    name === "notices" ? hrefsOf(notices, id) : ["/privacy"],
  // A source that no sentence cites yet, too.
  sources: (_, code = "") => pagesBySource.get(code) ?? servicePaths,
};

const servicePaths = services.map(({ href }) => href);

/** The service pages that cite each source, by its code. */
const pagesBySource = new Map<string, readonly Path[]>();
for (const { href, ...service } of services)
  for (const code of citedIn([service, safety]))
    pagesBySource.set(code, [...(pagesBySource.get(code) ?? []), href]);

/** The codes of every `sources` list in a value, at any depth. */
function citedIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, field]) =>
      key === "sources" ? (field as string[]) : [...citedIn(field)],
    ),
  );
}

const hrefsOf = (
  entries: readonly { readonly id: string; readonly href: Path }[],
  id: string | undefined,
) => entries.filter((entry) => entry.id === id).map(({ href }) => href);

/**
 * The pages whose readers answer for a text.
 *
 * @param path - module, export, then the keys and ids that lead to the text
 */
export const pagesOf = ([module, name = "", ...keys]: readonly string[]) =>
  pagesByModule[module as keyof typeof englishModules](name, ...keys);

/** Whether a page has sentences about children's health, which name their sources. */
export const needsClinician = (path: Path): boolean =>
  [...pagesBySource.values()].some((pages) => pages.includes(path));
