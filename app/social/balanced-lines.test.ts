import { balancedLines } from "./balanced-lines";

const inLetters = (line: string) => Promise.resolve(line.length);

test.each([
  [20, "My first visit", ["My first visit"]],
  [20, "A site for every parent", ["A site for", "every parent"]],
  [
    15,
    "Occupational therapy up to 14 years",
    ["Occupational", "therapy up", "to 14 years"],
  ],
])(
  "in lines of %i letters %j leaves no word alone",
  async (width, text, lines) => {
    await expect(balancedLines(text, width, 4, inLetters)).resolves.toEqual(
      lines,
    );
  },
);

test.each([
  ["a word is wider than a line", "My unforgettable visit", 10],
  ["there are more lines than have room", "One two three four five", 5],
])("a text is refused by its words when %s", async (_, text, width) => {
  await expect(balancedLines(text, width, 3, inLetters)).rejects.toThrow(
    `"${text}" is too long for a social card.`,
  );
});
