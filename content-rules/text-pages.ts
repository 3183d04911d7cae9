/** A page of plain text in sections, such as the privacy notice. */
import { z } from "zod";
import {
  describe,
  fact,
  id,
  label,
  page,
  pathOf,
  refuse,
  text,
  texts,
  unconfirmed,
  unique,
  type ContentOf,
} from "./fields/field";
import { textPagePaths } from "./fields/paths";

/** What only the clinic can say of who is responsible: the law asks for it. */
const details = z.strictObject({
  legalName: fact(2, 120, "The clinic’s name in law", { mayBeEmpty: true }),
  address: fact(2, 200, "The clinic’s address in law", { mayBeEmpty: true }),
  contact: fact(2, 200, "Who looks after privacy", { mayBeEmpty: true }),
});

/** A paragraph fits on a phone. A detail may be empty only while it is unconfirmed. */
const section = z
  .strictObject({
    id,
    heading: text(3, 60, "Heading"),
    paragraphs: texts(10, 400, "Paragraph"),
    /** Shown while `details.contact` is empty. */
    withoutContact: text(10, 400, "Paragraph").optional(),
    list: texts(5, 300, "List").optional(),
    /** More items of the list. Pages leave out empty ones. */
    details: describe(details, { onlyClinic: true }).optional(),
    chat: z
      .strictObject({ label: label("Link to WhatsApp"), draft: label("WhatsApp message") })
      .optional(),
    unconfirmed: unconfirmed.optional(),
  })
  .superRefine(({ details = {}, unconfirmed = [] }, context) => {
    for (const [field, value] of Object.entries(details))
      if (value.trim() === "" && !unconfirmed.includes(`details.${field}`))
        refuse(context, ["details", field], "This is empty: parents must know who is responsible.");
  });
export type TextPageSection = ContentOf<typeof section>;

export const textPage = z.strictObject({
  href: pathOf(textPagePaths),
  page,
  title: text(3, 60, "Heading"),
  intro: text(20, 300, "Introduction"),
  sections: z.array(section).superRefine(unique("id")),
});
export type TextPage = ContentOf<typeof textPage>;
