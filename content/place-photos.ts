import type { Content } from "@/content-rules/content";

/** Photos of the centre. */
export const placePhotos: Content["placePhotos"] = {
  heading: "Come in",
  /** The caption of each photo. */
  captions: {
    door: "Our door",
    shoes: "Shoes wait here",
    room: "A room for one child",
    hands: "We play",
    chair: "You may watch here",
  },
  /** In the order parents see them. The founder’s is beside the sentence about the founder. */
  entries: [
    { id: "door", src: undefined, alt: "" },
    { id: "shoes", src: undefined, alt: "" },
    { id: "room", src: undefined, alt: "" },
    { id: "hands", src: undefined, alt: "" },
    { id: "chair", src: undefined, alt: "" },
    { id: "founder", src: undefined, alt: "" },
  ],
};
