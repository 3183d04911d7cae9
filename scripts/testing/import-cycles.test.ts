import { build } from "esbuild";
import { readdirSync } from "node:fs";

const folders = "app components content-rules e2e editor scripts site-content".split(" ");

// import/no-cycle of ESLint takes 50 s of processor time.
test("no file imports itself through others", async () => {
  const { metafile } = await build({
    entryPoints: folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    ),
    bundle: true,
    format: "esm",
    packages: "external",
    external: ["*.scss", "*.mjs"],
    logLevel: "error",
    metafile: true,
    write: false,
    outdir: ".",
  });

  // A file whose imports are gone goes, too: what is left is in a circle, or imports one.
  const left = new Map(Object.entries(metafile.inputs));
  let size;
  do {
    size = left.size;
    for (const [file, { imports }] of left)
      if (!imports.some(({ path }) => left.has(path))) left.delete(file);
  } while (left.size < size);
  expect([...left.keys()]).toEqual([]);
});
