import { render, screen, waitFor, within } from "@testing-library/react";
import type { Testimonial } from "@/content-rules/testimonials";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { withContent } from "@/components/with-content.fixture";
import { Testimonials } from "./testimonials";

const { testimonials, ui } = contentIn(english);

/** Samples with drawn faces, except for what is said of some. */
const give = (...changes: readonly Partial<Testimonial>[]) =>
  withContent(
    Object.fromEntries(
      testimonials.entries.flatMap(({ id }, at) =>
        Object.entries({
          content: `Words ${id}`,
          location: `Area ${id}`,
          avatar: `/images/avatar-${id}.svg`,
          unconfirmed: ["content"],
          ...changes[at],
        }).map(([key, value]) => [`testimonials.entries.${id}.${key}`, value]),
      ),
    ),
  );

// jsdom has no layout: e2e/carousel.spec.ts tests how the carousel moves.
jest.mock("swiper", () => ({
  default: function OldBrowser() {
    throw new Error("An old browser");
  },
}));

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const list = () => screen.getByRole("list", { name: ui.carousel.list });
const slides = () => within(list()).getAllByRole("listitem");

test("shows each testimonial with ~ before the name", () => {
  render(<Testimonials />);

  for (const [index, { name, content }] of testimonials.entries.entries()) {
    expect(slides()[index]).toHaveTextContent(content);
    expect(within(slides()[index]!).getByText(`~${name}`)).toBeVisible();
  }
});

test("is a list that scrolls when the carousel cannot start", async () => {
  render(<Testimonials />);

  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(slides()).toHaveLength(testimonials.entries.length);
  expect(list()).toHaveAttribute("tabindex", "0");
  expect(screen.queryByRole("group", { name: ui.carousel.bullets })).not.toBeInTheDocument();
});

test("labels an unconfirmed testimonial as a sample, without quotation marks and place", () => {
  give({}, { unconfirmed: [] });
  render(<Testimonials />);
  const [sample, confirmed] = slides();

  expect(sample).toHaveTextContent(testimonials.sample);
  expect(sample).not.toHaveTextContent("Area");
  expect(screen.getByText("Words 1").className).not.toContain("quoted");
  expect(confirmed).not.toHaveTextContent(testimonials.sample);
  expect(confirmed).toHaveTextContent("Area");
  expect(screen.getByText("Words 2").className).toContain("quoted");
});

test("shows a real person with a photo or by name and place alone, never with a drawn face", () => {
  give({ unconfirmed: [] }, { unconfirmed: [], avatar: "/images/mother.jpg" });
  render(<Testimonials />);

  const faces = slides().map((slide) => within(slide).queryAllByRole("presentation").length);
  expect(faces).toEqual([0, 1, 1]);
});

test("gives every avatar the same width and height, whatever the shape of the photo", () => {
  give({ avatar: "/tall.jpg" });
  render(<Testimonials />);

  for (const avatar of screen.getAllByRole("presentation")) {
    expect(avatar).toHaveAttribute("width", "160");
    expect(avatar).toHaveAttribute("height", "160");
  }
});
