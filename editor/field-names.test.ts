/** @jest-environment node */
import { paths } from "@/content-rules/paths";
import { fieldName } from "@/site-content/field-names";
import { fieldsOfPage } from "@/site-content/signatures";
import { loadContent } from "./load";
import { allFields } from "./fields";

test.each([
  ["testimonials.testimonials.1.name", "Testimonial 1: Name"],
  ["people.people.speech.role", "Person for speech therapy: Work"],
  ["about.placeMessages.phone", "Label: Phone number"],
  ["services.services.speech-therapy.page.title", "Title in search results"],
  ["services.services.speech-therapy.answers.fees", "Fees"],
  [
    "services.services.speech-therapy.noticing.bands.by-2.signs.few-words.text",
    "What parents notice: Sign",
  ],
])("%s is %s", (path, name) => {
  expect(fieldName(path, "en")).toBe(name);
});

test("every field that a person can open has a name in words", async () => {
  const onPages = new Set(
    paths.flatMap((page) => fieldsOfPage(page)).map((path) => path.join()),
  );
  const names = [...allFields(await loadContent()).values()]
    .filter(({ path, kind }) => kind !== "text" || onPages.has(path.join()))
    .map(({ path }) => [path.join("."), fieldName(path.join("."), "en")]);

  expect(names.length).toBeGreaterThan(900);
  expect(
    names.filter(([, name = ""]) => /^Text|[^\x20-\x7e’]/.test(name)),
  ).toEqual([]);
});
