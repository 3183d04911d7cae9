/** The way to the centre. */
import { z } from "zod";
import { type ContentOf, text, label, unconfirmed } from "./fields/field";

const way = (name: string) => text(5, 200, name, { mayBeEmpty: true, onlyClinic: true });

export const howToCome = z.strictObject({
  heading: label("Heading", 60),
  metro: way("Metro"),
  landmark: way("Landmark"),
  floor: way("Floor, lift and steps"),
  parking: way("Parking"),
  door: way("At the door"),
  unconfirmed,
  labels: z.strictObject({
    metro: label("Label", 60),
    landmark: label("Label", 60),
    floor: label("Label", 60),
    parking: label("Label", 60),
    door: label("Label", 60),
  }),
});

export type WayToCome = keyof ContentOf<typeof howToCome>["labels"];
