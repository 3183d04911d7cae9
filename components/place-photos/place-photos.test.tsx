import type { PlacePhoto } from "@/content-model/types";
import { render, screen, within } from "@testing-library/react";
import { Founder } from "@/components/founder/founder";
import { placeCaptions, placePhotosHeading } from "@/content/place-photos";
import { about } from "@/content/about";
import { PlacePhotos } from "./place-photos";

const all: readonly PlacePhoto[] = [
  { id: "door", src: "/images/door.jpg", alt: "A green door with a step" },
  { id: "shoes", src: "/images/shoes.jpg", alt: "A rack with small shoes" },
  { id: "room", src: "/images/room.jpg", alt: "A room with a blue mat" },
  { id: "hands", src: "/images/hands.jpg", alt: "Two hands roll a red ball" },
  { id: "chair", src: "/images/chair.jpg", alt: "A chair beside the mat" },
  { id: "founder", src: "/images/founder.jpg", alt: "A woman at her desk" },
];
const none = all.map((photo) => ({ ...photo, src: undefined }));

/** What a parent sees and hears of the photos, in their order. */
const shown = () =>
  screen.queryAllByRole<HTMLImageElement>("img").map(({ alt }) => alt);

test("without photos the place has no section, no heading and no empty frame", () => {
  const { container } = render(<PlacePhotos photos={none} />);

  expect(container).toBeEmptyDOMElement();
});

test("with all photos a parent sees door, shoes, room, play and chair, each with its words", () => {
  render(<PlacePhotos photos={all} />);

  const place = screen.getByRole("region", { name: placePhotosHeading });
  const photos = within(place).getAllByRole("figure");
  expect(photos.map(({ textContent }) => textContent)).toEqual(
    Object.values(placeCaptions),
  );
  expect(shown()).toEqual(all.slice(0, 5).map(({ alt }) => alt));
});

test("with one photo the place is shown with that one", () => {
  render(<PlacePhotos photos={[...none, all[2]!]} />);

  expect(
    screen.getByRole("region", { name: placePhotosHeading }),
  ).toBeVisible();
  expect(shown()).toEqual(["A room with a blue mat"]);
});

test("the founder’s portrait stands beside the sentence about them, and alone the sentence stays", () => {
  const { rerender } = render(<Founder photos={none} />);
  expect(screen.getByText(about.founder)).toBeVisible();
  expect(shown()).toEqual([]);

  rerender(<Founder photos={all} />);
  expect(screen.getByText(about.founder)).toBeVisible();
  expect(shown()).toEqual(["A woman at her desk"]);
});
