/** @jest-environment node */
import { contentIn } from "@/content-model/content";
import { paths } from "@/content-model/paths";
import type { Site } from "@/content-model/site-schema";
import type { TeamMember } from "@/content-model/place-schema";
import { confirmedSite } from "@/content-model/confirmed.fixture";
import { english } from "@/content-model/languages";
import { services } from "@/content/services";
import { clinicData } from "./clinic";
import { pageGraph } from "./structured-data";

type Thing = Readonly<Record<string, unknown>>;

/** The thing of a type in the structured data of a page. */
const thingOfType = (
  type: string,
  path: Parameters<typeof pageGraph>[0],
  facts: Site,
  signed = true,
) =>
  (pageGraph(path, english, facts, signed) as unknown as { "@graph": Thing[] })[
    "@graph"
  ].find((thing) => thing["@type"] === type);

test("has every fact that the clinic has confirmed", () => {
  const social = [
    { name: "Instagram", href: "https://www.instagram.com/tara" },
  ];

  expect(
    thingOfType("MedicalClinic", "/", { ...confirmedSite, social }),
  ).toMatchObject({
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
  const facts: Site = {
    ...confirmedSite,
    unconfirmed: [
      "fullName",
      "phone",
      "address.street",
      "address.postcode",
      "directions",
      "hours",
      "social",
    ],
  };

  const clinic = thingOfType("MedicalClinic", "/", facts);

  expect(clinic).toMatchObject({
    name: "Tara",
    address: { streetAddress: "Saket", addressLocality: "Gurugram" },
  });
  expect(JSON.stringify(clinic)).not.toMatch(
    /Therapy for Children|9812345678|Market 2|122001|maps\.example|opens|sameAs/,
  );
});

test("the structured data of an unsigned page has no title and no description, only the name of a service", () => {
  for (const path of paths.filter((path) => path !== "/")) {
    const { title, description } = contentIn(english).pages[path];
    const graph = JSON.stringify(
      pageGraph(path, english, confirmedSite, false),
    );
    expect(graph).not.toContain(description);
    expect(graph).not.toContain(title);
  }
  const service = services.find(({ href }) => href === "/speech-therapy");
  const thing = (signed: boolean) =>
    thingOfType("Service", "/speech-therapy", confirmedSite, signed);
  expect(thing(true)).toMatchObject({ description: service?.description });
  expect(thing(false)).toMatchObject({ name: service?.title });
  expect(thing(false)).not.toHaveProperty("description");
});

test("has no social pages when the clinic has none, and no rating", () => {
  const clinic = thingOfType("MedicalClinic", "/", confirmedSite);

  expect(clinic).not.toHaveProperty("sameAs");
  expect(clinic).not.toHaveProperty("aggregateRating");
});

test("the page of a service has the service and its breadcrumbs", () => {
  expect(
    thingOfType("Service", "/speech-therapy", confirmedSite),
  ).toMatchObject({
    name: "Speech Therapy",
    areaServed: "Gurugram",
  });
  expect(
    thingOfType("BreadcrumbList", "/speech-therapy", confirmedSite)
      ?.itemListElement,
  ).toHaveLength(3);
  expect(
    thingOfType("BreadcrumbList", "/contact", confirmedSite)?.itemListElement,
  ).toHaveLength(2);
});

const person: TeamMember = {
  id: "speech",
  name: "Asha Sen",
  role: "Speech therapist",
  training: "A bachelor’s degree in speech and hearing",
  registration: "RCI A00000",
  languages: "Hindi, Bangla",
  alt: "",
  services: ["/speech-therapy"],
  unconfirmed: [],
};

test("has the people of the clinic only when their facts are confirmed", () => {
  const withPerson = (change: Partial<TeamMember>) =>
    clinicData(confirmedSite, "", [{ ...person, ...change }]);

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
  expect(clinicData(confirmedSite, "")).not.toHaveProperty("founder");
  expect(clinicData(confirmedSite, "Tara Sen")).toMatchObject({
    founder: { name: "Tara Sen" },
  });
});
