import { readFileSync } from "node:fs";
import { refusal } from "./refusal";
import { replaceFile } from "./replace-file";

const file = "cspell.json";

/** Adds a word to the list of the spelling check, in alphabetical order. */
export async function keepWord({ word }: { readonly word: string }) {
  if (!/^[\p{L}’'-]{2,40}$/u.test(word))
    throw refusal("Only a single word can be kept.");
  const text = readFileSync(file, "utf8");
  const { words } = JSON.parse(text) as { readonly words: readonly string[] };
  if (words.includes(word)) return;
  const next = words.findIndex((other) => other.localeCompare(word, "en") > 0);
  // at(-1) is the last word, which stays before a word that belongs at the end.
  const neighbour = words.at(next)!;
  const inOrder = next < 0 ? [neighbour, word] : [word, neighbour];
  // Only one line is added: npm run lint checks the format of the file.
  const line = (entry: string) => `    "${entry}"`;
  await replaceFile(
    file,
    text.replace(line(neighbour), inOrder.map(line).join(",\n")),
  );
}
