/** The intervention programmes of the home page. */
import { z } from "zod";
import { describe, text, label, id, picture, exactly, specified } from "./fields/field";

const program = z.strictObject({
  id,
  title: text(5, 50, "Heading"),
  image: picture,
  line: text(5, 80, "Short line"),
  description: text(40, 200, "Description"),
  linkText: text(10, 40, "Link"),
});

export const programs = describe(
  z.strictObject({ heading: label("Heading", 60), entries: exactly(4, program, specified) }),
  { name: "Programme" },
);
