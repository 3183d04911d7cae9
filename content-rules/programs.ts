/** The intervention programmes of the home page. */
import { z } from "zod";
import { describe, text, label, id, picture, exactly, specified } from "./fields/field";

const program = z.strictObject({
  id,
  title: text(5, 50, "Heading"),
  image: picture,
  /** A short sentence that is always visible. The description continues it. */
  line: text(5, 80, "Short line"),
  description: text(40, 200, "Description"),
  /** The visible text of the link. For screen readers, the title of the programme follows. */
  linkText: text(10, 40, "Link"),
});

export const programs = describe(
  z.strictObject({
    heading: label("Heading", 60),
    entries: exactly(4, program, specified),
  }),
  { name: "Programme" },
);
