/** The home page around its sections. */
import { z } from "zod";
import { text, linkedText, label, id, address, picture, exactly } from "./fields/field";

/** A link near the top of the page, whose text is a sentence as parents say it. */
const startingPoint = z.strictObject({ id, text: text(5, 40, "Starting point"), href: address });

/** The story of the first visit ends with these texts. */
const onStory = { pages: ["/", "/first-visit"] } as const;

export const home = z.strictObject({
  picture,
  /** The same people for phones, inside the page: a drawing of at most 2 kB. */
  smallPicture: picture,
  headline: text(10, 80, "Main heading"),
  intro: text(10, 160, "Introduction"),
  start: text(2, 40, "Button", onStory),
  seeServices: text(2, 40, "Button", onStory),
  bookingHeading: label("Heading", 60),
  bookingIntro: text(2, 160, "Introduction", onStory),
  contactHeading: label("Heading", 60),
  helpHeading: label("Heading", 60),
  helpIntro: label("Introduction"),
  helpMore: linkedText(20, 150, "More help", { pages: ["/", "/service"] }),
  startHeading: text(2, 60, "Heading", { pages: ["/", "/service"] }),
  startIntro: label("Introduction", 160),
  startingPoints: exactly(
    8,
    startingPoint,
    "they are two columns of four in a wide window, so another one replaces one of them",
  ),
});
