import nextEnv from "@next/env";
import browserslistToEsbuild from "browserslist-to-esbuild";
import type { BuildOptions } from "esbuild";

/**
 * What esbuild is told for the islands, in the browser and on the server.
 *
 * @param root - the project
 */
export function sharedSettings(root: string) {
  return {
    absWorkingDir: root,
    bundle: true,
    jsx: "automatic",
    define: environment(root),
    // Styles are in the page already.
    loader: { ".scss": "empty", ".css": "empty" },
    // Errors are thrown, and reported once.
    logLevel: "silent",
  } satisfies BuildOptions;
}

/**
 * What esbuild is told for everything that reaches the browser.
 *
 * @param root - the project, whose package.json has the browserslist
 */
export function browserSettings(root: string) {
  return {
    ...sharedSettings(root),
    format: "esm",
    minify: true,
    target: browserslistToEsbuild(undefined, { path: root }),
    // licences.ts adds the whole texts.
    legalComments: "none",
  } satisfies BuildOptions;
}

/** The values that Next writes into the pages, read from the same .env files. */
function environment(root: string): Record<string, string> {
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
  const shared = Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]);
  return {
    // What is not set is undefined, as in Next: a property of a text that has none. An object here would cost a module.
    "process.env": '""',
    "process.env.NODE_ENV": '"production"',
    ...(Object.fromEntries(shared) as Record<string, string>),
  };
}
