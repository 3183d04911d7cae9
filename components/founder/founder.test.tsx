import { render, screen } from "@testing-library/react";
import { about } from "@/content/about";
import { english } from "@/site-content/languages";
import { setPageLanguage } from "@/components/language/language";
import { Founder } from "./founder";

// React's cache, which holds the language of a page, works only in a build.
jest.mock("react", () => {
  const react = jest.requireActual<typeof import("react")>("react");
  return {
    ...react,
    cache: <Value,>(create: () => Value) => {
      const value = create();
      return () => value;
    },
  };
});

const alt = "A woman at her desk";

test("shows the sentence about the founder without a portrait, and with one", () => {
  const { rerender } = render(<Founder photo={{ alt }} />);
  expect(screen.getByText(about.founder)).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();

  rerender(<Founder photo={{ alt, src: "/images/founder.jpg" }} />);
  expect(screen.getByText(about.founder)).toBeVisible();
  expect(screen.getByRole("img", { name: alt })).toBeVisible();
});

test("a name in English letters is marked as English on a Hindi page, for screen readers", async () => {
  await setPageLanguage(Promise.resolve({ language: "hi" }));
  const { rerender } = render(<Founder name="Dr Meera Sen Rao" />);
  expect(screen.getByText("Dr Meera Sen Rao")).toHaveAttribute(
    "lang",
    english.tag,
  );

  rerender(<Founder name="डॉ. मीरा सेन राव" />);
  expect(screen.getByText("डॉ. मीरा सेन राव")).not.toHaveAttribute("lang");
});
