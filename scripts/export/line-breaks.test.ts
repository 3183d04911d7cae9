import { tiePostpositions } from "./line-breaks";
import { pageFrom } from "./page";

/** The text of a heading after tiePostpositions(), with "_" for a no-break space. */
function tied(text: string, lang = "hi-IN", attribute = "") {
  const page = pageFrom(
    "a.html",
    `<html lang="${lang}"><div ${attribute}><h1>${text}</h1></div>`,
  );
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
