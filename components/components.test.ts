import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import type { BuildOptions } from "esbuild";
import { focuses } from "@/content-rules/fields/field";
import { buildLoader, bundleIslands } from "@/scripts/build/islands";

// Conventions of components/ (CONTRIBUTING.md) that no linter checks.

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => extname(file) !== "")
    .map((file) => join(folder, file).replaceAll("\\", "/"));

const components = filesIn("components");
const code = components.filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file),
);
const stylesheets = components.filter((file) => file.endsWith(".scss"));
const read = (file: string) => readFileSync(file, "utf8");

test.each(code)("file name is kebab-case, and is not index: %s", (file) => {
  expect(basename(file)).toMatch(/^[a-z]+(-[a-z]+)*(\.client)?\.tsx?$/);
  expect(basename(file)).not.toMatch(/^index\./);
});

/** The files of all bundles. */
const mockBundled = new Set<string>();

jest.mock("esbuild", () => {
  const { build } = jest.requireActual<typeof import("esbuild")>("esbuild");
  return {
    build: async (options: BuildOptions) => {
      const result = await build({ ...options, metafile: true });
      for (const file of Object.keys(result.metafile.inputs)) mockBundled.add(file);
      return result;
    },
  };
});

test("what reaches a phone is *.client.ts or *.client.tsx, and nothing else is", async () => {
  const out = mkdtempSync(join(tmpdir(), "islands-"));

  await bundleIslands(out);
  await buildLoader();

  rmSync(out, { recursive: true });
  const bundled = [...mockBundled].filter((file) => !/node_modules|\.scss$|^island:/.test(file));
  const named = code.filter((file) => /\.client\.tsx?$/.test(file));
  expect(bundled.sort()).toEqual([...named, "endpoint/lead.js"].sort());
});

test.each(stylesheets)("a module of the same folder imports the stylesheet: %s", (file) => {
  const importers = code.filter(
    (each) => dirname(each) === dirname(file) && read(each).includes(`"./${basename(file)}"`),
  );

  expect(importers).not.toEqual([]);
});

test.each(stylesheets)(
  "a stylesheet has each layer once, in the order components, below, print: %s",
  (file) => {
    const layers = [...read(file).matchAll(/@layer ([^{]+) \{/g)].map(([, layer]) => layer);

    expect(layers).toEqual(
      ["components", "below", "print"].filter((layer) => layers.includes(layer)),
    );
  },
);

test.each(focuses)("a picture whose focus is %s has its own crop", (focus) => {
  const selector = `[data-focus="${focus}"]`;
  expect(stylesheets.some((file) => read(file).includes(selector))).toBe(true);
});

/**
 * Parts of names by which programs that keep the text of a page leave out an element: of the lists
 * of defuddle 0.19.4 (`PARTIAL_SELECTORS`), Readability 0.6.0 (`unlikelyCandidates`, `negative`)
 * and trafilatura 2 (`OVERALL_DISCARD_XPATH`), those that could name a part of this site.
 */
const leftOut = [
  /advert|avatar|bio-|bookmark|breadcrumb|btn|byline|card-(author|content|media|post|text)|collections|comment|consent|contact-|content-card|cover-|cta|date|disclaimer|disclosure|discuss|-dismiss|donat|dropdown|-error|error-|expand|eyebrow|facebook|favorite|feedback|filed|footer|for-you|gallery-|hero[_-]|interaction|invisible|keep-|-labels|language-name|latest-|license|like-|link-box|links-|loading|logo|marketing|media-|-menu|menu-|meta|modal|more-|nav[-_]|next-|no-?script|not-found|page-(header|title)|-partners|permission|plea|popular|pop-?up|post-|privacy-|profile|promo|qr-|rail|read-|recent-|recommend|register|related|relevant|screen-reader|scroll-to|search|share|side-|similar|site-|skip-|slider|social|sponsor|sr-only|stats|submenu|subscri|tabs-|tags|takeaways|taxonomy|time-|tooltip|topbar|topic-|trending|trust-|visually-hidden|widget/,
  /-ad-|banner|comment|com-|community|contact|extra|footer|hidden|legends|masthead|media|menu|meta|pager|promo|related|remark|replies|scroll|share|sidebar|social|sponsor|supplemental|tags|widget/,
  /^nav|^shar|author|embed|footer|message|options|rating|related|slide|social|viewport/,
];

/** What they may leave out: header, footer, the bar of contacts, and the forms. */
const furniture =
  /^(site-|side-panel|floating-contact|skip-link|lead-form|services-menu$|contact$)/;

test("a program that keeps the text of a page leaves out no part because of its name", () => {
  const classes = stylesheets.flatMap((file) => [...read(file).matchAll(/\.([a-z][\w-]+)/g)]);
  const ids = code.flatMap((file) => [...read(file).matchAll(/\b(?:id|className)="([\w-]+)"/g)]);
  const names = [...classes, ...ids].map(([, name]) => name!);
  const matched = names.filter(
    (name) => !furniture.test(name) && leftOut.some((list) => list.test(name)),
  );

  expect(new Set(matched)).toEqual(new Set());
});
