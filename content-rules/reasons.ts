/** The reasons on the flip card. */
import { z } from "zod";
import {
  code,
  describe,
  text,
  label,
  id,
  picture,
  exactly,
  specified,
  unique,
} from "./fields/field";

const reason = z.strictObject({
  id,
  title: text(5, 60, "Heading"),
  text: text(10, 90, "Text"),
  /** Whether the text is hidden once somebody in content/people.ts has a registration. */
  hiddenWithRegistrations: code(z.literal(true).optional()),
});

export const reasons = describe(
  z.strictObject({
    picture,
    heading: label("Heading", 60),
    front: label("Front of the card", 80),
    turn: label("Link that turns the card", 60),
    link: label("Link", 60),
    entries: exactly(11, reason, specified).superRefine(unique("title")),
  }),
  { name: "Reason" },
);
