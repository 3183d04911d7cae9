import type { Messages } from "@/content-rules/content";

export const servicePage: Messages = {
  ages: "आपका बच्चा कितने साल का है?",
  onThisPage: "इस पेज पर",
  sections: {
    facts: "फ़ीस और जानकारी",
    "first-visit": "पहली मुलाकात",
    "your-part": "आपका साथ",
    questions: "सवाल",
  },
  noticing: "माता-पिता को अक्सर क्या दिखता है",
  firstVisit: "पहली मुलाकात",
  firstVisitParts: {
    length: "कितना समय लगता है",
    room: "कमरे में कौन होता है",
    activity: "बच्चा क्या करता है",
    bring: "साथ क्या लाएँ",
    tellYourChild: "बच्चे को क्या बताएँ",
    afterwards: "उसके बाद क्या होता है",
  },
  story: "बच्चे को छह तस्वीरों में दिखाएँ: सेंटर में मेरा पहला दिन",
  yourPart: "आपका साथ",
  family:
    "पापा, दादा-दादी, नाना-नानी और बच्चे को सँभालने वाली दीदी भी आ सकते हैं, सबका स्वागत है।",
  questions: "माता-पिता के सवाल",
  next: "हमसे कुछ पूछना है?",
  nextText:
    "जो आपको दिखता है, या जो दूसरे कहते हैं, हमें बताएँ। हम सुनेंगे और बताएँगे कि क्या काम आ सकता है।",
  more: "और बताना चाहें, तो [पूरा फ़ॉर्म भरें](/contact)।",
  alsoSee: "शायद आप ये भी देखना चाहें:",
  mainSources: "जानकारी के मुख्य स्रोत (अंग्रेज़ी में)",
};
