import { balancedLines } from "./balanced-lines";

const lengthOf = (line: string) => Promise.resolve(line.length);

test.each([
  ["My first visit", 20, ["My first visit"]],
  ["A site for every parent", 20, ["A site for", "every parent"]],
  [
    "Occupational therapy up to 14 years",
    15,
    ["Occupational", "therapy up", "to 14 years"],
  ],
])(
  "breaks %j into the fewest lines of at most %i letters, as even as possible",
  async (text, width, lines) => {
    await expect(balancedLines(text, width, 4, lengthOf)).resolves.toEqual(
      lines,
    );
  },
);

test.each([
  ["a word is wider than a line", "My unforgettable visit", 10],
  ["the text needs more lines than are allowed", "One two three four five", 5],
])("throws an error that quotes the text when %s", async (_, text, width) => {
  await expect(balancedLines(text, width, 3, lengthOf)).rejects.toThrow(
    `"${text}" is too long for a social card.`,
  );
});
