import { readFileSync } from "node:fs";
import { refusal } from "./refusal";
import { replaceFile } from "./replace-file";

const file = "cspell.json";

/** Adds a word to those that the spelling check knows, at its place in the alphabet. */
export async function keepWord({ word }: { readonly word: string }) {
  if (!/^[\p{L}’'-]{2,40}$/u.test(word))
    throw refusal("Only a single word can be kept.");
  const text = readFileSync(file, "utf8");
  const { words } = JSON.parse(text) as { readonly words: readonly string[] };
  if (words.includes(word)) return;
  const next = words.find((other) => other.localeCompare(word, "en") > 0);
  // Only one line is added: npm run lint checks the format of the file.
  const line = `    "${next ?? words[0]}"`;
  await replaceFile(file, text.replace(line, `    "${word}",\n${line}`));
}
