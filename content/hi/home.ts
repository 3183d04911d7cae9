import type { Messages } from "@/content-model/messages";

const pictureText =
  "एक लड़की A वाला ब्लॉक दूसरे ब्लॉक पर रखती है। थेरेपिस्ट और पापा देख रहे हैं।";

export const home: Messages["home"] = {
  picture: { alt: pictureText },
  smallPicture: { alt: pictureText },
  headline: "अपने बच्चे की काबिलियत पहचानें, खिलने में साथ दें!",
  intro:
    "सीआर पार्क, नई दिल्ली में ऑटिज़्म (autism), ADHD या सीखने में दिक्कत वाले बच्चों के लिए थेरेपी।",
  promises: {
    oneToOne: "एक बच्चे के साथ एक थेरेपिस्ट (1:1)",
    watching: "माता-पिता सेशन देख सकते हैं",
    monthlyTalk: "हर महीने माता-पिता और थेरेपिस्ट की बातचीत",
  },
  start: "पहली मुलाकात तय करें",
  seeServices: "हमारी सेवाएँ देखें",
  bookingHeading: "पहली मुलाकात तय करें।",
  bookingIntro: "अपना नंबर लिख दें। हम फ़ोन करेंगे और आपसे बात करके समय तय करेंगे।",
  contactHeading: "हमारे सेंटर से संपर्क करें",
  helpHeading: "हम आपके बच्चे की मदद कैसे कर सकते हैं",
  helpIntro:
    "हर बच्चा अपने ढंग से बढ़ता है। जिस बात की आपको चिंता है, या जो बच्चे को बहुत पसंद है, वहीं से शुरू करें। अगला कदम हम मिलकर तय करेंगे।",
  helpMore:
    "हमारे यहाँ [बिहेवियरल थेरेपी](/service4) और चार [इंटरवेंशन प्रोग्राम](/#programs) भी हैं।",
  startHeading: "जो दिखता है, उसी से शुरू करें",
  startIntro: "जो बात आपके बच्चे जैसी लगे, उस पर टैप करें।",
  startingPoints: {
    "not-talking": { text: "दो साल का है, अभी बोलता नहीं" },
    "not-still": { text: "स्कूल वाले कहते हैं, टिककर नहीं बैठती" },
    "covers-ears": { text: "वह कानों पर हाथ रख लेता है" },
    reading: { text: "किताब पढ़नी पड़े, तो रो देती है" },
    autism: { text: "किसी ने कहा, ऑटिज़्म हो सकता है" },
    "lost-words": { text: "पहले बोलता था, अब नहीं बोलता" },
    scared: { text: "वह हर चीज़ से डरती है" },
    "not-sure": { text: "समझ नहीं आ रहा" },
  },
};
