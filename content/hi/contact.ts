import type { Messages } from "@/content-rules/content";

export const contact: Messages = {
  chat: "व्हाट्सऐप पर बात करें",
  chatDefaultDraft: "नमस्ते K7, मुझे अपने बच्चे के बारे में कुछ पूछना है: {subject}।",
  chatGeneralDraft: "नमस्ते K7, मुझे अपने बच्चे के बारे में कुछ पूछना है।",
  chatQuestionPrefix: "नमस्ते K7।",
  chatSubject: "थेरेपी",
  call: "फ़ोन करें",
  callNumber: "फ़ोन करें: {phone}",
};
