import type { Messages } from "@/content-rules/content";

export const about: Messages = {
  heading: "K7 के बारे में",
  founderHeading: "हमारी शुरुआत",
  founder: "K7 की शुरुआत एक ऑक्यूपेशनल थेरेपिस्ट ने की। उन्होंने बच्चों की थेरेपी में मास्टर डिग्री ली है।",
  missionHeading: "हमारा मकसद",
  mission:
    "हर बच्चे की मदद करना, ताकि वह खुद पर भरोसा रखकर रोज़ के कामों में हिस्सा ले सके। और माता-पिता को वह जानकारी देना, जिससे वे घर पर मदद कर सकें।",
  visionHeading: "हमारा सपना",
  vision: "दुनिया में कहीं भी रहने वाले परिवारों के लिए ऑनलाइन थेरेपी। और घर के पास ऑफ़लाइन सेशन, आमने-सामने।",
  reachOutHeading: "हमसे बात करें",
  servicesHeading: "सेवाएँ",
  copyright: "© {since} {name}. सभी अधिकार सुरक्षित।",
  credit: "वेबसाइट बनाने वाले: {developer}",
  lastReviewed: "पेज की पिछली जाँच: {date}",
};
