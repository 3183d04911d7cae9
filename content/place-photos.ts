import type { PlacePhoto } from "@/content-model/types";

/** In the order parents see them; the founder stands beside the sentence about them. */
export const placePhotos: readonly PlacePhoto[] = [
  { id: "door", src: undefined, alt: "" },
  { id: "shoes", src: undefined, alt: "" },
  { id: "room", src: undefined, alt: "" },
  { id: "hands", src: undefined, alt: "" },
  { id: "chair", src: undefined, alt: "" },
  { id: "founder", src: undefined, alt: "" },
];

export const placePhotosHeading = "Come in";

/** Below each photo of the place. */
export const placeCaptions = {
  door: "Our door",
  shoes: "Shoes wait here",
  room: "A room for one child",
  hands: "We play",
  chair: "You may watch here",
} as const satisfies Partial<Record<PlacePhoto["id"], string>>;
