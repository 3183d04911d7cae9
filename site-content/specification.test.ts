import { contentIn } from "./content";
import { english } from "./languages";

const content = contentIn(english);
const { forms, home, programs, services, servicePage, ui } = content;

test.each([
  [content.site.welcome, "Welcome to K7 family at CR PARK (Delhi)"],
  // The specification writes a straight apostrophe.
  [home.headline.replace("’", "'"), "Unlock your child's potential and help them thrive!"],
  [home.bookingHeading, "Book your first session."],
  [home.contactHeading, "Contact our Center"],
  [home.helpHeading, "How can we help your child"],
  [programs.heading, "Our Intervention programs"],
  [content.testimonials.heading, "Our Clients Talk About Their {product} Experience"],
  [servicePage.cards.listHeading, "Our Services"],
  [servicePage.cards.learnMore, "Learn More"],
  [content.contactPage.heading, "Book Consultation"],
  [forms.sending.submit, "Submit"],
  [forms.sending.submitting, "Submitting..."],
  [forms.sending.success, "Thank you for your submission! We'll get back to you soon."],
  [forms.sending.error, "Something went wrong. Please try again later."],
])("“%s” is the exact text of the specification", (text, specified) => {
  expect(text).toBe(specified);
});

test("links, services and programs have the specified names and order", () => {
  const { home: homeLink, services: servicesPage, contact } = ui.links;
  const specified = [
    "Home /",
    "Services /service",
    "Speech Therapy /speech-therapy",
    "Occupational Therapy /occupational-therapy",
    "Special Education /special-education",
    "Parent & Child Counselling /psychological-counselling",
    "Behavioural Therapy /service4",
    "Contact Us /contact",
  ];
  const links = [homeLink, servicesPage, ...content.serviceLinks, contact]
    .map(({ label, href }) => `${label} ${href}`)
    // Leaves out services that the clinic added later.
    .filter((link) => specified.includes(link));
  expect(links).toEqual(specified);
  expect(content.listedServices.map(({ title }) => title)).toEqual([
    "Speech Therapy",
    "Occupational Therapy",
    "Psychological Counselling",
    "Special Education",
  ]);
  expect(programs.entries.map(({ title }) => title)).toEqual([
    "Early Intervention Program",
    "School Readiness Program",
    "Group Therapy Program",
    "Language & Communication Program",
  ]);
});

test("services, reasons and the about block contain the specified claims", () => {
  const texts = JSON.stringify([content.overviewServices, content.reasons.entries, content.about]);

  // The bracket shows that an explanation for parents follows.
  for (const claim of [
    "sensory integration (",
    "oro-motor therapy (",
    "environmental modification (",
    "cognitive rehabilitation (",
    "gait training (",
    "communication, language, articulation and swallowing",
    "Equal access to education for students with disabilities",
    "emotional and behavioural needs: coping, anxiety and emotional regulation",
    "Chain of clinics",
    "1:1 child-therapist ratio",
    "Pocket-friendly charges",
    "Monthly parent-therapist discussion",
    "Parents may watch sessions",
    "Regular home-plan follow-up and parent education",
    "Evidence-based practice",
    "Full transparency",
    "occupational therapist with a master’s degree in paediatrics",
    "Online therapy for families anywhere in the world, and offline sessions",
  ])
    expect(texts).toContain(claim);
});

test("occupational therapy says up to which age", () => {
  const { paragraph } = services.find(({ href }) => href === "/occupational-therapy")!;

  expect(paragraph).toContain("up to 14 years");
});
