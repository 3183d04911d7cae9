/** @jest-environment node */
import { tieWords } from "./line-breaks";
import { pageFrom } from "./page";

/** The heading of a page after tieWords(). */
function headingOf(text: string, lang = "hi-IN", attribute = "") {
  const page = pageFrom(
    "a.html",
    `<html lang="${lang}"><div ${attribute}><h1>${text}</h1></div>`,
  );
  tieWords(page, "h1");
  return page.$("h1");
}

/** Its text, with "_" for a no-break space. */
const tied = (...heading: Parameters<typeof headingOf>) =>
  headingOf(...heading)
    .text()
    .replaceAll("\u00a0", "_");

test.each([
  ["हमारे सेंटर से संपर्क करें", "हमारे सेंटर_से संपर्क करें"],
  ["किसी ने कहा, ऑटिज़्म हो सकता है", "किसी_ने कहा, ऑटिज़्म हो_सकता_है"],
  ["टिककर नहीं बैठता", "टिककर नहीं_बैठता"],
  ["अपॉइंटमेंट के लिए पूछें", "अपॉइंटमेंट के_लिए पूछें"],
  // These words only begin like a postposition.
  ["किसी मेज़ पर, कौन कीमत", "किसी मेज़_पर, कौन कीमत"],
])("a line of %s does not break before a postposition", (text, expected) => {
  expect(tied(text)).toBe(expected);
});

test("texts of an island and of other languages stay as they are", () => {
  expect(tied("आपके बच्चे की मदद", "hi-IN", "data-island")).toBe("आपके बच्चे की मदद");
  expect(tied("आपके बच्चे की मदद", "en-IN")).toBe("आपके बच्चे की मदद");
});

test.each([
  ["Monthly parent-therapist discussion & more", "en-IN", "parent-therapist"],
  ["पापा और दादा-दादी आएँ", "hi-IN", "दादा-दादी"],
])(
  "a line of “%s” does not break inside a compound",
  (text, lang, compound) => {
    const heading = headingOf(text, lang);

    expect(heading.find(".compound").text()).toBe(compound);
    expect(heading.text()).toBe(text);
  },
);

test.each(["a", "li"])(
  "a text in <%s> stays in one piece, because that may be a flex box",
  (tag) => {
    const heading = headingOf(`<${tag}>पापा और दादा-दादी</${tag}>`);

    expect(heading.find(tag).html()).toBe("पापा और दादा-दादी");
  },
);

test("a line of a Hindi page does not break inside short English words in brackets", () => {
  expect(tied("तारीख (due date) और")).toBe("तारीख (due_date) और");
  expect(tied("पूरी जाँच (developmental assessment)")).not.toContain("_");
  expect(tied("A day (due date) on", "en-IN")).not.toContain("_");
});

test("a Hindi title breaks after its comma first, and keeps its text", () => {
  const text = "टिककर नहीं बैठता, इंतज़ार नहीं कर पाता";

  const title = headingOf(text);
  expect(title.children("span")).toHaveLength(2);
  expect(title.text().replaceAll("\u00a0", " ")).toBe(text);
  expect(headingOf("Cannot sit, cannot wait", "en-IN").html()).toBe(
    "Cannot sit, cannot wait",
  );
});
