/** A slot for a photo of the centre: docs/recipes.md says what each shows. */
export type PlacePhoto = {
  readonly name: "door" | "shoes" | "room" | "hands" | "chair" | "founder";
  /** Address below public/, such as "/images/door.jpg". Nothing is shown while it is undefined. */
  readonly src: string | undefined;
  /** What can be seen, for whoever cannot see it. */
  readonly alt: string;
};

/** In the order parents see them; the founder stands beside the sentence about them. */
export const placePhotos: readonly PlacePhoto[] = [
  { name: "door", src: undefined, alt: "" },
  { name: "shoes", src: undefined, alt: "" },
  { name: "room", src: undefined, alt: "" },
  { name: "hands", src: undefined, alt: "" },
  { name: "chair", src: undefined, alt: "" },
  { name: "founder", src: undefined, alt: "" },
];

export const placePhotosHeading = "Come in";

/** Below each photo of the place. */
export const placeCaptions = {
  door: "Our door",
  shoes: "Shoes wait here",
  room: "A room for one child",
  hands: "We play",
  chair: "You may watch here",
} as const satisfies Partial<Record<PlacePhoto["name"], string>>;
