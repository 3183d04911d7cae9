import type { Messages } from "@/content-model/messages";

export const testimonialsHeading: Messages["testimonialsHeading"] =
  "{product} का अनुभव, यहाँ आए परिवारों की ज़ुबानी";

export const testimonialMessages: Messages["testimonialMessages"] = {
  sample: "यह नमूना है। यहाँ किसी माँ या पिता के अपने शब्द होंगे।",
  list: "माता-पिता क्या कहते हैं",
  bullets: "कोई अनुभव चुनें",
  bullet: "अनुभव {number}, कुल {count}",
};

export const testimonials: Messages["testimonials"] = {
  1: {
    name: "एक माँ",
    location: "इलाका",
    content:
      "मैं हर सेशन देख पाई। पहली बार समझ आया कि क्या हो रहा है और क्यों, और उसी शाम घर पर क्या करके देखना है।",
  },
  2: {
    name: "एक पिता",
    location: "इलाका",
    content:
      "हमारे बेटे के साथ किसी ने जल्दबाज़ी नहीं की। थेरेपिस्ट ने उसके साथ ज़मीन पर बैठकर जाना कि उसे क्या पसंद है, और वहीं से शुरू किया।",
  },
  3: {
    name: "एक दादी",
    location: "इलाका",
    content:
      "हर महीने की बातचीत हमारे सबसे ज़्यादा काम आती है। देखते हैं कि क्या अच्छा रहा, अगला छोटा कदम चुनते हैं, और घर में सबको प्लान पता होता है।",
  },
};
