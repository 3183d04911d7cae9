import { readdirSync, readFileSync } from "node:fs";
import type { Gates, FileWords } from "./translation-rules";

/** Each word that a language's dictionaries know. */
export const knownWords = ({ dictionaries }: Gates): ReadonlySet<string> =>
  new Set(
    dictionaries.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((word) => word.trim().normalize("NFC")),
    ),
  );

/** The files of words of a language, by their names below its folder. */
export const wordFiles = (code: string): readonly string[] =>
  readdirSync(`content/${code}`, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && file !== "index.ts");

/** The words of a language, file by file; what one file takes from another is told of once, where it stands. */
export async function wordsByFile(code: string): Promise<readonly FileWords[]> {
  const seen = new Set<string>();
  const isDeep = (file: string) => Number(file.includes("/"));
  const files: FileWords[] = [];
  for (const file of [...wordFiles(code)].sort((a, b) => isDeep(b) - isDeep(a)))
    files.push({
      file: `content/${code}/${file}`,
      texts: textsIn(await import(`../content/${code}/${file}`)).filter(
        (text) => !seen.has(text) && seen.add(text),
      ),
    });
  return files;
}

/** Every text in some content, facts among them. */
export const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : Object.values(Object(value)).flatMap(textsIn);
