import { content, type Content } from "./all";
import { bookingForm } from "@/content/forms";
import { placePhotos } from "@/content/place-photos";
import { facts, serviceFacts } from "@/content/service-facts";
import type { Site } from "@/content/site";
import { testimonials } from "@/content/testimonials";

/** Facts of a clinic that has confirmed everything; none is as it stands in content/site.ts. */
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
  hours: {
    days: ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "09:30",
    closes: "12:00",
  },
  social: [],
  developer: { name: "A web developer", href: "https://developer.example/" },
  since: 2019,
  unconfirmed: [],
};

const confirmed = withoutUnconfirmed(content) as typeof content;

/** The content once the clinic has put in its facts: another centre, every photo, nothing unconfirmed. */
export const confirmedContent: Content = {
  ...confirmed,
  "content/site.ts": confirmedSite,
  "content/forms.ts": {
    ...confirmed["content/forms.ts"],
    bookingForm: {
      ...bookingForm,
      location: {
        ...bookingForm.location,
        options: [
          ...bookingForm.location.options,
          { value: "delhi Dwarka", label: "Dwarka, Delhi" },
        ],
      },
    },
  },
  "content/service-facts.ts": {
    facts,
    serviceFacts: serviceFacts.map(({ href }) => ({
      href,
      answers: {
        fees: "One session is 100 rupees.",
        ages: "Children up to 14 years.",
        languages: "Hindi, English and Bangla.",
        length: "One session is 45 minutes.",
        people: "Two therapists; ask to see their registration.",
        online: "No, only at the centre.",
        unconfirmed: [],
      },
    })),
  },
  "content/place-photos.ts": {
    placePhotos: placePhotos.map(({ name }) => ({
      name,
      src: "/images/hero.svg",
      alt: "A door, and a girl on her way in.",
    })),
  },
  "content/testimonials.ts": {
    testimonials: testimonials.map((each) => ({
      ...each,
      location: "Alaknanda",
      avatar: "/icons/icon-192.png",
      unconfirmed: [],
    })),
  },
};

function withoutUnconfirmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnconfirmed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "unconfirmed")
      .map(([key, each]) => [key, withoutUnconfirmed(each)]),
  );
}
