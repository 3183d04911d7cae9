/**
 * The names of fields and of what they belong to, in English and in Hindi, by their key in content/. A key with an owner,
 * such as "page.title", goes before the key alone.
 */
const names: Readonly<Record<string, readonly [en: string, hi: string]>> = {
  // what fields belong to
  "people.speech": ["Person for speech therapy", "स्पीच थेरेपी में"],
  "people.occupational": ["Person for occupational therapy", "ऑक्यूपेशनल थेरेपी में"],
  "people.teacher": ["Person for special education", "स्पेशल एजुकेशन में"],
  "people.counsellor": ["Person for counselling", "काउंसलिंग में"],
  "people.behavioural": ["Person for behavioural therapy", "बिहेवियरल थेरेपी में"],
  "placePhotos.door": ["Photo: our door", "फ़ोटो: हमारा दरवाज़ा"],
  "placePhotos.shoes": ["Photo: where shoes wait", "फ़ोटो: जूते रखने की जगह"],
  "placePhotos.room": ["Photo: a room", "फ़ोटो: एक कमरा"],
  "placePhotos.hands": ["Photo: play", "फ़ोटो: खेल"],
  "placePhotos.chair": [
    "Photo: where parents watch",
    "फ़ोटो: जहाँ से माता-पिता देखते हैं",
  ],
  "placePhotos.founder": ["Photo: the founder", "फ़ोटो: संस्थापक"],
  "testimonials.1": ["Testimonial 1", "माता-पिता की बात 1"],
  "testimonials.2": ["Testimonial 2", "माता-पिता की बात 2"],
  "testimonials.3": ["Testimonial 3", "माता-पिता की बात 3"],
  howToCome: ["How to come", "कैसे आएँ"],
  bring: ["What to bring", "क्या साथ लाएँ"],
  captions: ["Caption", "फ़ोटो के नीचे के शब्द"],
  consultation: ["Consultation", "परामर्श"],
  doctorNotes: ["Notes for the doctor", "डॉक्टर के लिए नोट"],
  facts: ["Plain facts", "सीधी बातें"],
  firstVisit: ["The first visit", "पहली मुलाक़ात"],
  forms: ["Form", "फ़ॉर्म"],
  formNotes: ["Note below the form", "फ़ॉर्म के नीचे का नोट"],
  formProblems: ["Note at a wrong field", "गलत भरे खाने का नोट"],
  messages: ["Label", "लेबल"],
  navigation: ["Menu", "मेन्यू"],
  notFound: ["Page that does not exist", "जो पेज नहीं मिला"],
  noticing: ["What parents notice", "माता-पिता क्या देखते हैं"],
  options: ["Choice", "विकल्प"],
  other: ["What else it may be", "और क्या हो सकता है"],
  places: ["Where to go", "कहाँ जाएँ"],
  programs: ["Programme", "प्रोग्राम"],
  promises: ["Promise", "वादा"],
  reasons: ["Reason", "वजह"],
  safety: ["When not to wait", "कब इंतज़ार न करें"],
  signs: ["Sign", "लक्षण"],
  startingPoints: ["Starting point", "शुरुआत"],
  steps: ["Step", "क़दम"],
  therapy: ["What therapy is", "थेरेपी क्या है"],
  tips: ["Tip", "सुझाव"],
  visitStory: ["My first visit", "मेरी पहली मुलाक़ात"],
  week: ["This week", "इस हफ़्ते"],
  whenNotToWait: ["When not to wait", "कब इंतज़ार न करें"],
  younger: ["Younger children", "छोटे बच्चे"],
  yourPart: ["Your part", "आपका हिस्सा"],

  // facts
  "answers.length": ["How long a session is", "सेशन कितने समय का है"],
  "answers.online": ["Online", "ऑनलाइन"],
  "answers.people": ["Who works here", "यहाँ कौन काम करते हैं"],
  "howToCome.door": ["At the door", "दरवाज़े पर"],
  "details.address": ["The clinic’s address in law", "कानून में क्लिनिक का पता"],
  "details.contact": ["Who looks after privacy", "प्राइवेसी कौन देखते हैं"],
  "site.name": ["Short name of the clinic", "क्लिनिक का छोटा नाम"],
  "testimonials.content": ["What the parent says", "उनके शब्द"],
  "testimonials.location": ["Place", "जगह"],
  address: ["Address", "पता"],
  ages: ["Ages", "उम्र"],
  city: ["City", "शहर"],
  developer: ["Who made the website", "वेबसाइट किसने बनाई"],
  directions: ["Link to the map", "नक्शे का लिंक"],
  fees: ["Fees", "फ़ीस"],
  floor: ["Floor, lift and steps", "मंज़िल, लिफ़्ट और सीढ़ियाँ"],
  founderName: ["Name of the founder", "संस्थापक का नाम"],
  fullName: ["Full name of the clinic", "क्लिनिक का पूरा नाम"],
  hours: ["Opening hours", "खुलने का समय"],
  landmark: ["Landmark", "पास की पहचान"],
  languages: ["Languages", "भाषाएँ"],
  legalName: ["The clinic’s name in law", "कानून में क्लिनिक का नाम"],
  locality: ["Area", "इलाक़ा"],
  metro: ["Metro", "मेट्रो"],
  parking: ["Parking", "पार्किंग"],
  phone: ["Phone number", "फ़ोन नंबर"],
  postcode: ["Postcode", "पिन कोड"],
  product: ["Name of the website", "वेबसाइट का नाम"],
  registration: ["Registration", "रजिस्ट्रेशन"],
  role: ["Work", "काम"],
  since: ["Year in which the clinic began", "क्लिनिक किस साल शुरू हुआ"],
  social: ["Pages on social networks", "सोशल मीडिया के पेज"],
  street: ["House, block and market", "मकान, ब्लॉक और मार्केट"],
  training: ["Training", "पढ़ाई"],
  whatsapp: ["WhatsApp number", "WhatsApp नंबर"],

  // texts
  "bands.line": ["Sentence after the signs", "लक्षणों के बाद का वाक्य"],
  "concerns.menu": ["Name in the menu", "मेन्यू में नाम"],
  "generalPages.description": ["Description in search results", "सर्च में विवरण"],
  "generalPages.title": ["Title in search results", "सर्च में शीर्षक"],
  "home.helpMore": ["More help", "और मदद"],
  "home.seeServices": ["Button", "बटन"],
  "home.start": ["Button", "बटन"],
  "page.description": ["Description in search results", "सर्च में विवरण"],
  "page.title": ["Title in search results", "सर्च में शीर्षक"],
  "privacyItems.field": ["What a form asks for", "फ़ॉर्म क्या पूछता है"],
  "privacyItems.why": ["Why a form asks for it", "फ़ॉर्म क्यों पूछता है"],
  "services.menu": ["Name in the menu", "मेन्यू में नाम"],
  "services.request": ["Name inside a sentence", "वाक्य के अंदर नाम"],
  "signs.more": ["More about it", "इसके बारे में और"],
  alias: ["Other name", "दूसरा नाम"],
  alt: ["What the picture shows", "तस्वीर में क्या है"],
  answer: ["Answer", "जवाब"],
  chat: ["WhatsApp message", "WhatsApp मैसेज"],
  chip: ["Button for the ages", "उम्र का बटन"],
  copyright: ["Copyright", "कॉपीराइट"],
  credit: ["Who made the website", "वेबसाइट किसने बनाई"],
  description: ["Description", "विवरण"],
  draft: ["WhatsApp message", "WhatsApp मैसेज"],
  founder: ["The founder", "संस्थापक"],
  heading: ["Heading", "शीर्षक"],
  headline: ["Main heading", "मुख्य शीर्षक"],
  hint: ["Help below the box", "डिब्बे के नीचे की मदद"],
  intro: ["Introduction", "परिचय"],
  label: ["Label", "लेबल"],
  line: ["Short line", "छोटी पंक्ति"],
  linkText: ["Link", "लिंक"],
  list: ["List", "सूची"],
  mission: ["Mission", "हमारा मिशन"],
  name: ["Name", "नाम"],
  note: ["Note", "नोट"],
  openingLine: ["First sentence", "पहला वाक्य"],
  paragraph: ["About the service", "सेवा के बारे में"],
  paragraphs: ["Paragraph", "पैराग्राफ़"],
  placeholder: ["Example in the box", "डिब्बे में उदाहरण"],
  problem: ["Message about a mistake", "ग़लती का मैसेज"],
  question: ["Question", "सवाल"],
  src: ["Photo", "फ़ोटो"],
  statement: ["Sentence", "वाक्य"],
  subject: ["Name inside a sentence", "वाक्य के अंदर नाम"],
  tagline: ["Short line", "छोटी पंक्ति"],
  title: ["Heading", "शीर्षक"],
  vision: ["Vision", "हमारी सोच"],
  welcome: ["Welcome", "स्वागत"],
};

/**
 * The name of a field, such as "Testimonial 1: Place".
 *
 * @param path - module, export, then keys and ids, with dots
 */
export function fieldName(path: string, language: "en" | "hi"): string {
  const keys = path.split(".");
  const found = keys.flatMap((key, at) => {
    const owners = keys.slice(0, at).reverse();
    // "founderHeading" is a heading, "chatSubject" a part of a chat.
    const kind = /(Heading|Intro|Messages|Captions)$|^chat(?=[A-Z])/.exec(
      key,
    )?.[0];
    const known = [
      ...owners.map((owner) => `${owner}.${key}`),
      key,
      kind?.toLowerCase() ?? "",
    ]
      .map((name) => names[name])
      .find((name) => name !== undefined);
    return known ? known[language === "en" ? 0 : 1] : [];
  });
  const last = [...new Set(found)].slice(-2).join(": ");
  return last || (language === "en" ? "Text" : "टेक्स्ट");
}
