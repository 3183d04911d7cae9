import { z } from "zod";
import { services } from "@/content/services";
import type { Service } from "./service-types";
import { exactly, page, path, picture, sentence, text, unique } from "./rules";
import { codes, id, statement, younger } from "./service-schema";

const point = z.object({
  id,
  heading: text(5, 70),
  text: sentence(20, 330),
  sources: codes.optional(),
});

const sourcedPoint = point.extend({
  sources: codes.min(1, "names no source"),
});

/** Ids of signs of a service. */
const signs = z
  .object({ href: z.string(), ids: z.array(z.string()).min(1) })
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

/** The pages about concerns of parents. No text contains "normal" or "problem". */
export const concerns = z
  .array(
    z
      .object({
        id,
        href: path,
        page,
        image: picture,
        title: text(5, 40),
        menu: text(5, 32),
        subject: text(5, 30),
        answer: statement,
        week: exactly(2, sourcedPoint),
        younger: younger.optional(),
        signs: z.array(signs).min(1),
        note: statement,
        whenNotToWait: statement.optional(),
        other: z.array(sourcedPoint).min(2),
        therapy: exactly(2, point),
        places: z.array(sourcedPoint).min(3),
        services: z.array(path).min(1),
      })
      .superRefine(({ other, ...concern }, context) => {
        if (other[0]?.id !== "hearing")
          context.addIssue('other: the first entry must have the id "hearing"');
        const word = /normal|problem/i.exec(
          JSON.stringify({ other, ...concern }),
        )?.[0];
        if (word !== undefined) context.addIssue(`must not contain "${word}"`);
      }),
  )
  .superRefine(unique("id"));
