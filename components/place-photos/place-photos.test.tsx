import { render, screen, within } from "@testing-library/react";
import { placePhotos } from "@/content/place-photos";
import { PlacePhotos } from "./place-photos";

const allPhotos = {
  door: { src: "/images/door.jpg", alt: "A green door with a step" },
  shoes: { src: "/images/shoes.jpg", alt: "A rack with small shoes" },
  room: { src: "/images/room.jpg", alt: "A room with a blue mat" },
  hands: { src: "/images/hands.jpg", alt: "Two hands roll a red ball" },
  chair: { src: "/images/chair.jpg", alt: "A chair beside the mat" },
  founder: { src: "/images/founder.jpg", alt: "A woman at her desk" },
};

const withoutFile = { src: undefined, alt: "" };
const noPhotos = {
  door: withoutFile,
  shoes: withoutFile,
  room: withoutFile,
  hands: withoutFile,
  chair: withoutFile,
  founder: allPhotos.founder,
};

/** The alt texts of the photos, in their order. */
const altTexts = () =>
  screen.queryAllByRole<HTMLImageElement>("img").map(({ alt }) => alt);

test("without photos the section is not rendered", () => {
  const { container } = render(<PlacePhotos photos={noPhotos} />);

  expect(container).toBeEmptyDOMElement();
});

test("shows door, shoes, room, hands and chair in this order, each with its caption", () => {
  render(<PlacePhotos photos={allPhotos} />);

  const place = screen.getByRole("region", { name: placePhotos.heading });
  const photos = within(place).getAllByRole("figure");
  expect(photos.map(({ textContent }) => textContent)).toEqual(
    Object.values(placePhotos.captions),
  );
  expect(altTexts()).toEqual(
    Object.values(allPhotos)
      .slice(0, 5)
      .map(({ alt }) => alt),
  );
});

test("shows the section with one photo", () => {
  render(<PlacePhotos photos={{ ...noPhotos, room: allPhotos.room }} />);

  expect(
    screen.getByRole("region", { name: placePhotos.heading }),
  ).toBeVisible();
  expect(altTexts()).toEqual(["A room with a blue mat"]);
});
