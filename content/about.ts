import type { Content } from "@/content-rules/content";

export const about: Content["about"] = {
  heading: "About K7",
  founderHeading: "Our founder",
  /** Empty until the clinic gives it. Then the home page shows it, and search engines are told it. */
  founderName: "",
  founder: "K7 was founded by an occupational therapist with a master’s degree in paediatrics.",
  missionHeading: "Our mission",
  mission:
    "To help every child take part in daily life with confidence, and to give parents the knowledge to help at home.",
  visionHeading: "Our vision",
  vision:
    "Online therapy for families anywhere in the world, and offline sessions, in person and close to home.",
  reachOutHeading: "Reach out",
  servicesHeading: "Services",
  copyright: "© {since} {name}. All rights reserved.",
  credit: "Website by {developer}",
  lastReviewed: "Last reviewed: {date}",
};
