import { z } from "zod";
import { path, pictureFile, text } from "./rules";

/** A slot for a photo. Until it has a file, pages do not show it and its description is not checked. */
export const placePhoto = z
  .object({ src: pictureFile.optional(), alt: z.string() })
  .superRefine(({ src, alt }, context) => {
    if (src !== undefined && (alt.length < 20 || alt.length > 160))
      context.addIssue({
        code: "custom",
        path: ["alt"],
        message: `has ${alt.length} characters and needs 20 to 160: say what the photo shows`,
      });
  });

/** A person whom a family meets. A slot without a name is empty; a person has a role, a training and languages. */
export const teamMember = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.string(),
    training: z.string(),
    registration: z.string(),
    languages: z.string(),
    src: pictureFile.optional(),
    alt: z.string(),
    services: z.array(path).min(1),
  })
  .superRefine(({ name, src, alt, ...person }, context) => {
    const needed = { ...person, ...(src !== undefined && { alt }) };
    for (const field of ["role", "training", "languages", "alt"] as const)
      if ((name === "") !== (needed[field] === "") && field in needed)
        context.addIssue({
          code: "custom",
          path: [field],
          message:
            name === ""
              ? "is filled in, but the person has no name"
              : `is empty: say it of ${name}, or leave the name empty too`,
        });
  });

/** Each fact about how to come is empty, or a sentence or two. */
export const arrivalFacts = z.record(
  z.string(),
  z.union([z.literal(""), text(5, 200), z.array(z.string())]),
);
