import type { Language } from "@/content-model/languages";

/** The ISO 15924 code of the script of a language, such as "Deva". */
export const scriptOf = ({ tag }: Language): string =>
  new Intl.Locale(tag).maximize().script ?? "Latn";

/** Anek, the typeface of headings, in a script: its family, such as "Anek Devanagari", and its package. */
export function anekIn(script: string) {
  const name = new Intl.DisplayNames("en", { type: "script" }).of(script);
  const family = `Anek ${name}`;
  const packageName = `@fontsource/${family.toLowerCase().replaceAll(" ", "-")}`;
  return { family, packageName, folder: `node_modules/${packageName}/files` };
}
