import { z } from "zod";
import { content, type Content } from "./all";
import { answers, fact, guide, source, statement } from "./guide-schema";
import { english, type Language } from "./languages";
import { pages } from "@/content/pages";
import {
  exactly,
  file,
  form,
  path,
  pictureFile,
  sentence,
  text,
  unique,
} from "./rules";
import { guideFile } from "@/content/service-guides";
import { services } from "@/content/services";
import { siteSchema } from "./site-schema";
import { sampleLocation } from "@/content/testimonials";
import { fieldName, unconfirmedFields } from "./unconfirmed";

/**
 * What is wrong with the content of one language (docs/specification.md, sections 2, 3 and 9).
 *
 * @param all - the content by file; the site's own English unless a test hands in another
 * @param language - what it is written in
 * @returns one line an error, with the English file and the field; empty when all is right
 */
export function contentErrors(
  all: Content = content,
  language: Language = english,
): readonly string[] {
  const issues = schema(language).safeParse(all).error?.issues ?? [];
  return [
    ...issues.map(({ path: [file = "", ...path], message }) =>
      [String(file), fieldName(all[String(file)], path), message]
        .filter(Boolean)
        .join(": "),
    ),
    ...unconfirmedFields(all)
      .filter(({ value }) => value === undefined)
      .map(
        ({ file, field }) =>
          `${file}: ${field}: is named in an unconfirmed list and is not there`,
      ),
  ];
}

const page = z.object({ title: text(10, 60), description: text(50, 160) });

/** Devanagari counts each vowel sign, and needs two characters more for the longest label. */
const navigationLink = (language: Language) =>
  z.object({ href: path, label: text(3, language === english ? 30 : 32) });

const service = z.object({
  href: path,
  title: text(5, 40),
  description: text(40, 300),
  paragraph: text(200, 850),
});

const serviceWithPage = (language: Language) => {
  const upTo14 = language === english ? "up to 14 years" : "14";
  return service
    .extend({ id: z.string() })
    .refine(
      ({ href, paragraph }) =>
        href !== "/occupational-therapy" || paragraph.includes(upTo14),
      { path: ["paragraph"], error: `must have the words '${upTo14}'` },
    );
};

const picture = z
  .object({
    src: pictureFile,
    width: z.number().optional(),
    height: z.number().optional(),
  })
  .superRefine(({ src, width = 0, height = 0 }, context) => {
    // The build reads the size of a photo from its file.
    if (!src.endsWith(".svg")) return;
    for (const [field, size] of Object.entries({ width, height }))
      if (size < 1)
        context.addIssue({
          code: "custom",
          path: [field],
          message: `${size} must be at least 1`,
        });
  });

/** What a child of five can follow. */
const storySentence = (language: Language) =>
  form(
    language === english ? /^[A-Z][^.!?]{9,78}\.$/ : /^[^.!?।]{10,79}[.।]$/,
    "one sentence of 11 to 80 characters",
  );

/** A slot for a photo: nothing is checked, and nothing shown, until it has a file. */
const placePhoto = z
  .object({ src: pictureFile.optional(), alt: z.string() })
  .superRefine(({ src, alt }, context) => {
    if (src !== undefined && (alt.length < 20 || alt.length > 160))
      context.addIssue({
        code: "custom",
        path: ["alt"],
        message: `has ${alt.length} characters and needs 20 to 160: say what the photo shows`,
      });
  });

/** The words of a file that has no rules of its own. */
const texts = z.record(
  z.string(),
  z.union([text(2, 300), z.array(z.unknown())]),
);

/** Pages that are not of one service. */
const generalPages = [
  "/",
  "/service",
  "/first-visit",
  "/contact",
  "/privacy",
  "/accessibility",
];

const oneForEachService = (
  entries: readonly { readonly href: string }[],
  context: z.RefinementCtx,
) => {
  for (const path of Object.keys(pages))
    if (
      !generalPages.includes(path) &&
      !entries.some(({ href }) => href === path)
    )
      context.addIssue(`has no entry for ${path}`);
};

const schema = (language: Language) =>
  z.object({
    "content/site.ts": siteSchema,
    "content/pages.ts": z.object({
      pages: z
        .array(page)
        .superRefine(unique("title"))
        .superRefine(unique("description")),
    }),
    "content/navigation.ts": z.object({
      navigation: z.array(navigationLink(language)),
      eachService: z.array(navigationLink(language)),
    }),
    "content/services.ts": z.object({
      services: z
        .array(serviceWithPage(language))
        .superRefine(unique("id"))
        .superRefine(oneForEachService),
      overviewServices: exactly(4, service),
      listedServices: exactly(4, service),
    }),
    ...Object.fromEntries(
      services.map((service) => [guideFile(service), guide]),
    ),
    "content/service-facts.ts": z.object({
      facts: z.array(fact),
      serviceFacts: z
        .array(z.object({ href: path, answers }))
        .superRefine(oneForEachService),
    }),
    "content/safety.ts": z.object({
      lostSkills: statement,
      danger: statement,
      own: z.record(z.string(), statement).superRefine((own, context) =>
        oneForEachService(
          Object.keys(own).map((href) => ({ href })),
          context,
        ),
      ),
    }),
    "content/sources.ts": z.object({ sources: z.array(source) }),
    "content/programs.ts": z.object({
      programs: exactly(
        4,
        z.object({
          title: text(5, 50),
          description: text(40, 200),
          link: text(10, 40),
        }),
      ),
    }),
    "content/testimonials.ts": z.object({
      testimonials: exactly(
        3,
        z
          .object({
            id: z.number(),
            name: text(2, 40),
            location: text(2, 40),
            avatar: file,
            content: text(40, 300),
            unconfirmed: z.array(z.string()).default([]),
          })
          .refine(
            ({ location, unconfirmed }) =>
              location !== sampleLocation || unconfirmed.includes("location"),
            { path: ["location"], error: "is the sample's: name the parent's" },
          ),
      ).superRefine(unique("id")),
    }),
    "content/reasons.ts": z.object({
      reasons: exactly(
        11,
        z.object({ title: text(5, 60), text: text(10, 90) }),
      ).superRefine(unique("title")),
    }),
    "content/images.ts": z.object({ images: z.array(picture) }),
    "content/visit-story.ts": texts.and(
      z.object({
        tips: z.array(text(10, 120)).min(1),
        steps: exactly(
          6,
          z.object({ text: storySentence(language) }),
        ).superRefine(unique("text")),
      }),
    ),
    "content/place-photos.ts": z.object({ placePhotos: z.array(placePhoto) }),
    "content/about.ts": texts,
    "content/home.ts": texts.and(
      z.object({
        helpMore: sentence(20, 150),
        startingPoints: exactly(8, z.object({ text: text(5, 40) })),
      }),
    ),
  });
