/** Photos of the centre, which only the clinic has. Pages leave out what is empty. */
import { z } from "zod";
import { describe, text, label, photo, refuse } from "./fields/field";
import { type Path } from "./fields/paths";

/** A photo of the centre: docs/recipes.md says what each shows. */
const placePhoto = (name: string, ...pages: Path[]) =>
  describe(
    z
      .strictObject({
        src: photo,
        alt: text(20, 160, "What the picture shows", { mayBeEmpty: true }),
      })
      .superRefine(({ src, alt }, context) => {
        if (src !== undefined && alt === "")
          refuse(context, ["alt"], "Say what the photo shows, for parents who cannot see it.");
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
  entries: z.strictObject({
    door: placePhoto("Photo: our door", "/first-visit"),
    shoes: placePhoto("Photo: where shoes wait", "/first-visit"),
    room: placePhoto("Photo: a room", "/first-visit"),
    hands: placePhoto("Photo: play", "/first-visit"),
    chair: placePhoto("Photo: where parents watch"),
    founder: placePhoto("Photo: the founder"),
  }),
});
