import { pageContent } from "@/components/language/language";
import { RichText } from "@/components/rich-text/rich-text";
import { callHref, phoneText } from "./contact-links";

/** The sentence that asks to call, with the phone number as a link. */
export function CallLine() {
  const { contact } = pageContent();
  return (
    <p>
      <RichText
        text={contact.callNumber}
        replacements={{
          phone: <a href={callHref(contact)}>{phoneText(contact)}</a>,
        }}
      />
    </p>
  );
}
