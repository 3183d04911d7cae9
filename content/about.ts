/** The footer's about block. */
export const about = {
  heading: "About K7",
  founderHeading: "Our founder",
  /** Empty until the clinic gives it. Then the home page shows it, and search engines are told it. */
  founderName: "",
  founder:
    "K7 was founded by an occupational therapist with a master’s degree in paediatrics.",
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
} as const;

/** The ways to reach the centre, as links and as labels. */
export const contactMessages = {
  chat: "Chat on WhatsApp",
  /** A greeting that names no child and no family. */
  chatDefaultDraft: "Hello K7, I have a question about my child: {subject}.",
  /** The greeting on pages that are not about one service. */
  chatGeneralDraft: "Hello K7, I have a question about my child.",
  /** The first line of a draft with questions. */
  chatQuestionPrefix: "Hello K7.",
  /** What {subject} in a question becomes on pages that are not about one service. */
  chatSubject: "therapy",
  call: "Call",
  callNumber: "Call {phone}",
} as const;

/**
 * Labels beside the address, on every page. They are apart from contactMessages, which the scripts of the forms load.
 */
export const placeMessages = {
  phone: "Phone",
  address: "Address",
  hours: "Hours",
  /** Opening hours: a range of days, the times of a day, and both. */
  days: "{first} to {last}",
  times: "{opens} to {closes}",
  open: "{days}, {times}",
  directions: "See the map",
  directionsShort: "Map",
  book: "Book",
  quick: "Quick contact",
  chat: "WhatsApp",
  social: "Follow us",
} as const;

export const reviewMessages = { last: "Last reviewed: {date}" } as const;
