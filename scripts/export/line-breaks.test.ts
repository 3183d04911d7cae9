/** @jest-environment node */
import { tieWords } from "./line-breaks";
import { pageFrom } from "./page";

/** The heading of a page after tieWords(), with "_" for a no-break space. */
function tied(text: string, lang = "hi-IN", attribute = ""): string {
  const page = pageFrom(
    "a.html",
    `<html lang="${lang}"><div ${attribute}><h2>${text}</h2></div>`,
  );
  tieWords(page, "h2");
  return page.$("h2").text().replaceAll("\u00a0", "_");
}

test.each([
  ["हमारे सेंटर से संपर्क करें", "हमारे सेंटर_से संपर्क करें"],
  ["किसी ने कहा, ऑटिज़्म हो सकता है", "किसी_ने कहा, ऑटिज़्म हो_सकता_है"],
  ["टिककर नहीं बैठता", "टिककर नहीं_बैठता"],
  // These words only begin like a postposition.
  ["किसी मेज़ पर, कौन कीमत", "किसी मेज़_पर, कौन कीमत"],
])("a line of %s does not break before a postposition", (text, expected) => {
  expect(tied(text)).toBe(expected);
});

test("texts of an island and of other languages stay as they are", () => {
  expect(tied("आपके बच्चे की मदद", "hi-IN", "data-island")).toBe("आपके बच्चे की मदद");
  expect(tied("आपके बच्चे की मदद", "en-IN")).toBe("आपके बच्चे की मदद");
});
