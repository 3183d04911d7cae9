import { z } from "zod";
import { path, pictureFile, text, unconfirmed, type ContentOf } from "./rules";

/**
 * A slot for a photo of the centre. docs/recipes.md says what the photo of each slot shows. Until the slot has a file,
 * pages do not show it and its description is not checked.
 */
export const placePhoto = z
  .object({
    id: z.enum(["door", "shoes", "room", "hands", "chair", "founder"]),
    src: pictureFile.optional(),
    /** What can be seen in the photo, for parents who cannot see it. */
    alt: z.string(),
  })
  .superRefine(({ src, alt }, context) => {
    if (src !== undefined && (alt.length < 20 || alt.length > 160))
      context.addIssue({
        code: "custom",
        path: ["alt"],
        message: `has ${alt.length} characters and needs 20 to 160: say what the photo shows`,
      });
  });
export type PlacePhoto = ContentOf<typeof placePhoto>;

/**
 * A slot for a person whom a family meets. Pages do not show the slot while the name is empty. With a name, role,
 * training and languages are required too, and with a photo its `alt`.
 */
export const teamMember = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.string(),
    training: z.string(),
    /** The register and the number, such as "RCI A12345"; empty where the work has no register. */
    registration: z.string(),
    languages: z.string(),
    /** A photo, with the written consent of the person. */
    src: pictureFile.optional(),
    alt: z.string(),
    /** The pages of services that show the person. */
    services: z.array(path).min(1),
    unconfirmed,
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
export type TeamMember = ContentOf<typeof teamMember>;

const wayToCome = z.union([z.literal(""), text(5, 200)]);

/** How to come. Each fact is empty, or a sentence or two; `unconfirmed` names the facts that are not sure. */
export const howToCome = z.object({
  metro: wayToCome,
  landmark: wayToCome,
  floor: wayToCome,
  parking: wayToCome,
  door: wayToCome,
  unconfirmed,
});
export type HowToCome = ContentOf<typeof howToCome>;
