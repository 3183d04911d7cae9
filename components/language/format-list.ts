/**
 * Items as one text with the word for "and" before the last, such as "A, B and C".
 *
 * @param tag - the language, BCP 47. Hindi has no comma before "और", where `Intl.ListFormat` writes one.
 */
export const formatList = (items: readonly string[], tag: string): string =>
  new Intl.ListFormat(tag).format(items).replace(/, (?=और )/, " ");
