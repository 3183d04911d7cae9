import type { Messages } from "@/content-rules/content";

export const plainFacts: Messages = {
  heading: "ज़रूरी बातें",
  intro: "एक नज़र में।",
  oneToAsk: "हमसे पूछने की एक बात",
  toAsk: "हमसे पूछने की {count} बातें",
  anythingElse: "कुछ और हो, तो हमसे पूछ लें",
  ask: "व्हाट्सऐप पर पूछें",
  entries: {
    fees: {
      heading: "फ़ीस",
      untilAnswered: "फ़ीस हम पहले ही बता देते हैं, फिर आप तय करें। पूछने के पैसे नहीं लगते।",
      question: "पहली मुलाकात और {subject} की फ़ीस कितनी है?",
    },
    ages: {
      heading: "उम्र",
      question: "{subject} के लिए आप किस उम्र के बच्चों को देखते हैं?",
    },
    languages: {
      heading: "भाषा",
      question: "क्या {subject} हिंदी, अंग्रेज़ी या बांग्ला में होती है?",
      ofTeam: "हमारी टीम में: {languages}",
    },
    length: {
      heading: "कितनी देर",
      question: "{subject} का एक सेशन कितनी देर का होता है?",
    },
    people: {
      heading: "हम कौन हैं",
      statement:
        "K7 की शुरुआत एक ऑक्यूपेशनल थेरेपिस्ट ने की। उन्होंने बच्चों की थेरेपी (paediatrics) में मास्टर डिग्री ली है।",
      question: "{subject} में हम किनसे मिलेंगे, और उनकी ट्रेनिंग क्या है?",
    },
    online: {
      heading: "ऑनलाइन",
      untilAnswered: "आगे चलकर हम ऑनलाइन थेरेपी भी शुरू करना चाहते हैं।",
    },
    place: {
      heading: "जगह",
      statement: "हमारा सेंटर सीआर पार्क, नई दिल्ली में है।",
    },
  },
};
