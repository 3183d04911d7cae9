import type { PlacePhoto } from "@/content-model/place-schema";

/** In the order parents see them. The founder’s is beside the sentence about the founder. */
export const placePhotos: readonly PlacePhoto[] = [
  { id: "door", src: undefined, alt: "" },
  { id: "shoes", src: undefined, alt: "" },
  { id: "room", src: undefined, alt: "" },
  { id: "hands", src: undefined, alt: "" },
  { id: "chair", src: undefined, alt: "" },
  { id: "founder", src: undefined, alt: "" },
];

export const placePhotosHeading = "Come in";

/** The caption of each photo. */
export const placeCaptions = {
  door: "Our door",
  shoes: "Shoes wait here",
  room: "A room for one child",
  hands: "We play",
  chair: "You may watch here",
} as const satisfies Partial<Record<PlacePhoto["id"], string>>;
