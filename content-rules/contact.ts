/** The ways to reach the centre, as links. */
import { z } from "zod";
import { text, label } from "./fields/field";

/** The ways to reach the centre, as links. */
export const contact = z.strictObject({
  chat: label("Link to WhatsApp", 40),
  chatDefaultDraft: label("WhatsApp message", 120, "subject"),
  chatGeneralDraft: label("WhatsApp message", 120),
  chatQuestionPrefix: label("Start of a WhatsApp message", 40),
  chatSubject: text(2, 40, "Word in a WhatsApp message", {
    pages: ["/", "concerns"],
  }),
  call: label("Link to call", 30),
  callNumber: label("Link to call", 40, "phone"),
});
