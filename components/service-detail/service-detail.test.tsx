import { render, screen, within } from "@testing-library/react";
import { chatAddress } from "@/components/contact-links/contact-links";
import { about, contactWords } from "@/content/about";
import { serviceGuides } from "@/content/service-guides";
import { services, serviceWords } from "@/content/services";
import { site } from "@/content/site";
import { ServiceDetail } from "./service-detail";

test.each(services)(
  "the page of $title has its picture, its paragraph and its guide",
  (service) => {
    const guide = serviceGuides.find(({ href }) => href === service.href)!;

    render(<ServiceDetail href={service.href} />);

    const main = within(screen.getByRole("main"));
    expect(
      main.getByRole("heading", { level: 1, name: service.title }),
    ).toBeVisible();
    expect(main.getByRole("img", { name: service.image.alt })).toHaveAttribute(
      "src",
      service.image.src,
    );
    expect(main.getByText(service.paragraph)).toBeVisible();
    expect(main.getByText(guide.noticing.intro)).toBeVisible();
  },
);

test("leads on to the consultation form and to the chat", () => {
  render(<ServiceDetail href="/speech-therapy" />);

  const main = within(screen.getByRole("main"));
  for (const way of main.getAllByRole("link", { name: serviceWords.book }))
    expect(way).toHaveAttribute("href", "/contact");
  for (const way of main.getAllByRole("link", { name: serviceWords.ask }))
    expect(way).toHaveAttribute("href", chatAddress);
});

test("stands between the same banner, header, footer and chat button as every page", () => {
  render(<ServiceDetail href="/speech-therapy" />);

  expect(screen.getByText(site.welcome)).toBeVisible();
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByText(about.founder)).toBeVisible();
  expect(screen.getByRole("link", { name: contactWords.chat })).toHaveAttribute(
    "href",
    chatAddress,
  );
});
