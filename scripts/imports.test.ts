/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders =
  "app components content content-rules e2e editor endpoint scripts site-content styles";

const files = folders.split(" ").flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name)),
);

/** The files of this project that a file imports, also only for their types. */
const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /^(?:import|export)\b[^;"]*?"((?:@\/|\.)[^"]+)"/gm,
    ),
  ].flatMap(([, address = ""]) => {
    const path = address.startsWith("@/")
      ? address.slice(2)
      : join(file, "..", address);
    return [path, `${path}.ts`, `${path}.tsx`].filter((each) =>
      files.includes(each),
    );
  });

/** The circle that a file is in, as its files in order; undefined if there is none. */
function circleFrom(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const seen = new Set<string>();
  const visit = (path: readonly string[]): readonly string[] | undefined => {
    for (const next of imports.get(path.at(-1)!) ?? []) {
      if (next === file) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = visit([...path, next]);
      if (circle) return circle;
    }
    return undefined;
  };
  return visit([file]);
}

test("no file imports itself through others, not even for a type", () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));

  expect(
    files.flatMap((file) => circleFrom(file, imports)?.join(" > ") ?? []),
  ).toEqual([]);
  expect(imports.get("site-content/content.ts")).toContain(
    "content-rules/content.ts",
  );
});
