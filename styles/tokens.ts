import { readFileSync } from "node:fs";

type Tokens = ReadonlyMap<string, string>;

/** Roles (`--ink`) and raw colours (`$brand-700`) with their final values, from the Sass files. */
export const readDesign = () =>
  readTokens(
    ["styles/_palette.scss", "styles/_tokens.scss"]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
  );

/**
 * The value of a role or of a raw colour.
 * @throws Error when the design has no such name
 */
export function token(name: string, scheme: "light" | "dark" = "light") {
  const value = readDesign()[scheme].get(name);
  if (value === undefined) throw new Error(`There is no token ${name}.`);
  return value;
}

/**
 * Every custom property and Sass variable with its final value.
 * @param scss - the text of the stylesheets
 * @throws Error when a value names a property or variable that does not exist
 */
export function readTokens(scss: string): Readonly<Record<"light" | "dark", Tokens>> {
  const start = scss.indexOf("@media (prefers-color-scheme: dark)");
  if (start < 0) throw new Error("The tokens have no dark scheme.");
  const light = declarations(scss.slice(0, start));
  const dark = new Map([...light, ...declarations(scss.slice(start))]);
  return { light: resolved(light), dark: resolved(dark) };
}

function declarations(scss: string): ReadonlyMap<string, string> {
  const plain = scss.replace(/\/\/.*$/gm, "");
  return new Map(
    [...plain.matchAll(/((?:--|\$)[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/\s+/g, " ").trim(),
    ]),
  );
}

function resolved(tokens: ReadonlyMap<string, string>): Tokens {
  const follow = (value: string): string =>
    value.replace(/(?:var\(|#\{)((?:--|\$)[\w-]+)[)}]/g, (_, name: string) => {
      const found = tokens.get(name);
      if (found === undefined) throw new Error(`There is no token ${name}.`);
      return follow(found);
    });
  return new Map([...tokens].map(([name, value]) => [name, follow(value)]));
}
