import { execFileSync } from "node:child_process";
import { temporaryFolder, writeFiles } from "../testing/temporary-folder.fixture";
import { tiePostpositions } from "./heading-fonts";
import { pageFrom } from "./page";

const out = temporaryFolder();

type Results = {
  readonly rule: string;
  readonly letters: readonly string[];
  readonly languages: readonly string[];
  readonly faces: string;
  readonly warnings: readonly string[];
  readonly words: readonly string[];
};

/** From a process of its own, because Jest cannot load the package harfbuzzjs. */
let results: Results;
beforeAll(() => {
  writeFiles(out, {
    "a.css":
      "h1,.name{font-family:var(--font-display)}.label{font-family:var(--font)}p{font-family:a}",
  });
  const code = `
    import fontverter from "fontverter";
    import { Blob, Face } from "harfbuzzjs";
    import { readFileSync } from "node:fs";
    import { shaper, subsetForWords } from "./scripts/build/font-subset.ts";
    import { writeHeadingFonts } from "./scripts/build/heading-fonts.ts";
    import { pageFrom } from "./scripts/build/page.ts";
    const folder = ${JSON.stringify(out)};
    const warnings = [];
    console.warn = (text) => warnings.push(text);
    const page = (language, text) => pageFrom(language, \`<html lang="\${language}">
      <link rel="stylesheet" href="/a.css"><h1>\${text}</h1><h1 class="label">ग</h1><p>ख M</p>\`);

    const fonts = await writeHeadingFonts([page("en-IN", "A"), page("hi-IN", "क्या K7🙏 ₹½")], folder);
    const { rule, faces: few } = fonts.get("hi-IN");
    const letters = [];
    for (const [, address] of few.matchAll(/url\\(([^)]*)/g)) {
      const font = await fontverter.convert(readFileSync(folder + address), "truetype");
      letters.push(String.fromCodePoint(...new Face(new Blob(font)).collectUnicodes()));
    }

    const consonants = Array.from("कखगचजटडणतदधनपबमयरलवशसह");
    const pairs = consonants.flatMap((first) => consonants.map((second) => first + "्" + second));
    const { faces } = (await writeHeadingFonts([page("hi-IN", pairs.join(" "))], folder)).get("hi-IN");

    const whole = readFileSync("node_modules/@fontsource/anek-devanagari/files/anek-devanagari-devanagari-700-normal.woff2");
    const reduced = await subsetForWords(whole, ["क्या", "तय"], "hi");
    const [one, other] = await Promise.all([whole, reduced].map(async (font) =>
      shaper(await fontverter.convert(font, "truetype"), "hi")));
    const words = ["तय", "क्या", "त्याक"].filter((word) => one.drawing(word) !== other.drawing(word));
    console.log(JSON.stringify({ rule, letters, languages: [...fonts.keys()], faces, warnings, words }));`;
  results = JSON.parse(
    execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code], {
      encoding: "utf8",
    }),
  ) as Results;
});

test("gives the headings of a Hindi page fonts with the letters that they show, and no others", () => {
  expect(results.rule).toBe(
    ':root:lang(hi) :is(h1,.name):not(.label){font-family:"Anek Devanagari",var(--font)}',
  );
  expect(results.languages).toEqual(["hi-IN"]);
  expect(results.letters).toEqual([
    "\u0915\u092f\u093e\u094d",
    expect.stringMatching(/^7K[^🙏]*$/u),
  ]);
});

test("only warns when the names and headings of the clinic need a larger font", () => {
  expect(results.faces).toContain("@font-face");
  expect(results.warnings).toEqual([
    expect.stringMatching(/^! The fonts of the headings in हिंदी have \d+ bytes/),
  ]);
});

test("a font that lacks a joined form of a word draws the word differently", () => {
  expect(results.words).toEqual(["त्याक"]);
});

function tied(text: string, lang = "hi-IN", attribute = "") {
  const page = pageFrom("a.html", `<html lang="${lang}"><div ${attribute}><h1>${text}</h1></div>`);
  tiePostpositions(page, "h1");
  return page.$("h1").text().replaceAll("\u00a0", "_");
}

test.each([
  ["हमारे सेंटर से संपर्क करें", "हमारे सेंटर_से संपर्क करें"],
  ["मुलाकात के लिए पूछें", "मुलाकात के_लिए पूछें"],
  // These words only begin like a postposition.
  ["किसी मेज़ पर, कौन कीमत", "किसी मेज़_पर, कौन कीमत"],
])("a line of %s does not break before a postposition", (text, expected) => {
  expect(tied(text)).toBe(expected);
});

test("texts of an island and of other languages stay as they are", () => {
  expect(tied("आपके बच्चे की मदद", "hi-IN", "data-island")).toBe("आपके बच्चे की मदद");
  expect(tied("आपके बच्चे की मदद", "en-IN")).toBe("आपके बच्चे की मदद");
});
