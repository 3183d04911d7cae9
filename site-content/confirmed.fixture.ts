import * as english from "./english";
import type { Modules } from "./modules";
import type { TextPageSection } from "./text-page-schema";
import type { Site } from "./site-schema";
import { valueUnder } from "./translate";

/** The facts of a clinic that has confirmed all of them. All except `welcome` differ from content/site.ts. */
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

/**
 * The English content of a clinic that has confirmed everything: its facts differ from content/, and it has every photo.
 */
export const confirmedModules: Modules = {
  ...english,
  site: { ...english.site, site: confirmedSite },
  services: {
    ...english.services,
    services: english.services.services.map((service) => ({
      ...service,
      answers,
    })),
  },
  placePhotos: {
    placePhotos: english.placePhotos.placePhotos.map(({ id }) => ({
      id,
      src: "/images/hero.svg",
      alt: "A door, and a girl on her way in.",
    })),
  },
  people: {
    ...english.people,
    people: english.people.people.map((person) => ({
      ...person,
      name: `Asha ${person.id}`,
      role: "Therapist",
      training: "A master’s degree",
      registration: "RCI A00000",
      languages: "Hindi and English",
    })),
  },
  howToCome: {
    ...english.howToCome,
    howToCome: {
      metro: "Saket, gate 2: ten minutes on foot.",
      landmark: "Beside the post office.",
      floor: "First floor, with a lift.",
      parking: "In front of the house.",
      door: "Ring the bell and take off your shoes.",
      unconfirmed: [],
    },
  },
  textPages: {
    textPages: english.textPages.textPages.map((notice) => ({
      ...notice,
      sections: notice.sections.map((section: TextPageSection) => ({
        ...section,
        details: Object.fromEntries(
          Object.keys(section.details ?? {}).map((name) => [name, "Asha Sen"]),
        ),
        unconfirmed: [],
      })),
    })),
  },
  testimonials: {
    testimonials: english.testimonials.testimonials.map((testimonial) => ({
      ...testimonial,
      location: "Alaknanda",
      avatar: "/images/logo-mark.svg",
      unconfirmed: [],
    })),
  },
};

/**
 * A copy of some content with another value in one field.
 *
 * @param path - module, export, then keys and indices, with dots
 */
export function withValue(
  path: string,
  value: unknown,
  content: Modules = confirmedModules,
): Modules {
  const copy = structuredClone(content);
  const keys = path.split(".");
  const last = keys.pop()!;
  Reflect.set(Object(valueUnder(copy, keys)), last, value);
  return copy;
}
