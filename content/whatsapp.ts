import type { Content } from "@/content-rules/content";

export const whatsapp: Content["whatsapp"] = {
  /** A greeting that names no child and no family. */
  chatDefaultDraft: "Hello K7, I have a question about my child: {subject}.",
  /** The greeting on pages that are not about one service. */
  chatGeneralDraft: "Hello K7, I have a question about my child.",
  /** The first line of a draft with questions. */
  chatQuestionPrefix: "Hello K7.",
  /** What {subject} in a question becomes on pages that are not about one service. */
  chatSubject: "therapy",
};
