import { render, screen } from "@testing-library/react";
import { placePhotos } from "@/content/place-photos";
import { photosOf, textsOf, withContent } from "@/components/with-content.fixture";
import { PlacePhotos } from "./place-photos";

test("shows nothing until the clinic gives a photo", () => {
  withContent({});

  expect(render(<PlacePhotos />).container).toBeEmptyDOMElement();
});

test.each([[["room"]], [["door", "shoes", "room", "hands", "chair"]]] as const)(
  "shows the photos %j in this order, each with its caption",
  (slots) => {
    withContent(photosOf(...slots, "founder"));
    render(<PlacePhotos />);

    const photos = screen.getAllByRole<HTMLImageElement>("img");
    expect(photos.map(({ alt }) => alt)).toEqual(slots.map((slot) => `A photo of our ${slot}`));
    expect(textsOf(screen.getAllByRole("figure"))).toEqual(
      slots.map((slot) => placePhotos.captions[slot]),
    );
  },
);
