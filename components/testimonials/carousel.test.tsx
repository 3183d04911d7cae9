import type { Testimonial } from "@/content-model/home-schema";
import {
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site } from "@/content/site";
import {
  testimonials,
  testimonialsHeading,
  testimonialMessages,
} from "@/content/testimonials";
import { Testimonials } from "./testimonials";

const bulletNames = testimonials.map((_, index) =>
  testimonialMessages.bullet
    .replace("{number}", String(index + 1))
    .replace("{count}", String(testimonials.length)),
);

const list = () => screen.getByRole("list", { name: testimonialMessages.list });
const slides = () => within(list()).getAllByRole("listitem", { hidden: true });
const bullets = () =>
  within(
    screen.getByRole("group", { name: testimonialMessages.bullets }),
  ).getAllByRole("button");
/** Whether screen readers can reach each slide. */
const reachable = () => slides().map((slide) => slide.ariaHidden !== "true");

/** Renders the section and waits until the bullets are there. */
async function openCarousel() {
  render(<Testimonials />);
  await screen.findByRole("group", { name: testimonialMessages.bullets });
}

/** Fires the event that a browser fires when it has scrolled; jsdom does not. */
const endScroll = () => fireEvent.scroll(list());

// The carousel imports Swiper on demand. On a busy machine the first import can take longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  // jsdom has neither layout nor media queries, and Swiper needs both.
  window.matchMedia = (query) =>
    ({ matches: true, media: query }) as MediaQueryList;
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(600);
});

afterEach(() => jest.restoreAllMocks());

test("has a heading with the name of the product", async () => {
  await openCarousel();

  expect(
    screen.getByRole("heading", {
      level: 2,
      name: testimonialsHeading.replace("{product}", site.product),
    }),
  ).toBeVisible();
});

test.each(testimonials)(
  "shows the testimonial of $name with ~ before the name",
  async ({ name, content }) => {
    await openCarousel();

    const slide = screen.getByText(content).closest("li");
    expect(slide).not.toBeNull();
    expect(within(slide!).getByText(`~${name}`)).toBeVisible();
  },
);

test("can be scrolled by keyboard while there are no bullets yet", async () => {
  render(<Testimonials />);

  expect(
    screen.queryByRole("group", { name: testimonialMessages.bullets }),
  ).not.toBeInTheDocument();
  expect(list()).toHaveAttribute("tabindex", "0");
  await screen.findByRole("group", { name: testimonialMessages.bullets });
});

test("has one bullet for each quote, named by its number", async () => {
  await openCarousel();

  expect(bullets()).toHaveLength(3);
  for (const [index, name] of bulletNames.entries())
    expect(bullets()[index]).toHaveAccessibleName(name);
});

test("starts at the first quote, and hides the others from screen readers", async () => {
  await openCarousel();

  expect(bullets()[0]).toHaveAttribute("aria-current", "true");
  await waitFor(() => expect(reachable()).toEqual([true, false, false]));
});

test("moves to the quote whose bullet is clicked", async () => {
  const user = userEvent.setup();
  await openCarousel();

  await user.click(screen.getByRole("button", { name: bulletNames[2]! }));
  expect(list().scrollLeft).toBe(2 * (600 + 30));
  endScroll();

  await waitFor(() =>
    expect(bullets().map((bullet) => bullet.ariaCurrent)).toEqual([
      null,
      null,
      "true",
    ]),
  );
  expect(reachable()).toEqual([false, false, true]);
});

test("stays where a parent scrolled before the bullets were ready, and moves from there", async () => {
  const user = userEvent.setup();
  render(<Testimonials />);
  list().scrollLeft = 600 + 30;
  await screen.findByRole("group", { name: testimonialMessages.bullets });

  expect(list().scrollLeft).toBe(600 + 30);
  expect(reachable()).toEqual([false, true, false]);
  expect(bullets()[1]).toHaveAttribute("aria-current", "true");

  await user.click(bullets()[0]!);
  expect(list().scrollLeft).toBeCloseTo(0);
  endScroll();
  await waitFor(() => expect(reachable()).toEqual([true, false, false]));
});

test("moves by keyboard", async () => {
  const user = userEvent.setup();
  await openCarousel();

  await user.tab();
  expect(list()).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.keyboard("{Enter}");
  endScroll();

  await waitFor(() => expect(reachable()).toEqual([false, true, false]));
});

test("leaves a gap of 30 pixels between two quotes", async () => {
  await openCarousel();

  expect(slides()[0]).toHaveStyle({ marginRight: "30px" });
});

test("is still a list that scrolls when the carousel cannot start", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(Element.prototype, "querySelectorAll").mockImplementation(() => {
    throw new Error("An old browser");
  });

  const { container } = render(<Testimonials />);

  await waitFor(() => expect(console.error).toHaveBeenCalled());
  jest.mocked(Element.prototype.querySelectorAll).mockRestore();
  expect(container).toHaveTextContent(testimonials[2].content);
  expect(list()).toHaveAttribute("tabindex", "0");
});

test("labels an unconfirmed testimonial as a sample, without quotation marks and place", async () => {
  const [first, second] = testimonials;
  jest.replaceProperty(first as Testimonial, "unconfirmed", ["content"]);
  jest.replaceProperty(second as Testimonial, "unconfirmed", []);
  await openCarousel();
  const [sample, confirmed] = slides();

  expect(sample).toHaveTextContent(testimonialMessages.sample);
  expect(sample).not.toHaveTextContent(first.location);
  expect(screen.getByText(first.content).className).not.toContain("quoted");
  expect(confirmed).not.toHaveTextContent(testimonialMessages.sample);
  expect(confirmed).toHaveTextContent(second.location);
  expect(screen.getByText(second.content).className).toContain("quoted");
});

test("gives every avatar the same width and height, whatever the shape of the photo", async () => {
  jest.replaceProperty(testimonials[0] as Testimonial, "avatar", "/tall.jpg");
  await openCarousel();

  for (const avatar of screen.getAllByRole("presentation")) {
    expect(avatar).toHaveAttribute("width", "160");
    expect(avatar).toHaveAttribute("height", "160");
  }
});
