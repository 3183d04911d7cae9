import type { PlacePhoto } from "@/content-model/place-schema";
import { render, screen } from "@testing-library/react";
import { about } from "@/content/about";
import { Founder } from "./founder";

const alt = "A woman at her desk";
const slot: PlacePhoto = { id: "founder", alt };

test("shows the sentence about the founder without a portrait, and with one", () => {
  const { rerender } = render(<Founder photos={[slot]} />);
  expect(screen.getByText(about.founder)).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();

  rerender(<Founder photos={[{ ...slot, src: "/images/founder.jpg" }]} />);
  expect(screen.getByText(about.founder)).toBeVisible();
  expect(screen.getByRole("img", { name: alt })).toBeVisible();
});
