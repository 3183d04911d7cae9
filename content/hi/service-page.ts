import type { Messages } from "@/content-model/messages";

export const guideMessages: Messages["guideMessages"] = {
  ages: "आपका बच्चा कितने साल का है?",
  onThisPage: "इस पेज पर",
  sections: {
    facts: { label: "फ़ीस और जानकारी" },
    "first-visit": { label: "पहली मुलाकात" },
    "your-part": { label: "आपका साथ" },
    questions: { label: "सवाल" },
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
    "पापा, दादा-दादी, नाना-नानी और बच्चे को सँभालने वाली दीदी भी आएँ, सबका स्वागत है।",
  questions: "माता-पिता के सवाल",
  next: "हमसे कुछ पूछना है?",
  nextText:
    "जो आपको दिखता है या दूसरे कहते हैं, हमें बताएँ। हम सुनेंगे और बताएँगे कि क्या काम आ सकता है।",
  more: "पहले थोड़ा और बताना चाहेंगे?",
  alsoSee: "शायद आप ये भी देखना चाहें:",
  mainSources: "जानकारी के मुख्य स्रोत (अंग्रेज़ी में)",
};

export const doctorNotes: Messages["doctorNotes"] = {
  intro: "बच्चे की उम्र चुनें और जो दिखता है, उस पर टिक करें।",
  heading: "डॉक्टर के लिए प्रिंट करें",
  text: "यह पेज प्रिंट या सेव करें। टिक की हुई बातें और हमारा नंबर एक पन्ने पर आ जाएँगे। आपके टिक इसी फ़ोन या कंप्यूटर में रहते हैं: न हम उन्हें देखते हैं, न कोई गिनता है।",
  print: "यह पेज प्रिंट करें",
  lines: {
    childsName: "बच्चे का नाम और उम्र",
    seenSince: "कब से दिख रहा है",
    questions: "हमारे सवाल",
  },
};

export const factMessages: Messages["factMessages"] = {
  heading: "ज़रूरी बातें",
  intro: "एक नज़र में। बाकी हमसे पूछ लें।",
  oneToAsk: "हमसे पूछने की एक बात",
  toAsk: "हमसे पूछने की {count} बातें",
  ask: "WhatsApp पर पूछें",
};

export const facts: Messages["facts"] = {
  fees: {
    heading: "फ़ीस",
    statement: "आपके फ़ैसले से पहले हम फ़ीस बता देते हैं। पूछने के पैसे नहीं लगते।",
    question: "पहली मुलाकात और {subject} की फ़ीस कितनी है?",
  },
  ages: {
    heading: "उम्र",
    question: "{subject} के लिए आप किस उम्र के बच्चों को देखते हैं?",
  },
  languages: {
    heading: "भाषा",
    question: "क्या {subject} हिंदी, अंग्रेज़ी या बांग्ला में होती है?",
  },
  length: {
    heading: "कितनी देर",
    question: "{subject} का एक सेशन कितनी देर का होता है?",
  },
  people: {
    heading: "हम कौन हैं",
    statement:
      "K7 की शुरुआत एक ऑक्यूपेशनल थेरेपिस्ट ने की, जिनके पास पीडियाट्रिक्स में मास्टर डिग्री है।",
    question: "{subject} कौन देते हैं, और उनकी ट्रेनिंग क्या है?",
  },
  online: {
    heading: "ऑनलाइन",
    statement: "आगे चलकर हम ऑनलाइन थेरेपी भी देना चाहते हैं।",
  },
  place: {
    heading: "जगह",
    statement: "हमारा सेंटर सीआर पार्क, नई दिल्ली में है।",
  },
};
