import type { Content } from "@/content-rules/content";

export const testimonials: Content["testimonials"] = {
  heading: "Our Clients Talk About Their {product} Experience",
  sample: "Sample text. A parent’s own words will stand here.",
  /** Three samples that show length and tone. A real parent's words replace each, with the parent's written consent. */
  entries: [
    {
      id: 1,
      name: "A mother",
      location: "Neighbourhood",
      avatar: "/images/avatar-1.svg",
      content:
        "I could watch every session. For the first time I knew what was being done and why, and what to try at home that evening.",
      unconfirmed: ["name", "location", "content"],
    },
    {
      id: 2,
      name: "A father",
      location: "Neighbourhood",
      avatar: "/images/avatar-2.svg",
      content:
        "Nobody rushed our son. The therapist sat on the floor with him, found out what he loves, and began from there.",
      unconfirmed: ["name", "location", "content"],
    },
    {
      id: 3,
      name: "A grandmother",
      location: "Neighbourhood",
      avatar: "/images/avatar-3.svg",
      content:
        "The monthly talk helps us most. We look at what went well, choose the next small step, and everyone at home knows the plan.",
      unconfirmed: ["name", "location", "content"],
    },
  ],
};
