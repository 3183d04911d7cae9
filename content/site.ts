import type { pages } from "./pages";

/** An internal address: a route of this site, as the sitemap lists it. */
export type Path = keyof typeof pages;

export type SocialLink = { readonly name: string; readonly href: string };

/** schema.org day names, in the order of the week. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

export type Site = {
  /** The short name, as families say it. */
  readonly name: string;
  /** The name with what the place is, for titles and search engines. */
  readonly fullName: string;
  /** What the testimonials speak of: fills "Our Clients Talk About Their {product} Experience". */
  readonly product: string;
  readonly welcome: string;
  /** E.164: +91 and ten digits. Shown in groups, dialled as it stands. */
  readonly phone: string;
  /** The number that answers chats, E.164. */
  readonly whatsapp: string;
  readonly address: {
    /** House, block and market; nothing is shown while empty. */
    readonly street: string;
    readonly locality: string;
    readonly city: string;
    readonly postcode: string;
  };
  /** A search on a map service; opens outside the site when tapped. */
  readonly directions: string;
  readonly hours: {
    /** Days in the order of the week, and 24-hour times; content-model/opening-hours.ts says them. */
    readonly days: readonly Weekday[];
    readonly opens: string;
    readonly closes: string;
  };
  readonly social: readonly SocialLink[];
  readonly developer: SocialLink;
  /** The year the copyright line begins with. */
  readonly since: number;
  /** Names of the fields above that the clinic has yet to confirm. `npm run launch-check` lists them. */
  readonly unconfirmed: readonly string[];
};

// Apart from the other facts, because a form fetches these two with its script.
// No Indian number begins with a zero, so this placeholder can never ring a stranger.
export const phone = "+910000000000";
export const whatsapp = "+910000000000";

export const site: Site = {
  name: "K7",
  fullName: "K7 Children’s Therapy Centre",
  product: "K7",
  welcome: "Welcome to K7 family at CR PARK (Delhi)",
  phone,
  whatsapp,
  address: {
    street: "",
    locality: "CR Park",
    city: "New Delhi",
    postcode: "110019",
  },
  directions:
    "https://www.google.com/maps/search/?api=1&query=Chittaranjan+Park+New+Delhi+110019",
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "10:00",
    closes: "19:00",
  },
  // Front pages, until the clinic names its own.
  social: [
    { name: "Instagram", href: "https://www.instagram.com/" },
    { name: "Facebook", href: "https://www.facebook.com/" },
    { name: "YouTube", href: "https://www.youtube.com/" },
  ],
  developer: { name: "the K7 web team", href: "https://example.com/" },
  since: 2026,
  unconfirmed: [
    "fullName",
    "phone",
    "whatsapp",
    "address.street",
    "address.postcode",
    "directions",
    "hours",
    "social",
    "developer",
    "since",
  ],
};
