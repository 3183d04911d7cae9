import { z } from "zod";
import {
  page,
  path,
  text,
  texts,
  unconfirmed,
  unique,
  type ContentOf,
} from "./rules";

/**
 * A section of a notice. A paragraph has at most 400 characters, which fit on the screen of a phone. A detail may be
 * empty only while it is unconfirmed.
 */
const noticeSection = z
  .object({
    /** The fragment of links to this section. */
    id: z.string(),
    heading: text(3, 60),
    paragraphs: texts(10, 400),
    list: texts(5, 300).optional(),
    /** More items of the list, which the clinic supplies. Empty ones are not shown. */
    details: z.record(z.string(), z.string()).default({}),
    /** A link to a WhatsApp chat with the centre, with a draft of the message. */
    chat: z.object({ label: z.string(), draft: z.string() }).optional(),
    unconfirmed: unconfirmed.default([]),
  })
  .superRefine(({ details, unconfirmed }, context) => {
    for (const [field, value] of Object.entries(details))
      if (value.trim() === "" && !unconfirmed.includes(`details.${field}`))
        context.addIssue({
          code: "custom",
          path: ["details", field],
          message: "is empty: parents must know who is responsible",
        });
  });
export type TextPageSection = ContentOf<typeof noticeSection>;

/** A page of plain text in sections, such as the privacy notice. */
export const textPage = z.object({
  id: z.string(),
  href: path,
  page,
  title: text(3, 60),
  intro: text(20, 300),
  sections: z.array(noticeSection).superRefine(unique("id")),
});
export type TextPage = ContentOf<typeof textPage>;
