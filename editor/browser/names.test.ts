/** @jest-environment node */
import { loadContent } from "../load";
import { allFields } from "../fields";
import { fieldName } from "./names";

test.each([
  ["testimonials.testimonials.1.name", "Testimonial 1: Name"],
  ["people.people.speech.role", "Person for speech therapy: Work"],
  ["about.placeMessages.phone", "Label: Phone number"],
  ["pages.generalPages./.card.title", "Social picture: Heading"],
  ["services.services.speech-therapy.answers.fees", "Fees"],
])("%s is %s", (path, name) => {
  expect(fieldName(path, "en")).toBe(name);
});

test("every field has a name in Hindi without words of the code", async () => {
  const paths = [...allFields(await loadContent()).values()].map(({ path }) =>
    path.join("."),
  );

  const names = new Set(paths.map((path) => fieldName(path, "hi")));

  expect([...names].filter((name) => /[a-z]/.test(name)).sort()).toEqual([
    "WhatsApp नंबर",
    "WhatsApp मैसेज",
  ]);
});
