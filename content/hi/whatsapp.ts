import type { Messages } from "@/content-rules/content";

export const whatsapp: Messages = {
  chatDefaultDraft: "नमस्ते K7, मुझे अपने बच्चे के बारे में कुछ पूछना है: {subject}।",
  chatGeneralDraft: "नमस्ते K7, मुझे अपने बच्चे के बारे में कुछ पूछना है।",
  chatQuestionPrefix: "नमस्ते K7।",
  chatSubject: "थेरेपी",
};
