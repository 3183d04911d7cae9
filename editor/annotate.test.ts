import { englishContent } from "@/site-content/english";
import { fieldId, idsIn, withMarks } from "@/site-content/marks";
import { load } from "cheerio";
import { annotate } from "./annotate";

const headline = fieldId("en", ["home", "headline"]);

/** The English content with marks. */
function marked(content = englishContent) {
  jest.replaceProperty(process, "env", { ...process.env, K7_EDIT: "1" });
  const result = withMarks(content, "en");
  jest.restoreAllMocks();
  return result;
}

const text = marked().home.headline;

test("an element has the ids of its texts, and no mark and no script stays in the page", () => {
  expect(idsIn(text)).toEqual([headline]);
  const html = `<h1 title="${text}"><span>${text}</span> now</h1><a href="?${encodeURIComponent(text)}">x</a><svg aria-label="${text}"></svg><script>1</script>`;

  const page = annotate(html);

  const $ = load(page);
  const plain = englishContent.home.headline;
  expect($("h1").attr("data-edit")).toBe(headline);
  expect($("h1").attr("title")).toBe(plain);
  expect($("a").attr("href")).toBe(`?${encodeURIComponent(plain)}`);
  expect(page).not.toMatch(/[\u2061-\u2063]|%E2%81%A|<script/);
});

test("an empty text and a fact that code reads have no mark, and the label of such a fact has one", () => {
  const { home, site, ui } = marked({
    ...englishContent,
    home: { ...englishContent.home, headline: "" },
  });

  const { name, phone, hours, directions } = englishContent.site;
  expect(home.headline).toBe("");
  expect(site).toMatchObject({ name, phone, hours, directions });
  expect(idsIn(ui.phone)).toHaveLength(1);
});

test("the name of a link opens the whole fact", () => {
  const { social, developer } = marked().site;

  const idOf = (key: string) => [fieldId("en", ["site", key])];
  expect(social.map(({ name }) => idsIn(name))).toEqual(social.map(() => idOf("social")));
  expect(idsIn(developer.name)).toEqual(idOf("developer"));
  expect(idsIn(JSON.stringify(social.map(({ href }) => href)))).toEqual([]);
});

test("a text that is neither a link nor a button can have focus", () => {
  const $ = load(annotate(`<p>${text}</p>`));
  expect($("p").attr("tabindex")).toBe("0");
});
