/** Whom a family meets. Pages leave out what is empty. */
import { z } from "zod";
import {
  type ContentOf,
  describe,
  text,
  label,
  fact,
  code,
  id,
  pathOf,
  refuse,
  unconfirmed,
  photo,
  unique,
} from "./fields/field";
import { servicePaths } from "./fields/paths";

const orEmpty = { mayBeEmpty: true } as const;

const inStory = { ...orEmpty, pages: ["/", "/first-visit"] } as const;

const work: Readonly<Record<string, string>> = {
  speech: "speech therapy",
  occupational: "occupational therapy",
  teacher: "special education",
  counsellor: "counselling",
  behavioural: "behavioural therapy",
};

/** A person whom a family meets; pages show nobody without a name. */
const teamMember = describe(
  z
    .strictObject({
      id,
      name: text(2, 60, "Name", { ...inStory, translationOptional: true }),
      role: text(2, 60, "Work", inStory),
      training: text(2, 160, "Training", { ...orEmpty, anyScript: true }),
      /** Such as "RCI A12345"; empty where the work has no register. */
      registration: fact(2, 60, "Registration", orEmpty),
      languages: text(2, 80, "Languages", orEmpty),
      /** Written by the person. Pages add the quotation marks. */
      ownWords: text(10, 120, "One sentence in their own words", orEmpty),
      /** A photo, with the written consent of the person. */
      src: photo,
      alt: text(2, 160, "What the picture shows", inStory),
      services: code(z.array(pathOf(servicePaths)).min(1)),
      unconfirmed,
    })
    .superRefine(({ name, src, alt, ...person }, context) => {
      const needed = { ...person, ...(src !== undefined && { alt }) };
      for (const field of ["role", "training", "languages", "alt"] as const)
        if ((name === "") !== (needed[field] === "") && field in needed)
          refuse(
            context,
            [field],
            name === ""
              ? "Type the person’s name, too."
              : "Type this too, or leave the name empty.",
          );
    }),
  { name: ({ id }: { readonly id: string }) => `Person for ${work[id] ?? id}`, onlyClinic: true },
);

export type TeamMember = ContentOf<typeof teamMember>;

export const people = z.strictObject({
  heading: label("Heading", 60),
  registration: label("Label", 40),
  languages: label("Label", 40),
  entries: z.array(teamMember).superRefine(unique("id")),
});
