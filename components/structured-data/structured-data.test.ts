/** @jest-environment node */
import type { Path } from "@/content-rules/paths";
import type { TeamMember } from "@/content-rules/people";
import { about } from "@/content/about";
import { people } from "@/content/people";
import { site } from "@/content/site";
import { confirmedSite } from "@/site-content/confirmed.fixture";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { pageGraph } from "./structured-data";

const { services } = contentIn(english);

type Thing = Readonly<Record<string, unknown>>;

beforeEach(() => {
  Object.assign(site, confirmedSite);
});

/** The thing of a type in the structured data of an English page. */
const thingOfType = (type: string, path: Path) =>
  (pageGraph(path, english) as unknown as { "@graph": Thing[] })["@graph"].find(
    (thing) => thing["@type"] === type,
  );

const clinic = () => thingOfType("MedicalClinic", "/");

test("has every fact that the clinic has confirmed", () => {
  const social = [
    { name: "Instagram", href: "https://www.instagram.com/tara" },
  ];
  Object.assign(site, { social });

  expect(clinic()).toMatchObject({
    name: "Tara Therapy for Children",
    telephone: "+919812345678",
    hasMap: "https://maps.example/tara",
    address: {
      streetAddress: "12, Market 2, Saket",
      addressLocality: "Gurugram",
      postalCode: "122001",
    },
    openingHoursSpecification: [
      {
        dayOfWeek: expect.arrayContaining(["https://schema.org/Tuesday"]),
        opens: "09:30",
        closes: "12:00",
      },
      { opens: "13:00", closes: "18:00" },
      { dayOfWeek: ["https://schema.org/Saturday"], closes: "12:00" },
    ],
    sameAs: ["https://www.instagram.com/tara"],
  });
});

test("has no unconfirmed fact of the clinic", () => {
  Object.assign(site, {
    unconfirmed: [
      "fullName",
      "phone",
      "address.street",
      "address.postcode",
      "directions",
      "hours",
      "social",
    ],
  });

  expect(clinic()).toMatchObject({
    name: "Tara",
    address: { streetAddress: "Saket", addressLocality: "Gurugram" },
  });
  expect(JSON.stringify(clinic())).not.toMatch(
    /Therapy for Children|9812345678|Market 2|122001|maps\.example|opens|sameAs/,
  );
});

test("has no social pages when the clinic has none, and no rating", () => {
  expect(clinic()).not.toHaveProperty("sameAs");
  expect(clinic()).not.toHaveProperty("aggregateRating");
});

test("the page of a service has the service and its breadcrumbs", () => {
  const service = services.find(({ href }) => href === "/speech-therapy")!;

  expect(thingOfType("Service", "/speech-therapy")).toMatchObject({
    name: "Speech Therapy",
    description: service.description,
    areaServed: "Gurugram",
  });
  expect(
    thingOfType("BreadcrumbList", "/speech-therapy")?.itemListElement,
  ).toHaveLength(3);
  expect(
    thingOfType("BreadcrumbList", "/contact")?.itemListElement,
  ).toHaveLength(2);
});

test("has the people.entries of the clinic only when their facts are confirmed", () => {
  const withPerson = (change: Partial<TeamMember>) => {
    const person = {
      name: "Asha Sen",
      role: "Speech therapist",
      training: "A bachelor’s degree in speech and hearing",
      registration: "RCI A00000",
      languages: "Hindi, Bangla",
      unconfirmed: [],
    };
    Object.assign(people.entries[0]!, person, change);
    return clinic();
  };

  expect(withPerson({})).toMatchObject({
    employee: [
      {
        "@type": "Person",
        name: "Asha Sen",
        jobTitle: "Speech therapist",
        identifier: "RCI A00000",
        knowsLanguage: "Hindi, Bangla",
      },
    ],
  });
  expect(withPerson({ name: "" })).not.toHaveProperty("employee");
  expect(withPerson({ unconfirmed: ["registration"] })).not.toHaveProperty(
    "employee",
  );
});

test("has the founder only when the clinic has given the name", () => {
  Object.assign(about, { founderName: "" });
  expect(clinic()).not.toHaveProperty("founder");

  Object.assign(about, { founderName: "Tara Sen" });
  expect(clinic()).toMatchObject({ founder: { name: "Tara Sen" } });
});
