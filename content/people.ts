import type { Content } from "@/content-rules/content";

/** The people whom a family meets. */
export const people: Content["people"] = {
  heading: "Who you will meet",
  registration: "Registration",
  languages: "Languages",
  /**
   * Slots for the people whom a family meets, in the order parents see them. Pages do not show a slot without a name. Where
   * a fact is filled in but not sure, its name is in `unconfirmed`.
   */
  entries: [
    {
      id: "speech",
      services: ["/speech-therapy"],
      name: "",
      role: "",
      training: "",
      registration: "",
      languages: "",
      src: undefined,
      alt: "",
      unconfirmed: [],
    },
    {
      id: "occupational",
      services: ["/occupational-therapy"],
      name: "",
      role: "",
      training: "",
      registration: "",
      languages: "",
      src: undefined,
      alt: "",
      unconfirmed: [],
    },
    {
      id: "teacher",
      services: ["/special-education"],
      name: "",
      role: "",
      training: "",
      registration: "",
      languages: "",
      src: undefined,
      alt: "",
      unconfirmed: [],
    },
    {
      id: "counsellor",
      services: ["/psychological-counselling"],
      name: "",
      role: "",
      training: "",
      registration: "",
      languages: "",
      src: undefined,
      alt: "",
      unconfirmed: [],
    },
    {
      id: "behavioural",
      services: ["/service4"],
      name: "",
      role: "",
      training: "",
      registration: "",
      languages: "",
      src: undefined,
      alt: "",
      unconfirmed: [],
    },
  ],
};
