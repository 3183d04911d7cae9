import type { Translation } from "@/content-model/content";

export const factMessages: Translation["factMessages"] = {
  heading: "सीधी-साफ़ बातें",
  intro: "जो पता है, वह बताते हैं। बाकी एक टैप में हमसे पूछ लें।",
  ask: "WhatsApp पर पूछें",
};

export const facts: Translation["facts"] = {
  fees: {
    heading: "फ़ीस",
    said: "हमारी फ़ीस जेब पर हल्की है। पूछने के पैसे नहीं लगते।",
    question: "{subject} की फ़ीस कितनी है?",
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
    heading: "यहाँ कौन काम करता है",
    said: "एक बच्चा, एक थेरेपिस्ट, और माता-पिता देख सकते हैं। K7 की शुरुआत एक ऑक्यूपेशनल थेरेपिस्ट ने की, जिनके पास पीडियाट्रिक्स में मास्टर डिग्री है।",
    question: "{subject} कौन देते हैं, और उनकी ट्रेनिंग क्या है?",
  },
  online: {
    heading: "ऑनलाइन",
    said: "ऑनलाइन थेरेपी हमारे सपने का हिस्सा है।",
    question: "क्या {subject} अभी ऑनलाइन मिलती है?",
  },
  place: {
    heading: "जगह",
    said: "हमारा सेंटर सीआर पार्क, नई दिल्ली में है।",
  },
};

export const serviceFacts: Translation["serviceFacts"] = {
  "/occupational-therapy": { answers: { ages: "14 साल तक के बच्चे।" } },
};
