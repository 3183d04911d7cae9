/** The drafts of WhatsApp messages to the centre. */
import { z } from "zod";
import { text, label } from "./fields/field";

export const whatsapp = z.strictObject({
  chatDefaultDraft: label("WhatsApp message", 120, "subject"),
  chatGeneralDraft: label("WhatsApp message", 120),
  chatQuestionPrefix: label("Start of a WhatsApp message", 40),
  chatSubject: text(2, 40, "Word in a WhatsApp message", { pages: ["/", "concerns"] }),
});
