import { render, screen } from "@testing-library/react";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { callHref } from "@/components/contact-links/contact-links";
import { hrefsOf } from "@/components/with-content.fixture";
import { UnknownAddress } from "./unknown-address";

const { concernLinks, contact, serviceLinks } = contentIn(english);

test("the 404 page has links to the home page, every service and concern, and the phone", () => {
  render(<UnknownAddress />);

  const links = [...serviceLinks, ...concernLinks].map(({ href }) => href);
  expect(hrefsOf(screen.getAllByRole("link"))).toEqual(
    expect.arrayContaining(["/", ...links, callHref(contact)]),
  );
});
