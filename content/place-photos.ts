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
  entries: {
    door: { src: undefined, alt: "" },
    shoes: { src: undefined, alt: "" },
    room: { src: undefined, alt: "" },
    hands: { src: undefined, alt: "" },
    chair: { src: undefined, alt: "" },
    founder: { src: undefined, alt: "" },
  },
};
