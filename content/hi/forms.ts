import type { Messages } from "@/content-model/messages";
import { goodbyePicture } from "./visit-story";

export const leadForm: Messages["leadForm"] = {
  submit: "भेजें",
  submitting: "भेज रहे हैं...",
  success: "फ़ॉर्म भेजने के लिए धन्यवाद! हम जल्द ही आपसे बात करेंगे।",
  error: "कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें।",
  required: "जिन पर * लगा है, वे भरने ज़रूरी हैं।",
  optional: "ज़रूरी नहीं",
};

export const bookingForm: Messages["bookingForm"] = {
  parentName: { label: "माता या पिता का नाम" },
  phoneNumber: { label: "फ़ोन नंबर" },
  location: {
    label: "सेंटर",
    options: {
      "": "सेंटर चुनें",
      "delhi CR Park": "सीआर पार्क, दिल्ली",
    },
  },
  serviceRequest: {
    label: "किस बात में मदद चाहिए?",
    hint: "दो-चार शब्द काफ़ी हैं।",
  },
};

export const consultation: Messages["consultation"] = {
  picture: goodbyePicture,
  heading: "कंसल्टेशन बुक करें",
  intro:
    "अपने बच्चे के बारे में थोड़ा बताएँ। हम आपको फ़ोन करेंगे और मिलकर समय तय करेंगे। बात होने से पहले कुछ बुक नहीं होता।",
  talk: "सीधे बात करना चाहेंगे? फ़ोन करें: {phone}",
  stepsHeading: "आगे क्या होगा",
  steps: {
    sendForm: "आप यह फ़ॉर्म भेजें। करीब दो मिनट लगते हैं।",
    callListen: "हम आपको फ़ोन करेंगे और आपकी बात सुनेंगे।",
    togetherFind: "मिलकर पहली मुलाक़ात का समय तय करेंगे।",
  },
};

export const consultationForm: Messages["consultationForm"] = {
  child: "आपका बच्चा",
  parent: "आप",
  childName: { label: "बच्चे का नाम", hint: "सिर्फ़ पहला नाम काफ़ी है।" },
  dob: {
    label: "जन्म की तारीख",
    hint: "ताकि हम इस उम्र के बच्चों के साथ काम करने वाले थेरेपिस्ट चुनें।",
    chosen: "आपकी चुनी तारीख: {date}।",
  },
  gender: {
    label: "जेंडर",
    hint: "ताकि हम बच्चे के बारे में वैसे ही बोलें, जैसे आप बोलते हैं।",
    // "Male, Female" of a child: boy, girl.
    options: {
      Male: "लड़का",
      Female: "लड़की",
      Other: "अन्य",
    },
  },
  parentName: { label: "माता या पिता का नाम" },
  contact: {
    label: "फ़ोन नंबर",
    placeholder: "10 अंकों का नंबर",
    problem: "अपने नंबर के 10 अंक लिखें। बीच में जगह न छोड़ें, +91 न लगाएँ।",
  },
  email: { label: "ईमेल" },
  address: {
    label: "पता",
    hint: "अभी इलाका और पिन कोड काफ़ी हैं।",
  },
  serviceRequest: {
    label: "किस बात में मदद चाहिए?",
    hint: "बात होने से पहले आप हमें जो भी बताना चाहें।",
  },
};

export const formNotes: Messages["formNotes"] = {
  next: "फ़ॉर्म मिलने पर हम आपको फ़ोन करेंगे। बात होने से पहले कुछ बुक नहीं होता।",
  sentHeading: "आपका फ़ॉर्म भेज दिया गया है",
  receivedHeading: "आपका फ़ॉर्म हमें मिल गया है",
  sent: "आगे क्या होगा: हम इसे पढ़ेंगे और समय तय करने के लिए आपको फ़ोन करेंगे। इंतज़ार न करना हो, तो हमें फ़ोन करें या WhatsApp पर लिखें।",
  sentEnd: "अभी आपको कुछ नहीं करना है।",
  notSentHeading: "आपने जो लिखा, वह मिटा नहीं है",
  notSent:
    "यह पक्का नहीं हो पाया कि आपका फ़ॉर्म हम तक पहुँचा या नहीं। इंटरनेट देख लें और फिर से “भेजें” दबाएँ। या सीधे हमसे बात करें:",
  closed: "अभी यह फ़ॉर्म नहीं भेजा जा सकता। सीधे हमसे बात करें:",
};

export const consentMessages: Messages["consentMessages"] = {
  notice:
    "“भेजें” दबाकर आप सहमति देते हैं कि K7 आपको फ़ोन करने और मुलाक़ात तय करने के लिए यह जानकारी इस्तेमाल करे। यह सहमति आप कभी भी वापस ले सकते हैं: हमें फ़ोन या मैसेज करें।",
  guardianNotice:
    "“भेजें” दबाकर आप बताते हैं कि आप इस बच्चे की माँ, पिता या कानूनी गार्डियन हैं। साथ ही आप सहमति देते हैं कि K7 आपको फ़ोन करने और मुलाक़ात तय करने के लिए यह जानकारी इस्तेमाल करे। यह सहमति आप कभी भी वापस ले सकते हैं: हमें फ़ोन या मैसेज करें।",
  link: "हम क्या पूछते हैं, क्यों, और आपके हक",
};
