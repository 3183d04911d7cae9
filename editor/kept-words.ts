import { readFileSync } from "node:fs";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import { InputError } from "./errors";
import { replaceFile } from "./replace-file";

const wordsFile = "cspell.json";

/** Adds a word to those that the spelling check knows. */
export async function keepWord({ word }: { readonly word: string }) {
  if (!/^[\p{L}’'-]{2,40}$/u.test(word))
    throw new InputError("Only a single word can be kept.");
  const settings = JSON.parse(readFileSync(wordsFile, "utf8")) as {
    words: string[];
  };
  settings.words = [...new Set([...settings.words, word])].sort((one, other) =>
    one.localeCompare(other, "en"),
  );
  const text = JSON.stringify(settings, null, 2);
  // npm run lint checks the format of the file.
  const options = { parser: "json", plugins: [babel, estree] };
  await replaceFile(wordsFile, await format(text, options));
}
