import { contactWords } from "@/content/about";
import { site } from "@/content/site";
import {
  addressLines,
  callAddress,
  chatAddress,
  formatPhone,
} from "./contact-links";

test("the chat opens with the centre's number, as the messaging app wants it, and with the greeting", () => {
  const { origin, pathname, searchParams } = new URL(chatAddress);

  // Country code and number, without plus sign or leading zero.
  expect(origin).toBe("https://wa.me");
  expect(`+${pathname.slice(1)}`).toBe(site.whatsapp);
  expect(searchParams.get("text")).toBe(contactWords.chatGreeting);
});

test("the phone is dialled with its country code and read in groups", () => {
  expect(callAddress).toBe(`tel:${site.phone}`);
  expect(formatPhone("+919876543210")).toBe("+91 98765 43210");
});

test("the address leaves out what is not known yet", () => {
  const { street, locality, city, postcode } = site.address;

  expect(addressLines).not.toContain("");
  expect(addressLines.join(", ")).toBe(
    `${street && `${street}, `}${locality}, ${city} ${postcode}`,
  );
});
