import type { Messages } from "@/content-rules/content";

export const doctorNotes: Messages = {
  intro: "बच्चे की उम्र चुनें और जो दिखता है, उस पर टिक करें।",
  heading: "डॉक्टर के लिए प्रिंट करें",
  text: "यह पेज प्रिंट करें या PDF में सेव करें। टिक की हुई बातें और हमारा नंबर एक पन्ने पर आ जाएँगे। आपके टिक इसी फ़ोन या कंप्यूटर में रहते हैं: न हम उन्हें देखते हैं, न कोई गिनता है।",
  print: "यह पेज प्रिंट करें",
  lines: {
    childsName: "बच्चे का नाम और उम्र",
    seenSince: "कब से दिख रहा है",
    questions: "हमारे सवाल",
  },
};
