/** The names of fields in the editor, in English and in Hindi. */

type Name = readonly [pattern: RegExp, en: string, hi: string];

/** What a field belongs to, by its path with dots. $1 is the first group of the pattern. */
const owners: readonly Name[] = [
  [
    /^testimonials\.testimonials\.(\d+)\..*/,
    "Testimonial $1",
    "माता-पिता की बात $1",
  ],
  [/^people\.people\.speech\..*/, "Person for speech therapy", "स्पीच थेरेपी में"],
  [
    /^people\.people\.occupational\..*/,
    "Person for occupational therapy",
    "ऑक्यूपेशनल थेरेपी में",
  ],
  [
    /^people\.people\.teacher\..*/,
    "Person for special education",
    "स्पेशल एजुकेशन में",
  ],
  [/^people\.people\.counsellor\..*/, "Person for counselling", "काउंसलिंग में"],
  [
    /^people\.people\.behavioural\..*/,
    "Person for behavioural therapy",
    "बिहेवियरल थेरेपी में",
  ],
  [/.*\.card\..*/, "Social picture", "शेयर करने की तस्वीर"],
  [/.*\.firstVisit\..*/, "The first visit", "पहली मुलाक़ात"],
  [/^forms\.\w+Form\..*/, "Form", "फ़ॉर्म"],
  [/^servicePage\.facts\..*/, "Plain facts", "सीधी बातें"],
  [/^arrival\.arrival\..*/, "How to come", "कैसे आएँ"],
  [/^\w+\.\w+(Messages|Captions)\.(?!chat\w).*/, "Label", "लेबल"],
];

/** Fields by their path with dots; the first that fits. */
const fields: readonly Name[] = [
  [/\.answers\.fees$/, "Fees", "फ़ीस"],
  [/\.(answers|facts|bands)\.(.*\.)?ages$/, "Ages", "उम्र"],
  [/\.languages$/, "Languages", "भाषाएँ"],
  [/\.answers\.length$/, "How long a session is", "सेशन कितने समय का है"],
  [/\.answers\.people$/, "Who works here", "यहाँ कौन काम करते हैं"],
  [/\.answers\.online$/, "Online", "ऑनलाइन"],
  [/\.phone$/, "Phone number", "फ़ोन नंबर"],
  [/\.whatsapp$/, "WhatsApp number", "WhatsApp नंबर"],
  [/^site\..*\.fullName$/, "Full name of the clinic", "क्लिनिक का पूरा नाम"],
  [/^site\..*\.name$/, "Short name of the clinic", "क्लिनिक का छोटा नाम"],
  [/\.street$/, "House, block and market", "मकान, ब्लॉक और मार्केट"],
  [/\.postcode$/, "Postcode", "पिन कोड"],
  [/\.directions(Short)?$/, "Link to the map", "नक्शे का लिंक"],
  [/\.hours$/, "Opening hours", "खुलने का समय"],
  [/\.social$/, "Pages on social networks", "सोशल मीडिया के पेज"],
  [/\.developer$/, "Who made the website", "वेबसाइट किसने बनाई"],
  [/\.since$/, "Year in which the clinic began", "क्लिनिक किस साल शुरू हुआ"],
  [/\.legalName$/, "The clinic’s name in law", "कानून में क्लिनिक का नाम"],
  [
    /\.details\.address$/,
    "The clinic’s address in law",
    "कानून में क्लिनिक का पता",
  ],
  [/\.details\.contact$/, "Who looks after privacy", "प्राइवेसी कौन देखते हैं"],
  [/\.founderName$/, "Name of the founder", "संस्थापक का नाम"],
  [/^people\..*\.role$/, "Work", "काम"],
  [/^people\..*\.training$/, "Training", "पढ़ाई"],
  [/\.registration$/, "Registration", "रजिस्ट्रेशन"],
  [/^(testimonials|people)\..*\.name$/, "Name", "नाम"],
  [/^testimonials\..*\.location$/, "Place", "जगह"],
  [/^testimonials\..*\.content$/, "What the parent says", "उनके शब्द"],
  [/\.metro$/, "Metro", "मेट्रो"],
  [/\.landmark$/, "Landmark", "पास की पहचान"],
  [/\.floor$/, "Floor, lift and steps", "मंज़िल, लिफ़्ट और सीढ़ियाँ"],
  [/\.parking$/, "Parking", "पार्किंग"],
  [/\.arrival\w*\.door$/, "At the door", "दरवाज़े पर"],
  [
    /(generalPages\.[^.]+|\.page)\.title$/,
    "Title in search results",
    "सर्च में शीर्षक",
  ],
  [
    /(generalPages\.[^.]+|\.page)\.description$/,
    "Description in search results",
    "सर्च में विवरण",
  ],
  [/\.door\.src$/, "Photo: our door", "फ़ोटो: हमारा दरवाज़ा"],
  [/\.shoes\.src$/, "Photo: where shoes wait", "फ़ोटो: जूते रखने की जगह"],
  [/\.room\.src$/, "Photo: a room", "फ़ोटो: एक कमरा"],
  [/\.hands\.src$/, "Photo: play", "फ़ोटो: खेल"],
  [
    /\.chair\.src$/,
    "Photo: where parents watch",
    "फ़ोटो: जहाँ से माता-पिता देखते हैं",
  ],
  [/\.founder\.src$/, "Photo: the founder", "फ़ोटो: संस्थापक"],
  [/^people\..*\.src$/, "Photo", "फ़ोटो"],
  [/\.(src|picture|avatar)$/, "Picture", "तस्वीर"],
  [/\.alt$/, "What the picture shows", "तस्वीर में क्या है"],
  [/\.(chat\w+|draft)$/, "WhatsApp message", "WhatsApp मैसेज"],
  [/\.(subject|request)$/, "Name inside a sentence", "वाक्य के अंदर नाम"],
  [/^(services|concerns)\..*\.menu$/, "Name in the menu", "मेन्यू में नाम"],
  [/\.headline$/, "Main heading", "मुख्य शीर्षक"],
  [/(\.title|\.heading|Heading)$/, "Heading", "शीर्षक"],
  [
    /(\.intro|\.intro\.text|Intro|\.tagline|\.openingLine)$/,
    "Introduction",
    "परिचय",
  ],
  [/\.question$/, "Question", "सवाल"],
  [/\.answer(\.text)?$/, "Answer", "जवाब"],
  [/\.label$/, "Label", "लेबल"],
  [/\.hint$/, "Help below the box", "डिब्बे के नीचे की मदद"],
];

/** The name of a field, such as "Testimonial 1: Place". */
export function fieldName(path: string, language: "en" | "hi"): string {
  const column = language === "en" ? 1 : 2;
  const nameIn = (names: readonly Name[]) => {
    const name = names.find(([pattern]) => pattern.test(path));
    return name && path.replace(name[0], name[column]);
  };
  const owner = nameIn(owners);
  const found = fields.find(([pattern]) => pattern.test(path))?.[column];
  if (owner !== undefined)
    return found === undefined || found === owner
      ? owner
      : `${owner}: ${found}`;
  return found ?? (language === "en" ? "Text" : "टेक्स्ट");
}
