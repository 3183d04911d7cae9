/** The texts around the form on /contact. */
import { z } from "zod";
import { label, picture, texts } from "./fields/field";

export const contactPage = z.strictObject({
  picture,
  heading: label("Heading", 60),
  intro: label("Introduction", 160),
  access: label("Note on steps and lifts", 200),
  stepsHeading: label("Heading", 60),
  steps: texts(5, 80, "Step"),
});
