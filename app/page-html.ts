import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { concernPaths, servicePaths, type Path } from "@/content-rules/fields/paths";
import { currentPage, languageOf } from "@/components/language/language";
import Layout from "./[language]/layout";

type PageModule = {
  readonly default: (props: { readonly params: Promise<object> }) => Promise<ReactNode>;
};

/** The HTML of a page without metadata, styles, and what postbuild adds. */
export async function pageHtml(path: Path | "/404", code: string): Promise<string> {
  const guide = [...servicePaths, ...concernPaths].find((each) => each === path);
  const folder = guide ? "[guide]/" : path === "/" ? "" : `${path.slice(1)}/`;
  const { default: Page } = (await import(`./[language]/${folder}page.tsx`)) as PageModule;
  const params = Promise.resolve({ language: code, guide: guide?.slice(1) });
  const page = await Layout({ children: await Page({ params }), params });
  const language = await languageOf(params);
  // Only now: meanwhile another page may have been rendered.
  currentPage().language = language;
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
