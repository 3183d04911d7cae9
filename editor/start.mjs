/** `npm run edit`: bundles editor and pages into .edit/, and starts the editor. */
import { build, stop } from "esbuild";
import { fail } from "../scripts/fail.mjs";

const forNode = {
  bundle: true,
  platform: "node",
  packages: "external",
  loader: { ".scss": "empty" },
  outdir: ".edit",
  outExtension: { ".js": ".cjs" },
};
await Promise.all([
  build({ ...forNode, entryPoints: ["editor/start.ts"] }),
  // editor/render-page.ts gives the pages the content that the editor has read.
  build({
    ...forNode,
    entryPoints: ["app/page-html.ts"],
    external: ["*/content/modules", "*/languages"],
  }),
  build({
    entryPoints: { editor: "editor/browser/main.tsx" },
    bundle: true,
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    outdir: ".edit",
  }),
]).catch(() => fail("A file has a mistake; the lines above name it."));
stop();
await import("../.edit/start.cjs");
