import { site } from "@/content/site";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { addressText, chatHref, questionsHref } from "./contact-links";

const { contact } = contentIn(english);

test("chatHref opens a WhatsApp chat with the centre's number and the general draft", () => {
  const { origin, pathname, searchParams } = new URL(
    chatHref({ ...contact, whatsapp: "+918130054321" }),
  );

  // WhatsApp takes country code and number, without plus sign or leading zero.
  expect(origin).toBe("https://wa.me");
  expect(pathname).toBe("/918130054321");
  expect(searchParams.get("text")).toBe(contact.chatGeneralDraft);
});

test("a draft names the subject of the page, or asks the given questions", () => {
  const draft = (href: string) => new URL(href).searchParams.get("text");

  expect(draft(chatHref(contact, "speech therapy"))).toBe(
    contact.chatDefaultDraft.replace("{subject}", "speech therapy"),
  );
  const questions = ["What is the fee?", "Is it open online?"];
  expect(draft(questionsHref(contact, questions))).toBe(
    [contact.chatQuestionPrefix, ...questions].join("\n"),
  );
});

test("the address is shown without its empty parts", () => {
  const { street, locality, city, postcode } = site.address;

  expect(addressText(site).replaceAll("\u00a0", " ")).toBe(
    `${street && `${street}, `}${locality}, ${city} ${postcode}`,
  );
});

test("a number of the address stays on the line of the word before it", () => {
  const address = { ...site.address, street: "House No. 12, Market 2" };

  expect(addressText({ address })).toContain("House No.\u00a012, Market\u00a02");
});
