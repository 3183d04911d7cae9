import type { Content } from "@/content-rules/content";

export const placePhotos: Content["placePhotos"] = {
  heading: "Come in",
  captions: {
    door: "Our door",
    shoes: "Shoes wait here",
    room: "A room for one child",
    hands: "We play",
    chair: "You may watch here",
  },
  entries: {
    door: { src: undefined, alt: "" },
    shoes: { src: undefined, alt: "" },
    room: { src: undefined, alt: "" },
    hands: { src: undefined, alt: "" },
    chair: { src: undefined, alt: "" },
    founder: { src: undefined, alt: "" },
  },
};
