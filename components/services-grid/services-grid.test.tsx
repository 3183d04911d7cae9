import type { ReactNode } from "react";
import { render, screen, within } from "@testing-library/react";
import type { Service } from "@/content-rules/services";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { HomeServices } from "@/components/home-services/home-services";
import { ServicesGrid } from "./services-grid";

const { listedServices, overviewServices } = contentIn(english);

test.each<[string, readonly Service[], ReactNode]>([
  ["the home page", overviewServices, <HomeServices key="" />],
  ["/service", listedServices, <ServicesGrid key="" />],
])("each card of %s describes its service, and leads to its page", (_, services, section) => {
  render(section);

  for (const { title, href, image, description } of services) {
    const card = screen.getByRole("heading", { name: title }).closest("article")!;
    expect(card).toHaveTextContent(description);
    const link = within(card).getByRole("link", { name: new RegExp(title) });
    expect(link).toHaveAttribute("href", href);
    const picture = card.querySelector("img")!;
    expect(picture.getAttribute("src")).toBe(image.src);
    expect(picture.getAttribute("data-focus")).toBe(image.focus ?? null);
  }
});
