import { contentIn } from "./content";
import { english } from "./languages";

const {
  about,
  contactPage,
  forms,
  home,
  listedServices,
  overviewServices,
  programs,
  reasons,
  servicePage,
  serviceLinks,
  services,
  site,
  testimonials,
  ui,
} = contentIn(english);

test("headings and form messages have the exact texts of the specification", () => {
  expect([
    site.welcome,
    // The specification writes a straight apostrophe.
    home.headline.replace("’", "'"),
    home.bookingHeading,
    home.contactHeading,
    home.helpHeading,
    programs.heading,
    testimonials.heading,
    servicePage.cards.listHeading,
    servicePage.cards.learnMore,
    contactPage.heading,
  ]).toEqual([
    "Welcome to K7 family at CR PARK (Delhi)",
    "Unlock your child's potential and help them thrive!",
    "Book your first session.",
    "Contact our Center",
    "How can we help your child",
    "Our Intervention programs",
    "Our Clients Talk About Their {product} Experience",
    "Our Services",
    "Learn More",
    "Book Consultation",
  ]);
  expect(forms.sending).toMatchObject({
    submit: "Submit",
    submitting: "Submitting...",
    success: "Thank you for your submission! We'll get back to you soon.",
    error: "Something went wrong. Please try again later.",
  });
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
  const links = [homeLink, servicesPage, ...serviceLinks, contact]
    .map(({ label, href }) => `${label} ${href}`)
    // Leaves out services that the clinic added later.
    .filter((link) => specified.includes(link));
  expect(links).toEqual(specified);
  expect(listedServices.map(({ title }) => title)).toEqual([
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
  const texts = JSON.stringify([overviewServices, reasons.entries, about]);

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
