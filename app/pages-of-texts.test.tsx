/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { modulesIn } from "@/content-model/content";
import { languages, type Language } from "@/content-model/languages";
import { pagesOf } from "@/content-model/pages-of-texts";
import { paths, type Path } from "@/content-model/paths";
import { plainText } from "@/content-model/rich-text";
import { translatableTextsIn } from "@/content-model/translate";
import { services } from "@/content/services";
import { pageMetadata } from "./page-metadata";

type PageFunction = (props: never) => Promise<ReactNode>;

// React's cache, which holds the language of a page, works only in a build.
jest.mock("react", () => {
  const react = jest.requireActual<typeof import("react")>("react");
  return {
    ...react,
    cache: <Value,>(create: () => Value) => {
      const value = create();
      return () => value;
    },
  };
});

/** The HTML and the metadata of a page in a language, without escapes. */
async function htmlOf(path: Path, language: Language): Promise<string> {
  const service = services.find(({ href }) => href === path);
  const route = service ? "/[service]" : path.replace(/^\/$/, "");
  const { default: page } = (await import(`./[language]${route}/page`)) as {
    default: PageFunction;
  };
  const params = Promise.resolve({
    language: language.code,
    service: service?.href.slice(1),
  });
  const html = renderToStaticMarkup(await page({ params } as never));
  return (html + JSON.stringify(pageMetadata(path, language)))
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

test.each(languages)(
  "in $name, a text that only one page shows belongs to that page",
  async (language) => {
    const pages = new Map<Path, string>();
    for (const path of paths) pages.set(path, await htmlOf(path, language));
    const texts = translatableTextsIn(modulesIn(language), undefined).filter(
      ({ path, english: text }) =>
        path[0] !== "sources" && text.length > 20 && !text.includes("{"),
    );
    const onOnePage = texts.flatMap(({ english: text }) => {
      const shown = paths.filter((path) =>
        pages.get(path)!.includes(plainText(text)),
      );
      // The same text may be in content/ twice, such as that of a picture.
      const owners = texts
        .filter((other) => other.english === text)
        .flatMap(({ path }) => pagesOf(path));
      return shown.length === 1 ? { text, page: shown[0]!, owners } : [];
    });

    expect(onOnePage.length).toBeGreaterThan(300);
    expect(
      onOnePage.filter(({ page, owners }) => !owners.includes(page)),
    ).toEqual([]);
  },
);
