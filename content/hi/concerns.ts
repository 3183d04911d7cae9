import type { Messages } from "@/content-model/messages";
import { attention } from "./concerns/attention";
import { autism } from "./concerns/autism";
import { lateTalking } from "./concerns/late-talking";

export const concerns: Messages["concerns"] = {
  "late-talking": lateTalking,
  autism,
  attention,
};

export const concernMessages: Messages["concernMessages"] = {
  thisWeek: "इस हफ़्ते के लिए दो काम",
  sections: {
    signs: { label: "किस उम्र में क्या देखें" },
    other: { label: "और क्या वजह हो सकती है" },
    places: { label: "दिल्ली में किसे दिखाएँ" },
    visit: { label: "पहली मुलाकात" },
  },
  week: "इस हफ़्ते, घर पर",
  therapy: "थेरेपी क्या है, और क्या नहीं",
  placesIntro:
    "ये जगहें हमारी नहीं हैं। जाने से पहले अस्पताल या सेंटर से पूछ लें: दिन और समय बदलते रहते हैं।",
  visitText:
    "आप पूरे समय बच्चे के साथ रहते हैं। बच्चा खेलता है, हम देखते, सुनते और पूछते हैं। आखिर में बताते हैं कि हमें क्या दिखा, और क्या काम आ सकता है। यह पूरी जाँच (assessment) नहीं है, और डायग्नोसिस (diagnosis) भी नहीं। पापा, दादा-दादी, नाना-नानी और सँभालने वाली दीदी भी आएँ।",
  atK7: "इसके लिए K7, सीआर पार्क में {services} की सुविधा है: एक बच्चा, एक थेरेपिस्ट। पहली मुलाकात पूरी जाँच नहीं है।",
  askFee: "आपके फ़ैसले से पहले हम फ़ीस बता देते हैं: WhatsApp पर पूछें",
  visitMore: "पहली मुलाकात छह तस्वीरों में देखें",
};
