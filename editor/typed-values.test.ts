import type { LanguageField } from "./edited-content";
import { typedValue } from "./typed-values";

const map = "https://maps.app.goo.gl/x1";

test.each([
  ["phone", "\u2068+91 98730 11225\u2069", "+919873011225"],
  ["phone", "98730 1122", "98730 1122"],
  ["postcode", "\u200B110 019", "110019"],
  ["postcode", "110-019", "110019"],
  ["postcode", "११००१९", "110019"],
  ["postcode", "Market 2, New Delhi 110019", "110019"],
  ["postcode", "1100190", "1100190"],
  ["number", "\u202A२०११\u202C", 2011],
  ["number", "c. 2011", "c. 2011"],
  ["address", `\u200B${map}\n`, map],
  // What Google Maps shares on a phone.
  ["address", `Tara Therapy\nCR Park, New Delhi\n${map}`, map],
  ["address", `K7 ${map}.`, map],
  ["address", `(${map})`, map],
  ["address", "http://tara.in/map", "https://tara.in/map"],
  ["address", "www.tara.in", "https://www.tara.in"],
  ["address", "Market 2", "Market 2"],
  ["text", "\u202ACall\u202C us\u2069, ﬁrst", "Call us, first"],
  ["text", "since the '90s", "since the ’90s"],
  ["text", "in '11, not '12'", "in ’11, not ‘12’"],
  ["text", "the sound 'n', 'well done'", "the sound ‘n’, ‘well done’"],
  ["text", "she says \"'Yes'\"", "she says “‘Yes’”"],
  ["text", "Call us\u2028now\uFFFC", "Call us\nnow"],
])("of a %s, %j is kept as %j", (kind, typed, kept) => {
  expect(typedValue({ kind, value: "" } as LanguageField, typed)).toBe(kept);
});

test("the parts of a link are tidied, too", () => {
  const links = [{ name: "\u200EInstagram ", href: "http://instagram.com/x" }];

  expect(typedValue({ kind: "links" } as LanguageField, links)).toEqual([
    { name: "Instagram", href: "https://instagram.com/x" },
  ]);
});
