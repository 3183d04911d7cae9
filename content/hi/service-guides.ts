import type { Translation } from "@/content-model/content";
import { behaviouralTherapyGuide } from "./service-guides/behavioural-therapy";
import { occupationalTherapyGuide } from "./service-guides/occupational-therapy";
import { psychologicalCounsellingGuide } from "./service-guides/psychological-counselling";
import { specialEducationGuide } from "./service-guides/special-education";
import { speechTherapyGuide } from "./service-guides/speech-therapy";

export const guideMessages: Translation["guideMessages"] = {
  ages: "आपके बच्चे की उम्र कितनी है?",
  sections: {
    facts: { label: "फ़ीस और जानकारी" },
    "first-visit": { label: "पहली मुलाक़ात" },
    "your-part": { label: "आपका साथ" },
    questions: { label: "सवाल" },
  },
  noticing: "माता-पिता को अक्सर क्या दिखता है",
  firstVisit: "पहली मुलाक़ात",
  firstVisitParts: {
    length: "कितना समय लगता है",
    room: "कमरे में कौन होता है",
    activity: "बच्चा क्या करता है",
    bring: "साथ क्या लाएँ",
    tellYourChild: "बच्चे को क्या बताएँ",
    afterwards: "उसके बाद क्या होता है",
  },
  story: "बच्चे को छह तस्वीरों में दिखाएँ: मेरी पहली मुलाक़ात",
  yourPart: "आपका साथ",
  family:
    "पापा, दादा-दादी, नाना-नानी और बच्चे को सँभालने वाली दीदी भी देखने आएँ, सबका स्वागत है।",
  questions: "माता-पिता के सवाल",
  next: "आइए, बात करें।",
  nextText:
    "घर पर जो दिखता है, हमें बताएँ। हम सुनेंगे और बताएँगे कि किससे मदद मिल सकती है।",
  more: "पहले कुछ और बताना चाहेंगे?",
  alsoSee: "शायद आप ये भी देखना चाहें:",
  mainSources: "जानकारी के मुख्य स्रोत (अंग्रेज़ी में)",
};

export const doctorNotes: Translation["doctorNotes"] = {
  heading: "डॉक्टर के लिए नोट्स",
  text: "जो दिखता है उस पर टिक करें, फिर यह पेज प्रिंट या सेव करें। एक पन्ने पर टिक की हुई बातें और हमारा फ़ोन नंबर आ जाएगा। कुछ भी टिक न करें, तो पूरी लिस्ट आएगी। आपके टिक इसी फ़ोन में रहते हैं: न हम उन्हें देखते हैं, न कोई गिनता है।",
  print: "यह पेज प्रिंट करें",
  lines: ["बच्चे का नाम और उम्र", "कब से दिख रहा है", "हमारे सवाल"],
};

export const guides: Translation["guides"] = {
  "/speech-therapy": speechTherapyGuide,
  "/occupational-therapy": occupationalTherapyGuide,
  "/special-education": specialEducationGuide,
  "/psychological-counselling": psychologicalCounsellingGuide,
  "/service4": behaviouralTherapyGuide,
};
