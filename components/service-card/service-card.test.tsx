import { render, screen } from "@testing-library/react";
import { services, serviceWords } from "@/content/services";
import { ServiceCard } from "./service-card";

const service = services[0]!;

test("has its title, its picture and its description", () => {
  render(<ServiceCard service={service} />);

  expect(screen.getByRole("heading", { name: service.title })).toBeVisible();
  expect(screen.getByRole("article")).toHaveTextContent(service.description);
  // The picture says nothing that the words do not, so it has no words of its own.
  expect(screen.getByRole("presentation")).toHaveAttribute(
    "src",
    service.image.src,
  );
});

test("has a Learn More link that says about what", () => {
  render(<ServiceCard service={service} />);

  const link = screen.getByRole("link", {
    name: `${serviceWords.learnMore} about ${service.title}`,
  });
  expect(link).toHaveAttribute("href", service.href);
});
