import type { Path } from "@/content-rules/fields/paths";
import type { TeamMember } from "@/content-rules/people";
import { contentIn, type SiteContent } from "@/site-content/content";
import { finishedContent } from "@/site-content/finished.fixture";
import { english } from "@/site-content/languages";
import { pageGraph } from "./structured-data";

const content = contentIn(english);

type Thing = Readonly<Record<string, unknown>>;

const give = <Key extends "about" | "people" | "site">(
  module: Key,
  values: Partial<SiteContent[Key]>,
) => jest.replaceProperty(content, module, { ...content[module], ...values });

beforeEach(() => void give("site", finishedContent.site));
afterEach(() => jest.restoreAllMocks());

const thingOfType = (type: string, path: Path) =>
  (pageGraph(path, english) as unknown as { "@graph": Thing[] })["@graph"].find(
    (thing) => thing["@type"] === type,
  );

const clinic = () => thingOfType("MedicalClinic", "/");

test("has every fact that the clinic has confirmed", () => {
  expect(clinic()).toMatchObject({
    name: "K7 Centre for Children’s Therapy",
    telephone: "+919650012345",
    hasMap: "https://maps.example/k7",
    address: {
      streetAddress:
        "Block K, House No. 1842, 1st Floor, above Annapurna Sweets, Market No. 1, Chittaranjan Park",
      addressLocality: "New Delhi",
      postalCode: "110048",
    },
    openingHoursSpecification: [
      {
        dayOfWeek: expect.arrayContaining(["https://schema.org/Tuesday"]),
        opens: "09:30",
        closes: "13:00",
      },
      { opens: "14:30", closes: "18:30" },
      { dayOfWeek: ["https://schema.org/Saturday"], closes: "12:30" },
    ],
    sameAs: ["https://www.instagram.com/k7.children"],
  });
});

test("has no unconfirmed fact of the clinic", () => {
  give("site", {
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
    name: "K7",
    address: { streetAddress: "Chittaranjan Park", addressLocality: "New Delhi" },
  });
  expect(JSON.stringify(clinic())).not.toMatch(
    /Centre for Children|9650012345|Market No|110048|maps\.example|opens|sameAs/,
  );
});

test("has no social pages when the clinic has none, and no rating", () => {
  give("site", { social: [] });

  expect(clinic()).not.toHaveProperty("sameAs");
  expect(clinic()).not.toHaveProperty("aggregateRating");
});

test("the page of a service has the service and its breadcrumbs", () => {
  const service = content.services.find(({ href }) => href === "/speech-therapy")!;

  expect(thingOfType("Service", "/speech-therapy")).toMatchObject({
    name: "Speech Therapy",
    description: service.description,
    areaServed: "New Delhi",
  });
  expect(thingOfType("BreadcrumbList", "/speech-therapy")?.itemListElement).toHaveLength(3);
  expect(thingOfType("BreadcrumbList", "/contact")?.itemListElement).toHaveLength(2);
});

test("has the people of the clinic only when their facts are confirmed", () => {
  const withPerson = (change: Partial<TeamMember>) => {
    const person = {
      ...content.people.entries[0]!,
      name: "Asha Sen",
      role: "Speech therapist",
      training: "A bachelor’s degree in speech and hearing",
      registration: "RCI A00000",
      languages: "Hindi, Bangla",
      unconfirmed: [],
    };
    give("people", { entries: [{ ...person, ...change }] });
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
  expect(withPerson({ unconfirmed: ["registration"] })).not.toHaveProperty("employee");
});

test("has the founder only when the clinic has given the name", () => {
  give("about", { founderName: "" });
  expect(clinic()).not.toHaveProperty("founder");

  give("about", { founderName: "Tara Sen" });
  const { founder: description } = content.about;
  expect(clinic()?.founder).toEqual({ "@type": "Person", name: "Tara Sen", description });
});
