/** Loads the modules of content/ as they are on the disk, without a cache. */
import type { Modules } from "@/site-content/modules";
import { build, type BuildFailure } from "esbuild";
import { readFile } from "node:fs/promises";
import { SourceMap, type SourceMapPayload } from "node:module";
import { relative } from "node:path";
import { runInNewContext } from "node:vm";
import { refusal } from "./refusal";

/** The refusal if a file of content/ cannot be read. */
const broken = (mistake: string) =>
  refusal(
    `A file has a mistake, so nothing can be shown or saved. What was saved is safe. The mistake: ${mistake}`,
  );

/** The content of all languages. `messages` has those of each language except English, by its code. */
export type LoadedContent = {
  readonly english: Modules;
  readonly messages: Readonly<Record<string, Modules>>;
};

const entry = `import * as english from "./content-model/english";
  import { languages } from "./content-model/languages";
  const translations = languages.filter(({ messages }) => messages);
  const messages = translations.map(({ code, messages }) => [code, messages]);
  export const content = { english, messages: Object.fromEntries(messages) };`;

/**
 * Loads the content of every language.
 *
 * @param options - `root` is the folder of the repository
 * @throws Refusal that names the file and the line, when a module is broken
 */
export const loadContent = async ({
  root = process.cwd(),
} = {}): Promise<LoadedContent> => structuredClone(await evaluate(root));

/**
 * Runs the modules of the content.
 *
 * @param transform - changes the source of a module before it runs; the name of the file is relative to the root
 * @param globals - global variables for the transformed code
 * @throws Refusal that names the file and the line, when a module is broken
 */
export async function evaluate(
  root: string,
  transform = (_file: string, source: string) => source,
  globals: object = {},
): Promise<LoadedContent> {
  const bundle = await build({
    stdin: { contents: entry, resolveDir: root, loader: "ts" },
    absWorkingDir: root,
    alias: { "@": root },
    bundle: true,
    format: "iife",
    globalName: "loaded",
    sourcemap: "external",
    outfile: "content.js",
    write: false,
    logLevel: "silent",
    plugins: [
      {
        name: "transform",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, async ({ path }) => {
            const file = relative(root, path).replaceAll("\\", "/");
            const source = await readFile(path, "utf8");
            return { contents: transform(file, source), loader: "ts" };
          }),
      },
    ],
  }).catch(({ errors }: BuildFailure) => {
    const { location, text } = errors[0]!;
    throw broken(`${location?.file}, line ${location?.line}: ${text}`);
  });
  const [map, code] = bundle.outputFiles.map(({ text }) => text);
  try {
    const script = `${code}\nloaded.content`;
    return runInNewContext(script, globals, "content.js") as LoadedContent;
  } catch (error) {
    const { stack, message } = error as Error;
    const [, line, column] = /content\.js:(\d+):(\d+)/.exec(stack ?? "") ?? [];
    const origin = new SourceMap(JSON.parse(map!) as SourceMapPayload);
    const at = origin.findEntry(Number(line) - 1, Number(column) - 1);
    throw broken(
      "originalSource" in at
        ? `${at.originalSource}, line ${at.originalLine + 1}: ${message}`
        : message,
    );
  }
}
