/** What a field of content/ is: kind, limits, name for a person, sentences that refuse a value. */
import { z } from "zod";
import { helplines, paths, type Path } from "./paths";
import { plainText, segmentsOf } from "./rich-text";

export type ContentOf<Rule extends z.ZodType> = Immutable<z.input<Rule>>;

type Immutable<Value> = { readonly [Key in keyof Value]: Immutable<Value[Key]> };

/** What a value is. Only a text is translated; nobody reads `code`, such as an id. */
export type Kind =
  | "text"
  | "fact"
  | "number"
  | "phone"
  | "postcode"
  | "address"
  | "links"
  | "hours"
  | "photo"
  | "code";

/** Pages: a path, the page of the entry, or all pages about services or concerns. */
export type PagesOfText = readonly (Path | "entry" | "services" | "concerns")[];

export type Description = {
  readonly kind?: Kind;
  readonly name?: string | ((entry: never) => string);
  readonly limits?: readonly [min: number, max: number];
  readonly mayBeEmpty?: boolean;
  /** What the page fills in, such as ["phone"] for {phone}. */
  readonly placeholders?: readonly string[];
  /** Only the clinic knows it, so it may be in a list `unconfirmed`. */
  readonly onlyClinic?: boolean;
  /** An example, which cannot be confirmed as it is. */
  readonly isExample?: boolean;
  /** Pages may show the English in every language, as of a name. */
  readonly translationOptional?: boolean;
  /** A translation may be in Latin letters, as the name of a degree. */
  readonly anyScript?: boolean;
  /** The path, with dots, of the text that opens the field in the editor, where it has no mark. */
  readonly shownWith?: string;
  /** It has no mark for the editor, because code compares it or no page of its own shows it. */
  readonly hasNoMark?: boolean;
  /** A person who signs one of these pages answers for the field; fields inside inherit them. */
  readonly pages?: PagesOfText;
};

export const descriptions = z.registry<Description>();

/** A copy of a rule with a description. Call it last: zod's methods return rules without one. */
export const describe = <Rule extends z.ZodType>(rule: Rule, description: Description): Rule => {
  const copy = rule.clone();
  descriptions.add(copy, { ...descriptions.get(rule), ...description });
  return copy;
};

type Options = Omit<Description, "kind" | "name" | "limits">;

const inlineLinks: readonly string[] = [...paths, ...helplines.map((number) => `tel:${number}`)];

