import { render, screen } from "@testing-library/react";
import { languages } from "@/site-content/languages";
import { chatHref } from "@/components/contact-links/contact-links";
import { pageContent } from "@/components/language/language";
import { expectOrder, setLanguage, withContent } from "@/components/with-content.fixture";
import { BookingForm } from "./booking-form";
import { ConsultationForm } from "./consultation-form";

describe.each(languages)("in $name", ({ code }) => {
  test.each([
    ["the short form", () => <BookingForm />],
    ["the long form", () => <ConsultationForm />],
  ])(
    "a parent who cannot talk has a way to write below Submit of %s, once the number is confirmed",
    async (_, form) => {
      await setLanguage(code);
      const { contact, ui } = pageContent();
      withContent({ "site.unconfirmed": ["whatsapp"] });
      const { unmount } = render(form());
      expect(screen.queryByRole("link", { name: ui.write })).toBeNull();
      unmount();

      withContent({ "site.unconfirmed": [] });
      render(form());
      const link = screen.getByRole("link", { name: ui.write });
      expect(link).toHaveAttribute("href", chatHref(contact));
      expectOrder(screen.getByRole("button", { name: /./ }), link);
    },
  );
});
