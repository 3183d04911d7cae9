import { z } from "zod";
import { services } from "@/content/services";
import type { ServicePath } from "./paths";
import {
  exactly,
  page,
  path,
  picture,
  pictureFile,
  linkedText,
  text,
  unique,
  type ContentOf,
} from "./rules";
import { codes, statement } from "./source-schema";
import { band, id, younger, type Service } from "./service-schema";

/** A heading with a short paragraph. */
const point = z.object({
  id,
  heading: text(5, 70),
  /** May contain links: rich-text.ts. */
  text: linkedText(20, 330),
  /** Undefined where the text says only what the clinic does. */
  sources: codes.optional(),
});
export type Point = ContentOf<typeof point>;

const sourcedPoint = point.extend({
  sources: codes.min(1, "names no source"),
});

const step = sourcedPoint.extend({
  /** A drawing beside the text, which says the same. */
  picture: pictureFile,
});

const servicePath: z.ZodType<ServicePath, ServicePath> = z.enum(
  services.map(({ href }) => href),
);

/** Signs of a service, by their ids. */
const signs = z
  .object({ href: servicePath, ids: z.array(z.string()).min(1) })
  .superRefine(({ href, ids }, context) => {
    const service: Service | undefined = services.find(
      (candidate) => candidate.href === href,
    );
    const known = service?.noticing.bands.flatMap(({ signs }) =>
      signs.map(({ id }) => id),
    );
    for (const id of ids)
      if (!known?.includes(id))
        context.addIssue(`${href} has no sign with the id "${id}"`);
  });

export type Step = ContentOf<typeof step>;

/** Signs by age. No age may be in two bands. */
const bands = z
  .array(
    band
      .pick({ id: true, ages: true, from: true, until: true })
      .extend({ signs: z.array(signs).min(1) }),
  )
  .min(1)
  .superRefine((bands, context) => {
    bands.slice(1).forEach(({ from }, index) => {
      if (from < (bands[index]!.until ?? Infinity))
        context.addIssue({
          code: "custom",
          path: [index + 1, "from"],
          message: `${from} months are in the band before, too`,
        });
    });
  });

/**
 * A page about what parents see or hear, such as "My child is not talking yet". No text contains "normal" or "problem".
 */
const concern = z
  .object({
    id,
    href: path,
    page,
    image: picture,
    /** As parents say it. */
    title: text(5, 40),
    /** The text of links to the page. */
    menu: text(5, 32),
    /** The topic that the WhatsApp draft names, such as "late talking". */
    subject: text(5, 30),
    /** Whether the parent should ask about it. It is the first text below the title. */
    answer: statement,
    /** Two things that a parent can do this week. Their headings are on the first screen. */
    week: exactly(2, step, "their headings are on the first screen"),
    younger: younger.optional(),
    /** The signs that the page shows. */
    bands,
    /** What the signs do not say. */
    note: statement,
    /** The last sentence of "When not to wait". */
    whenNotToWait: statement.optional(),
    /** What else it may be. Hearing is first, because a child who does not hear well may seem late, restless or far away. */
    other: z.array(sourcedPoint).min(2),
    /** What therapy is, and what it is not. */
    therapy: exactly(2, point, "what it is, and what it is not"),
    /** Whom to see besides the clinic. */
    places: z.array(sourcedPoint).min(3),
    /** Addresses of the services that help with this. Their pages and this one link to each other. */
    services: z.array(servicePath).min(1),
  })
  .superRefine(({ other, ...concern }, context) => {
    if (other[0]?.id !== "hearing")
      context.addIssue(
        'other: the first entry must have the id "hearing", because a child who does not hear well may seem late, restless or far away, and hearing is tested first',
      );
    const word = /normal|problem/i.exec(
      JSON.stringify({ other, ...concern }),
    )?.[0];
    if (word !== undefined)
      context.addIssue(
        `must not contain "${word}": a child is not compared with a normal one, and is no problem`,
      );
  });
export type Concern = ContentOf<typeof concern>;

export const concerns = z.array(concern).superRefine(unique("id"));
