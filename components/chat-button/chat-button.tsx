import { Icon } from "@/components/icon/icon";
import { contactWords } from "@/content/about";
import { chatAddress } from "@/components/contact-links/contact-links";
import "./chat-button.scss";

/** The floating messaging-app contact button: specification, section 1. */
export function ChatButton() {
  return (
    <a className="chat-button" href={chatAddress} rel="noopener">
      <Icon name="chat" />
      <span className="chat-button__label">{contactWords.chat}</span>
    </a>
  );
}
