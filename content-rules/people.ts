/** The people, photos and ways that only the clinic knows; pages leave out what is empty. */
import { z } from "zod";
import {
  code,
  describe,
  fact,
  id,
  label,
  pathOf,
  photo,
  text,
  unconfirmed,
  unique,
  type ContentOf,
} from "./field";
import { servicePaths, type Path } from "./paths";

/**
 * A slot for a photo of the centre. docs/recipes.md says what the photo of each slot shows. Until the slot has a file,
 * pages do not show it.
 *
 * @param pages - those that show it
 */
const placePhoto = (name: string, ...pages: Path[]) =>
  describe(
    z
      .strictObject({
        src: photo,
        /** What can be seen in the photo, for parents who cannot see it. */
        alt: text(20, 160, "What the picture shows", { mayBeEmpty: true }),
      })
      .superRefine(({ src, alt }, context) => {
        if (src !== undefined && alt === "")
          context.addIssue({
            code: "custom",
            path: ["alt"],
            message: "Say what the photo shows, for parents who cannot see it.",
          });
      }),
    { name, onlyClinic: true, pages: ["/", ...pages] },
  );

export const placePhotos = z.strictObject({
  heading: label("Heading", 60),
  /** The caption of each photo but the founder's, which is among the people. */
  captions: z.strictObject({
    door: label("Caption", 60),
    shoes: label("Caption", 60),
    room: label("Caption", 60),
    hands: label("Caption", 60),
    chair: label("Caption", 60),
  }),
  /** In the order of the page. */
  entries: z.strictObject({
    door: placePhoto("Photo: our door", "/first-visit"),
    shoes: placePhoto("Photo: where shoes wait", "/first-visit"),
    room: placePhoto("Photo: a room", "/first-visit"),
    hands: placePhoto("Photo: play", "/first-visit"),
    chair: placePhoto("Photo: where parents watch"),
    founder: placePhoto("Photo: the founder"),
  }),
});

const orEmpty = { mayBeEmpty: true } as const;
const inStory = { ...orEmpty, pages: ["/", "/first-visit"] } as const;
const work: Readonly<Record<string, string>> = {
  speech: "speech therapy",
  occupational: "occupational therapy",
  teacher: "special education",
  counsellor: "counselling",
  behavioural: "behavioural therapy",
};

/**
 * A slot for a person whom a family meets. Pages do not show the slot while the name is empty. With a name, role,
 * training and languages are required too, and with a photo its `alt`.
 */
const teamMember = describe(
  z
    .strictObject({
      id,
      name: text(2, 60, "Name", { ...inStory, mayStayEnglish: true }),
      role: text(2, 60, "Work", inStory),
      training: text(2, 160, "Training", { ...orEmpty, mayBeLatin: true }),
      /** The register and the number, such as "RCI A12345"; empty where the work has no register. */
      registration: fact(2, 60, "Registration", orEmpty),
      languages: text(2, 80, "Languages", orEmpty),
      /** Written by the person. Pages add the quotation marks. */
      ownWords: text(10, 120, "One sentence in their own words", orEmpty),
      /** A photo, with the written consent of the person. */
      src: photo,
      alt: text(2, 160, "What the picture shows", inStory),
      /** The pages of services that show the person. */
      services: code(z.array(pathOf(servicePaths)).min(1)),
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
                ? "Type the person’s name, too."
                : "Type this too, or leave the name empty.",
          });
    }),
  {
    name: ({ id }: { readonly id: string }) => `Person for ${work[id] ?? id}`,
    onlyClinic: true,
  },
);
export type TeamMember = ContentOf<typeof teamMember>;

/** components/visit-story/visit-story.scss has a rule for each. */
export const maxPeople = 12;

export const people = z.strictObject({
  heading: label("Heading", 60),
  registration: label("Label", 40),
  languages: label("Label", 40),
  entries: z
    .array(teamMember)
    .max(maxPeople, `At most ${maxPeople} people.`)
    .superRefine(unique("id")),
});

const way = (name: string) =>
  text(5, 200, name, { mayBeEmpty: true, onlyClinic: true });

export const howToCome = z.strictObject({
  heading: label("Heading", 60),
  metro: way("Metro"),
  landmark: way("Landmark"),
  floor: way("Floor, lift and steps"),
  parking: way("Parking"),
  door: way("At the door"),
  unconfirmed,
  labels: z.strictObject({
    metro: label("Label", 60),
    landmark: label("Label", 60),
    floor: label("Label", 60),
    parking: label("Label", 60),
    door: label("Label", 60),
  }),
});
export type WayToCome = keyof ContentOf<typeof howToCome>["labels"];

export const about = z.strictObject({
  heading: label("Heading", 60),
  founderHeading: label("Heading", 60),
  founderName: text(2, 60, "Name of the founder", {
    mayBeEmpty: true,
    mayStayEnglish: true,
    onlyClinic: true,
  }),
  founder: text(10, 200, "The founder"),
  missionHeading: label("Heading", 60),
  mission: text(10, 300, "Mission"),
  visionHeading: label("Heading", 60),
  vision: text(10, 300, "Vision"),
  reachOutHeading: label("Heading", 60),
  servicesHeading: label("Heading", 60),
  copyright: label("Copyright", 120, "since", "name"),
  credit: label("Who made the website", 80, "developer"),
  lastReviewed: label("Date of the last review", 80, "date"),
});