function* textErrors(
  text: string,
  [min, max]: readonly [min: number, max: number],
  { mayBeEmpty, placeholders = [] }: Options,
  mayLink: boolean,
): Generator<string> {
  const shown = mayLink ? plainText(text) : text;
  if (shown.length > max) yield `${shown.length - max} characters too long: at most ${max}.`;
  else if (shown.trim().length < min && !(mayBeEmpty && text === ""))
    yield `Too short: at least ${min} characters.`;
  for (const [found, name = ""] of text.matchAll(/\{(\w+)\}/g))
    if (!placeholders.includes(name)) yield `The page fills in nothing for ${found}. Take it out.`;
  const note = /lorem ipsum|\b(TODO|TBD)\b/i.exec(text)?.[0];
  if (note !== undefined) yield `“${note}” is a note, not a text for parents. Take it out.`;
  if (!mayLink && text.includes("]("))
    yield "This text cannot have a link: a page would show its brackets.";
  if (mayLink && /[[\]]/.test(shown)) yield "A link is written as [words](/address).";
  for (const segment of mayLink ? segmentsOf(text) : [])
    if (typeof segment !== "string" && !inlineLinks.includes(segment.href.replace(/#.*/, "")))
      yield `The link ${segment.href} leads to no page of this site and to no helpline.`;
}

const textRule =
  (mayLink: boolean) =>
  (min: number, max: number, name: string, options: Options = {}) =>
    describe(
      z.string().superRefine((value, context) => {
        for (const error of textErrors(value, [min, max], options, mayLink))
          context.addIssue(error);
      }),
      { kind: "text", name, limits: [min, max], ...options },
    );

/** A text of `min` to `max` characters that parents read. */
export const text = textRule(false);

/** A text with links to pages and helplines, whose addresses do not count as characters. */
export const linkedText = textRule(true);

/** A short text of the interface, such as a heading or the text of a button. */
export const label = (name = "Label", max = 300, ...placeholders: string[]) =>
  text(2, max, name, { placeholders });

/** A text that is the same in every language, such as a name in law. */
export const fact = (min: number, max: number, name: string, options: Options = {}) =>
  describe(text(min, max, name, options), { kind: "fact" });

/** A value that nobody reads, such as an id. */
export const code = <Rule extends z.ZodType>(rule: Rule): Rule => describe(rule, { kind: "code" });

/** The id of an entry, and the fragment of links to it. */
export const id = code(
  z.string().regex(/^[a-z][a-z0-9-]*$/, { error: "An id begins with a letter, as in under-4." }),
);

/** An address of another site. */
export const https = (name: string, options: Options = {}) =>
  describe(
    z.url({
      protocol: /^https$/,
      error: "Type the whole address, such as https://www.example.org.",
    }),
    { kind: "address", name, ...options },
  );

export const link = z.strictObject({ name: fact(2, 40, "Name"), href: https("Address") });

/** An address of this site. scripts/check/check-site.ts checks that it exists. */
export const address = code(z.templateLiteral(["/", z.string()]));
export type Address = ContentOf<typeof address>;

/** The path of one of some pages. */
export const pathOf = <const Paths extends readonly Path[]>(paths: Paths) =>
  code(
    z.enum(paths, { error: ({ input }) => `${String(input)} is not one of ${paths.join(", ")}.` }),
  );

/** The fields beside this list that the clinic must still confirm, such as "address.street". */
export const unconfirmed = code(z.array(z.string()));

/** An SVG, or what scripts/build/photos.ts converts, under a name that every host serves. */
const pictureFile = z
  .string()
  .regex(/^\/images\/[a-z0-9._-]+\.(svg|jpe?g|png|webp|avif)$/i, {
    error:
      "A picture is in /images/, under a name of plain letters, digits, dots, _ and - that ends in .svg, .jpg, .png, .webp or .avif.",
  });

export const pictureSource = code(pictureFile);

export const photo = describe(pictureFile.optional(), {
  kind: "photo",
  name: "Photo",
  onlyClinic: true,
});

export const focuses = ["top", "upper", "middle", "bottom", "whole"] as const;

export const picture = z.strictObject({
  src: pictureSource,
  /** Empty where the text beside the picture says the same. */
  alt: text(0, 300, "What the picture shows"),
  /** What a crop keeps: components/picture/picture.scss. */
  focus: code(z.enum(focuses, { error: `The focus is one of ${focuses.join(", ")}.` }).optional()),
});
export type Picture = ContentOf<typeof picture>;

export const page = z.strictObject({
  title: text(10, 60, "Title in search results"),
  description: text(50, 160, "Description in search results"),
  picture: pictureSource,
});
export type PageMetadata = ContentOf<typeof page>;

/** Texts by keys, by which a translation finds its text. */
export const texts = (min: number, max: number, name: string, options: Options = {}) =>
  z.record(z.string(), text(min, max, name, options));

/** A list of exactly `count` entries; the refusal ends with the reason. */
export const exactly = <Entry extends z.ZodType>(count: number, entry: Entry, reason: string) =>
  z
    .array(entry)
    .length(count, {
      error: ({ input }) =>
        `${(input as unknown[]).length} entries, and ${count} are needed: ${reason}.`,
    });

export const specified = "docs/specification.md says so";

/** Adds an error to a value, at a path inside it. */
export const refuse = (context: z.RefinementCtx, path: PropertyKey[], message: string): void =>
  context.addIssue({ code: "custom", path, message });

/** Refuses an entry with the value of an earlier one in a field. */
export const unique =
  (field: string) =>
  (entries: readonly object[], context: z.RefinementCtx): void => {
    const values = entries.map((entry) => Reflect.get(entry, field) as unknown);
    values.forEach((value, index) => {
      if (values.indexOf(value) < index)
        refuse(context, [index, field], `Another place has the same: ${String(value)}`);
    });
  };

export const codes = code(z.array(z.string()));
export const someCodes = code(
  z.array(z.string()).min(1, "A sentence about health names its source."),
);

/** A sentence or two about children's health, with the codes of its sources. */
export const statement = (name: string, max = 300) =>
  z.strictObject({ text: linkedText(20, max, name), sources: someCodes });
export type Statement = ContentOf<ReturnType<typeof statement>>;
