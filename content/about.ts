/** The footer's about block. */
export const about = {
  heading: "About K7",
  founderHeading: "Our founder",
  /** Shown with the sentence, and told to search engines, once it is given. */
  founderName: "",
  founder:
    "K7 was founded by an occupational therapist with a master's degree in paediatrics.",
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
  unconfirmed: ["mission"],
} as const;

/** The ways to reach the centre, as links and as labels. */
export const contactMessages = {
  chat: "Chat on WhatsApp",
  /** A greeting that names no child and no family. */
  chatGreeting: "Hello K7, I have a question about {subject} for my child.",
  /** Before a question. */
  chatHello: "Hello K7.",
  /** The subject where the page has none of its own. */
  chatSubject: "therapy",
  call: "Call",
  callNumber: "Call {phone}",
} as const;

/** Beside the address, on every page but in no form: a form fetches the words above with its script. */
export const placeMessages = {
  phone: "Phone",
  address: "Address",
  hours: "Hours",
  /** The opening days, and the days with their times. */
  days: "{first} to {last}",
  open: "{days}, {opens} to {closes}",
  directions: "Get directions",
  directionsShort: "Directions",
  book: "Book",
  quick: "Quick contact",
  chat: "WhatsApp",
  social: "Follow us",
} as const;

export const reviewMessages = { last: "Last reviewed: {date}" } as const;
