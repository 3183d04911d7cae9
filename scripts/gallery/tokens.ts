/** The design's tokens, read from styles/_tokens.scss. */
import { readFileSync } from "node:fs";
import type { Scheme } from "./plan";

export type Tokens = ReadonlyMap<string, string>;

/**
 * Every token with its final value, after `var()` is followed.
 *
 * @param scss - the text of the sheet
 * @throws when a token names one that does not exist
 */
export function readTokens(scss: string): Readonly<Record<Scheme, Tokens>> {
  const start = scss.indexOf("@media (prefers-color-scheme: dark)");
  if (start < 0) throw new Error("The tokens have no dark scheme.");
  const light = declarations(scss.slice(0, start));
  const dark = new Map([...light, ...declarations(scss.slice(start))]);
  return { light: resolved(light), dark: resolved(dark) };
}

/** The tokens of this project. */
export const projectTokens = () =>
  readTokens(readFileSync("styles/_tokens.scss", "utf8"));

function declarations(scss: string): ReadonlyMap<string, string> {
  const plain = scss.replace(/\/\/.*$/gm, "");
  return new Map(
    [...plain.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = "", value = ""]) => [name, value.replace(/\s+/g, " ").trim()],
    ),
  );
}

function resolved(tokens: ReadonlyMap<string, string>): Tokens {
  const follow = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const found = tokens.get(name);
      if (found === undefined) throw new Error(`There is no token ${name}.`);
      return follow(found);
    });
  return new Map([...tokens].map(([name, value]) => [name, follow(value)]));
}
