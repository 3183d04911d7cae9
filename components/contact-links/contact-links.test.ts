import { site } from "@/content/site";
import {
  addressLines,
  callAddress,
  chatAddress,
  chatHref,
  phoneText,
} from "./contact-links";

test("the chat opens with the centre's number, as the messaging app wants it", () => {
  const { origin, pathname } = new URL(chatAddress);

  // Country code and number, without plus sign or leading zero.
  expect(origin).toBe("https://wa.me");
  expect(pathname).toMatch(/^\/91\d{10}$/);
  expect(`+${pathname.slice(1)}`).toBe(site.whatsapp);
});

test("the chat's greeting names no child and no family", () => {
  const greeting = new URL(chatAddress).searchParams.get("text");

  expect(greeting).toMatch(/^Hello K7, I have a question/);
});

test("the greeting names what the page is about, and the question that was tapped", () => {
  const draft = (href: string) => new URL(href).searchParams.get("text");

  expect(draft(chatHref("speech therapy"))).toBe(
    "Hello K7, I have a question about speech therapy for my child.",
  );
  expect(
    draft(chatHref("speech therapy", "What is the fee for speech therapy?")),
  ).toBe("Hello K7. What is the fee for speech therapy?");
  expect(new URL(chatHref("speech therapy")).pathname).toBe(
    new URL(chatAddress).pathname,
  );
});

test("the phone is dialled with its country code and read in groups", () => {
  expect(callAddress).toMatch(/^tel:\+91\d{10}$/);
  expect(phoneText).toMatch(/^\+91 \d{5} \d{5}$/);
  expect(phoneText.replaceAll(" ", "")).toBe(callAddress.slice(4));
});

test("the address leaves out what is not known yet", () => {
  expect(addressLines).not.toContain("");
  expect(addressLines.join(", ")).toMatch(/CR Park, New Delhi \d{6}$/);
});
