import { pageContent } from "@/components/language/language";
import { RichText } from "@/components/rich-text/rich-text";
import { callAddress, phoneText } from "./contact-links";

/** The sentence that asks to call, with the phone number as a link. */
export function CallLine() {
  const { contactMessages } = pageContent();
  return (
    <p>
      <RichText
        text={contactMessages.callNumber}
        replacements={{ phone: <a href={callAddress}>{phoneText}</a> }}
      />
    </p>
  );
}
