import { compile } from "sass";
import { render, screen, within } from "@testing-library/react";
import { doctorNotes } from "@/content/doctor-notes";
import { home } from "@/content/home";
import { visitStory } from "@/content/visit-story";
import { contentIn } from "@/site-content/content";
import { languages } from "@/site-content/languages";
import { siteUrl } from "@/site-content/addresses";
import { VisitStory } from "./visit-story";

const { card, grownUps, steps } = visitStory;

test("shows the pictures of the visit in order, each with its number and its sentence, and then the card", () => {
  render(<VisitStory />);

  const story = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryAllByRole("img").length > 0)
    .map((item) => {
      const [first] = within(item).getAllByRole("paragraph");
      for (const other of first!.querySelectorAll("[hidden]")) other.remove();
      return first!.textContent;
    });
  const { label } = grownUps.options[0]!;
  expect(story).toEqual([
    ...steps.map(
      ({ text }, index) => `${index + 1} ${text.replace("{grownUp}", label)}`,
    ),
    card.child,
  ]);
});

test("has one adult chosen, and styles and words for each", () => {
  render(<VisitStory />);
  const styles = compile("components/visit-story/visit-story.scss", {
    loadPaths: ["styles"],
  }).css;

  const choices = screen.getAllByRole<HTMLInputElement>("radio", {
    hidden: true,
  });
  expect(choices.map(({ checked }) => checked).indexOf(true)).toBe(0);
  for (const { id, label, inStory = label } of grownUps.options) {
    const pick = `.visit-story__pick--${id}`;
    expect(styles).toContain(`:has([value=${id}]:checked) ${pick}`);
    for (const word of document.querySelectorAll(pick))
      expect(word).toHaveTextContent(inStory);
  }
});

test("asks for the child's name in a field that has no name and is in no form, so that nothing sends it", () => {
  render(<VisitStory />);

  const field = screen.getByLabelText<HTMLInputElement>(visitStory.name);
  expect(field).toHaveAccessibleDescription(visitStory.nameNote);
  expect(field.form).toBeNull();
  expect(field.name).toBe("");
  expect(field).toHaveAttribute("autocomplete", "off");
  expect(field).toHaveAttribute("spellcheck", "false");
});

test.each(languages)(
  "no sentence for the child asks for courage or obedience, promises, or shows whether a girl or a boy reads it: $name",
  (language) => {
    const { title, name, ...story } = contentIn(language).visitStory;
    const sentences = [
      title,
      name,
      story.card.child,
      story.card.grownUps,
      ...story.steps.map(({ text }) => text),
    ].join(" ");

    expect(sentences).not.toMatch(
      /ता हूँ|ती हूँ|ूँगा|ूँगी|\b(brave|good|must|always|never)\b|बहादुर|डर/i,
    );
  },
);

test("has a WhatsApp link without a recipient, whose draft has the address of the story", () => {
  render(<VisitStory />);

  const link = screen.getByRole("link", { name: visitStory.send });
  const { origin, pathname, searchParams } = new URL(
    link.getAttribute("href")!,
  );
  expect(`${origin}${pathname}`).toBe("https://wa.me/");
  expect(searchParams.get("text")).toBe(
    `${visitStory.message} ${siteUrl}/first-visit`,
  );
});

test("has a print button and a link to the booking form", () => {
  render(<VisitStory />);

  expect(
    screen.getByRole("button", { name: doctorNotes.print }),
  ).toHaveAttribute("data-print");
  expect(screen.getByRole("link", { name: home.start })).toHaveAttribute(
    "href",
    "/#booking",
  );
});
