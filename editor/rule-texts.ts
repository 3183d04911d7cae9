/** The rules of content-model/ in the words of the editor. */

/** The texts by the messages of the rules. {} is the place of the group of a pattern. */
export const ruleTexts: readonly (readonly [message: RegExp, text: string])[] =
  [
    [/^has (\w+day) twice$/, "{} is ticked twice. Tick it once."],
    [/^needs a day/, "Tick at least one day."],
    [/^needs (?:a time|an entry)$/, "Add the opening times."],
    [/^must be in order/, "Each time must be later than the one before it."],
    [/must be a time/, "Type both times, such as 09:30 and 19:00."],
    [/must be \+91/, "A phone number has ten digits, such as 98765 43210."],
    [
      /zero after \+91/,
      "This number is only an example: it begins with a zero.",
    ],
    [/must be six digits/, "A postcode has six digits, such as 110019."],
    [/^(\d+) is later than this year$/, "{} is later than this year."],
    [/expected (?:int|number)/, "Type a year, such as 2019."],
    [
      /must be an address that begins/,
      "Type the whole address, such as https://www.example.org.",
    ],
    [
      /(?:is a placeholder|is the home page of a network)/,
      "This address is only an example. Type the address of your own page.",
    ],
    [
      /^"(.*)" is neither a page of this site/,
      "The link {} leads to no page of this site.",
    ],
    [
      /must be one sentence of 11/,
      "Write one sentence of 11 to 80 characters.",
    ],
    [/^must have the words '(.*)'$/, "These words must be in the text: {}"],
    [/^must not contain "(\w+)"/, "This page does not use the word “{}”."],
    [
      /^(?:"(.*)" is there twice|two pages have the \w+ "(.*)")$/,
      "Another place has the same text: {}",
    ],
    [
      /^is filled in, but the person has no name$/,
      "Type the person’s name, too.",
    ],
    [/^is empty: say it of/, "Type this too, or leave the name empty."],
    [/^is empty/, "This must not be empty."],
    [/^is in English$/, "This is English. Type it in Hindi."],
    [/^has words in another script$/, "Some words are in another script."],
    [
      /^has a character that is wrong in this language \((.*)\)$/s,
      "This character is wrong here: {}",
    ],
  ];

/** The text for the message of a rule; the message itself if there is none. */
export function inPlainWords(message: string): string {
  const numbers = /^has (\d+) characters and needs (\d+) to (\d+)/.exec(
    message,
  );
  if (numbers) {
    const [length = 0, min = 0, max = 0] = numbers.slice(1).map(Number);
    return length > max
      ? `${length - max} characters too long`
      : `Too short: at least ${min} characters`;
  }
  for (const [pattern, text] of ruleTexts) {
    const match = pattern.exec(message);
    if (match) return text.replace("{}", () => match[1] ?? match[2] ?? "");
  }
  return message;
}
