import { readdirSync, readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { focuses } from "@/content-rules/field";
import { Picture } from "./picture";

const stylesheets = readdirSync("components", {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith(".scss"))
  .map((file) => readFileSync(`components/${file}`, "utf8"))
  .join("");

test.each(focuses)("a picture whose focus is %s has its own crop", (focus) => {
  render(<Picture picture={{ src: "/images/hero.svg", alt: "A", focus }} />);

  const selector = `[data-focus="${focus}"]`;
  expect(screen.getByRole("img").matches(selector)).toBe(true);
  expect(stylesheets).toContain(selector);
});
