import type { Messages } from "@/content-model/messages";

export const placePhotosHeading: Messages["placePhotosHeading"] = "अंदर आइए";

export const placeCaptions: Messages["placeCaptions"] = {
  door: "हमारा दरवाज़ा",
  shoes: "जूते यहाँ रहते हैं",
  room: "एक बच्चे के लिए कमरा",
  hands: "हम खेलते हैं",
  chair: "आप यहाँ से देख सकते हैं",
};

/** Of each photo that the clinic puts in; none yet. */
export const placePhotos: Messages["placePhotos"] = {};
