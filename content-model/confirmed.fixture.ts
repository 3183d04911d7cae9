import * as english from "./english";
import type { Modules } from "./modules";
import type { Site } from "./types";

/** The facts of a clinic that has confirmed everything. Each differs from the fact in content/site.ts. */
export const confirmedSite: Site = {
  name: "Tara",
  fullName: "Tara Therapy for Children",
  product: "Tara",
  welcome: "Welcome to K7 family at CR PARK (Delhi)",
  phone: "+919812345678",
  whatsapp: "+918812345678",
  address: {
    street: "12, Market 2",
    locality: "Saket",
    city: "Gurugram",
    postcode: "122001",
  },
  directions: "https://maps.example/tara",
  hours: [
    {
      days: ["Tuesday", "Wednesday", "Thursday", "Friday"],
      times: [
        { opens: "09:30", closes: "12:00" },
        { opens: "13:00", closes: "18:00" },
      ],
    },
    { days: ["Saturday"], times: [{ opens: "09:30", closes: "12:00" }] },
  ],
  social: [],
  developer: { name: "A web developer", href: "https://developer.example/" },
  since: 2019,
  unconfirmed: [],
};

const answers = {
  fees: "One session is 100 rupees.",
  ages: "Children up to 14 years.",
  languages: "Hindi, English and Bangla.",
  length: "One session is 45 minutes.",
  people: "Two therapists; ask to see their registration.",
  online: "No, only at the centre.",
  unconfirmed: [],
};

const confirmed = confirm(english) as typeof english;

/**
 * The content of a clinic that has confirmed everything: other facts than in content/, every photo, nothing
 * unconfirmed.
 */
export const confirmedModules: Modules = {
  ...confirmed,
  site: { ...confirmed.site, site: confirmedSite },
  services: {
    ...confirmed.services,
    services: confirmed.services.services.map((service) => ({
      ...service,
      answers,
    })),
  },
  placePhotos: {
    placePhotos: confirmed.placePhotos.placePhotos.map(({ id }) => ({
      id,
      src: "/images/hero.svg",
      alt: "A door, and a girl on her way in.",
    })),
  },
  testimonials: {
    testimonials: confirmed.testimonials.testimonials.map((testimonial) => ({
      ...testimonial,
      location: "Alaknanda",
      avatar: "/icons/icon-192.png",
    })),
  },
};

/** Copies content. The copy has only empty `unconfirmed` lists, and all details of the privacy notice. */
function confirm(value: unknown, key = ""): unknown {
  if (key === "unconfirmed") return [];
  if (Array.isArray(value)) return value.map((entry) => confirm(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      key === "details" ? "Asha Sen" : confirm(field, name),
    ]),
  );
}
