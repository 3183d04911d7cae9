import type { Content } from "@/content-rules/content";

/** How to come: a sentence or two each. Pages do not show what is empty. */
export const howToCome: Content["howToCome"] = {
  heading: "How to find us",
  /** Station, exit, and the way on foot. */
  metro: "",
  landmark: "",
  /** The floor, and whether there is a lift or steps. */
  floor: "",
  parking: "",
  /** What to do at the door on the first day. */
  door: "",
  unconfirmed: [],
  labels: {
    metro: "Metro",
    landmark: "Landmark",
    floor: "Floor, lift and steps",
    parking: "Parking",
    door: "At the door, on the first day",
  },
};
