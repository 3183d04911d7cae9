import type { Messages } from "@/content-rules/content";

export const placePhotos: Messages = {
  heading: "अंदर आइए",
  captions: {
    door: "हमारा दरवाज़ा",
    shoes: "जूते यहाँ रहते हैं",
    room: "एक बच्चे के लिए कमरा",
    hands: "हम खेलते हैं",
    chair: "आप यहाँ से देख सकते हैं",
  },
};
