import { basename, join } from "node:path";
import browserslistToEsbuild from "browserslist-to-esbuild";
import type { BuildOptions } from "esbuild";
import { filesIn } from "./page";

/**
 * The files of client components, relative to the project, each components/**\/*.client.tsx; by what islands call them:
 * the file's name without .client.tsx, such as booking-form.
 */
export function clientComponents(root: string): ReadonlyMap<string, string> {
  return new Map(
    filesIn(join(root, "components"))
      .filter((file) => file.endsWith(".client.tsx"))
      .map((file) => [basename(file, ".client.tsx"), `components/${file}`]),
  );
}

/** What esbuild is told for all that it bundles; package.json has the browserslist. */
export function esbuildSettings(root: string) {
  const define: Record<string, string> = {
    // What is not set is undefined, as in Next: a property that text has not. An object here would cost a module.
    "process.env": '""',
    "process.env.NODE_ENV": '"production"',
  };
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith("NEXT_PUBLIC_"))
      define[`process.env.${name}`] = JSON.stringify(value);
  return {
    absWorkingDir: root,
    bundle: true,
    jsx: "automatic",
    define,
    format: "esm",
    minify: true,
    // Escaped, Hindi would be twice as long; modules are read as UTF-8.
    charset: "utf8",
    target: browserslistToEsbuild(undefined, { path: root }),
    // The islands' modules carry the whole texts.
    legalComments: "none",
    // Styles are in the page already.
    loader: { ".scss": "empty", ".css": "empty" },
    // Errors are thrown, and reported once.
    logLevel: "silent",
  } satisfies BuildOptions;
}
