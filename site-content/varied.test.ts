/** @jest-environment node */
import { contentProblems } from "./checks";
import { varied, variants } from "./varied.fixture";

test.each(variants)(
  "no rule refuses a text for being the %s one, in any language",
  (variant) => {
    const { content, languages } = varied(variant);

    for (const language of languages)
      expect(contentProblems(content, language)).toEqual([]);
  },
);
