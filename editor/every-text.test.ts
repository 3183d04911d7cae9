/**
 * Changes every text of content/, in every language, with save().
 *
 * @jest-environment node
 */
import { valuesIn } from "@/site-content/translate";
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { check } from "prettier/standalone";
import ts from "typescript";
import { textsOfModules, scratchCopy } from "./scratch.fixture";
import { byLanguage, findDefinitions, keyOfPath, parse } from "./definitions";
import { loadContent, type LoadedContent } from "./load";
import { save } from "./save";

const root = scratchCopy();

const awkward = [
  "\"double\" 'single' `back` “curly”",
  "C:\\new\\u0041 \\",
  "${name} {name} $& $1 \\${x}",
  "</script><!-- <b>&amp;</b> -->",
  "/* a */ // b */",
  "क्‍ष र्‌क श्री 👩‍👩‍👧 \u{1F64F}\uFE0F",
  "one\ntwo\r\nthree\tfour \u2028 \u2029 \u0000 \uFEFF",
  "खेल ".repeat(1250),
];

/** Every string of the content, also ids and addresses. */
const stringsIn = (content: LoadedContent) =>
  valuesIn(byLanguage(content)).filter(
    ({ value }) => typeof value === "string",
  );

/** A module without its texts and white space. Drops a comma before a bracket, which Prettier may add or remove. */
function frame(text: string): string {
  const print = (node: ts.Node): string => {
    const parts = node.getChildren();
    if (parts.length > 0) return parts.map(print).join("");
    return ts.isStringLiteral(node)
      ? text.slice(node.pos, node.getStart()) + "''"
      : text.slice(node.pos, node.end);
  };
  return print(parse("", text))
    .replace(/\s/g, "")
    .replace(/,(?=[\]}])/g, "");
}

test("changes every text to an awkward one and nothing else in the files, which stay formatted", async () => {
  const before = textsOfModules(root);
  const content = await loadContent({ root });
  const { literals } = await findDefinitions(root, content);
  const order = [...new Set(literals.values())];
  const changes = stringsIn(content).map(({ path, value }) => {
    const index = order.indexOf(literals.get(keyOfPath(path))!);
    return {
      path,
      before: value,
      after: `${index} ${awkward[index % awkward.length]}`,
    };
  });
  await save(
    changes.map(({ path: [language = "", ...path], ...change }) => ({
      language,
      path,
      ...change,
    })),
    { root },
  );

  expect(changes.length).toBeGreaterThan(1000);
  expect(
    stringsIn(await loadContent({ root })).map(({ value }) => value),
  ).toEqual(changes.map(({ after }) => after));
  for (const [name, text] of Object.entries(textsOfModules(root))) {
    expect([name, frame(text)]).toEqual([name, frame(before[name]!)]);
    expect([
      name,
      await check(text, {
        parser: "typescript",
        plugins: [estree, typescript],
      }),
    ]).toEqual([name, true]);
  }
});
