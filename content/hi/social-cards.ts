import type { Translation } from "@/content-model/content";

export const cardTitles: Translation["cardTitles"] = {
  "/": "थेरेपी, जहाँ बच्चा खिल सके",
  "/service": "हम बच्चे की मदद कैसे कर सकते हैं",
  "/first-visit": "मेरी पहली मुलाक़ात",
  "/contact": "कंसल्टेशन बुक करें",
  "/privacy": "आपकी प्राइवेसी",
  "/accessibility": "सभी माता-पिता के लिए साइट",
};
