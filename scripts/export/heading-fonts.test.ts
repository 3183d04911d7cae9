import { execFileSync } from "node:child_process";
import { temporaryFolder, writeFiles } from "../lib/temporary-folder.fixture";

const out = temporaryFolder();

/** Runs a module in its own process, because Jest cannot load the package harfbuzzjs. Returns the JSON that it prints. */
const run = (module: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", module],
      { encoding: "utf8" },
    ),
  );

test("gives the headings of a Hindi page fonts with the letters that they show, and no others", () => {
  writeFiles(out, {
    "a.css":
      "h1,.name{font-family:var(--font-display)}.label{font-family:var(--font)}p{font-family:a}",
  });
  const { rule, letters, languages } = run(`
    import { convert } from "fontverter";
    import { Blob, Face } from "harfbuzzjs";
    import { readFileSync } from "node:fs";
    import { writeHeadingFonts } from "./scripts/export/heading-fonts.ts";
    import { pageFrom } from "./scripts/export/page.ts";
    const page = (language, text) => pageFrom(language, \`<html lang="\${language}">
      <link rel="stylesheet" href="/a.css"><h1>\${text}</h1><h1 class="label">ग</h1><p>ख M</p>\`);
    const pages = [page("en-IN", "A"), page("hi-IN", "क्या K7🙏 ₹½")];
    const fonts = await writeHeadingFonts(pages, "${out}");
    const { rule, faces } = fonts.get("hi-IN");
    const letters = [];
    for (const [, address] of faces.matchAll(/url\\(([^)]*)/g)) {
      const font = await convert(readFileSync("${out}" + address), "truetype");
      letters.push(String.fromCodePoint(...new Face(new Blob(font)).collectUnicodes()));
    }
    console.log(JSON.stringify({ rule, letters, languages: [...fonts.keys()] }));`) as Record<
    string,
    unknown
  >;

  expect(rule).toBe(
    ':root:lang(hi) :is(h1,.name):not(.label){font-family:"Anek Devanagari",var(--font)}',
  );
  expect(languages).toEqual(["hi-IN"]);
  expect(letters).toEqual([
    "\u0915\u092f\u093e\u094d",
    expect.stringMatching(/^7K[^🙏]*$/u),
  ]);
});

test("only warns when the names and headings of the clinic need a larger font", () => {
  writeFiles(out, { "a.css": "h1{font-family:var(--font-display)}" });
  const { faces, warnings } = run(`
    import { writeHeadingFonts } from "./scripts/export/heading-fonts.ts";
    import { pageFrom } from "./scripts/export/page.ts";
    const warnings = [];
    console.warn = (text) => warnings.push(text);
    const consonants = Array.from("कखगचजटडणतदधनपबमयरलवशसह");
    const words = consonants.flatMap((first) => consonants.map((second) => first + "्" + second));
    const page = pageFrom("hi.html", \`<html lang="hi-IN"><link rel="stylesheet" href="/a.css"><h1>\${words.join(" ")}</h1>\`);
    const { faces } = (await writeHeadingFonts([page], "${out}")).get("hi-IN");
    console.log(JSON.stringify({ faces, warnings }));`) as {
    faces: string;
    warnings: readonly string[];
  };

  expect(faces).toContain("@font-face");
  expect(warnings).toEqual([
    expect.stringMatching(
      /^! The fonts of the headings in हिंदी have \d+ bytes/,
    ),
  ]);
});

test("a font that lacks a joined form of a word draws the word differently", () => {
  const words = run(`
    import fontverter from "fontverter";
    import { readFileSync } from "node:fs";
    import { shaper, subsetForWords } from "./scripts/export/font-subset.ts";
    const whole = readFileSync("node_modules/@fontsource/anek-devanagari/files/anek-devanagari-devanagari-700-normal.woff2");
    const reduced = await subsetForWords(whole, ["क्या", "तय"], "hi");
    const fonts = [whole, reduced].map((font) => fontverter.convert(font, "truetype"));
    const [one, other] = await Promise.all(fonts.map(async (font) => shaper(await font, "hi")));
    const words = ["तय", "क्या", "त्याक"];
    console.log(JSON.stringify(words.filter((word) => one.drawing(word) !== other.drawing(word))));`);

  expect(words).toEqual(["त्याक"]);
});
