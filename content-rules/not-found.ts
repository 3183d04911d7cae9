/** The page of an unknown address. */
import { z } from "zod";
import { text, label, picture } from "./fields/field";

export const notFound = z.strictObject({
  picture,
  title: text(10, 60, "Title in search results"),
  heading: label("Heading", 60),
  text: label("Text", 200),
  home: label("Link", 60),
  services: label("Links to other pages", 60),
});
