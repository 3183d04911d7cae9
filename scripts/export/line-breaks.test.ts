/** @jest-environment node */
import { tieWords } from "./line-breaks";
import { pageFrom } from "./page";

/** The heading of a page after tieWords(), with "_" for a no-break space, and "=" for a hyphen at which no line breaks. */
function tied(text: string, lang = "hi-IN", attribute = ""): string {
  const page = pageFrom(
    "a.html",
    `<html lang="${lang}"><div ${attribute}><h2>${text}</h2></div>`,
  );
  tieWords(page, "h2");
  return page
    .$("h2")
    .text()
    .replaceAll("\u00a0", "_")
    .replaceAll("-\u2060", "=");
}

test.each([
  ["हमारे सेंटर से संपर्क करें", "हमारे सेंटर_से संपर्क करें"],
  ["किसी ने कहा, ऑटिज़्म हो सकता है", "किसी_ने कहा, ऑटिज़्म हो_सकता_है"],
  ["टिककर नहीं बैठता", "टिककर नहीं_बैठता"],
  ["अपॉइंटमेंट के लिए पूछें", "अपॉइंटमेंट के_लिए पूछें"],
  ["दादा-दादी के साथ", "दादा=दादी_के साथ"],
  // These words only begin like a postposition.
  ["किसी मेज़ पर, कौन कीमत", "किसी मेज़_पर, कौन कीमत"],
])("a line of %s does not break before a postposition", (text, expected) => {
  expect(tied(text)).toBe(expected);
});

test("texts of an island and of other languages stay as they are", () => {
  expect(tied("आपके बच्चे की मदद", "hi-IN", "data-island")).toBe("आपके बच्चे की मदद");
  expect(tied("आपके बच्चे की मदद", "en-IN")).toBe("आपके बच्चे की मदद");
});

test("an English line does not break inside the names of what the clinic offers", () => {
  expect(tied("1:1 child-therapist ratio, one-to-one", "en-IN")).toBe(
    "1:1 child=therapist ratio, one-to-one",
  );
});

test("a Hindi title breaks after its comma first, and keeps its text", () => {
  const titleOf = (text: string, lang: string) => {
    const page = pageFrom("a.html", `<html lang="${lang}"><h1>${text}</h1>`);
    tieWords(page, "h1");
    return page.$("h1");
  };
  const text = "टिककर नहीं बैठता, इंतज़ार नहीं कर पाता";

  const title = titleOf(text, "hi-IN");
  expect(title.children("span")).toHaveLength(2);
  expect(title.text().replaceAll("\u00a0", " ")).toBe(text);
  expect(titleOf("Cannot sit, cannot wait", "en-IN").children()).toHaveLength(
    0,
  );
});
