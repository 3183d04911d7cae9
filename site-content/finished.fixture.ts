/**
 * The facts of a whole clinic, for tests: everything that only a clinic can know, in English and Hindi, and different from
 * content/. By path; a pair is a text with its Hindi.
 */
import {
  contentRule,
  type Content,
  type ModuleMessages,
} from "@/content-rules/content";
import { mapFields, type Field } from "@/content-rules/walk";
import { englishContent } from "./english";
import { languages, type Language } from "./languages";

type Fact = readonly [english: string, hindi: string];

const answers: Readonly<Record<string, Fact>> = {
  fees: [
    "A first visit is 900 rupees, and each session after it 1,100 rupees. You pay by UPI, card or cash.",
    "पहली मुलाकात की फ़ीस 900 रुपये है, उसके बाद हर सेशन की 1,100 रुपये। UPI, कार्ड या नकद दे सकते हैं।",
  ],
  ages: ["Children from 1 to 14 years.", "1 से 14 साल तक के बच्चे।"],
  languages: ["Hindi, English and Bangla.", "हिंदी, अंग्रेज़ी और बांग्ला।"],
  length: ["One session is 40 minutes.", "एक सेशन 40 मिनट का है।"],
  people: [
    "One therapist, whom you meet at the first visit.",
    "एक थेरेपिस्ट, जिनसे आप पहली मुलाकात में मिलेंगे।",
  ],
  online: [
    "Yes, by video call, after a first visit here.",
    "हाँ, वीडियो कॉल पर, पहली मुलाकात यहाँ होने के बाद।",
  ],
};

const person = (
  name: Fact,
  role: Fact,
  training: Fact,
  registration: string,
): Readonly<Record<string, Fact | string>> => ({
  name,
  role,
  training,
  registration,
  languages: ["Hindi and English", "हिंदी और अंग्रेज़ी"],
  alt: [
    `${name[0]} sits on a mat in a room with toys and smiles.`,
    `${name[1]} खिलौनों वाले कमरे में चटाई पर बैठकर मुस्कुराते हुए।`,
  ],
});

const people: Readonly<
  Record<string, Readonly<Record<string, Fact | string>>>
> = {
  speech: person(
    ["Ananya Mukhopadhyay", "अनन्या मुखोपाध्याय"],
    ["Speech-language pathologist", "स्पीच-लैंग्वेज पैथोलॉजिस्ट"],
    ["M.A.S.L.P., AIISH Mysuru", "एम.ए.एस.एल.पी., AIISH मैसूरु"],
    "RCI A41027",
  ),
  occupational: person(
    ["Rohan D'Souza", "रोहन डिसूज़ा"],
    ["Occupational therapist", "ऑक्यूपेशनल थेरेपिस्ट"],
    ["M.O.T. (Paediatrics), Manipal", "एम.ओ.टी. (पीडियाट्रिक्स), मणिपाल"],
    "AIOTA 7781",
  ),
  teacher: person(
    ["Harpreet Kaur Ahluwalia", "हरप्रीत कौर अहलूवालिया"],
    ["Special educator", "स्पेशल एजुकेटर"],
    ["B.Ed. Special Education", "बी.एड. स्पेशल एजुकेशन"],
    "RCI B10932",
  ),
  counsellor: person(
    ["Dr. Zoya Rahmani", "डॉ. ज़ोया रहमानी"],
    ["Counselling psychologist", "काउंसलिंग साइकोलॉजिस्ट"],
    ["M.Phil. Clinical Psychology", "एम.फिल. क्लिनिकल साइकोलॉजी"],
    "RCI A77610",
  ),
  behavioural: person(
    ["Thangam Subramanian", "तंगम सुब्रमण्यन"],
    ["Behavioural therapist", "बिहेवियरल थेरेपिस्ट"],
    ["M.A. Psychology, JNU", "एम.ए. मनोविज्ञान, जेएनयू"],
    "",
  ),
};

const photos: Readonly<Record<string, Fact>> = {
  door: [
    "A blue door on the first floor, with a bell and a small sign that says K7.",
    "पहली मंज़िल पर नीला दरवाज़ा, घंटी और छोटी तख्ती के साथ।",
  ],
  shoes: [
    "A low shelf with small shoes beside a bench.",
    "बेंच के पास नीची रैक पर छोटे-छोटे जूते।",
  ],
  room: [
    "A quiet room with a mat, a swing and a basket of balls.",
    "शांत कमरा, जिसमें चटाई, झूला और गेंदों की टोकरी है।",
  ],
  hands: [
    "The hands of a child and a therapist over wooden beads.",
    "लकड़ी के मोतियों पर बच्चे और थेरेपिस्ट के हाथ।",
  ],
  chair: [
    "A chair beside a window that looks into the room.",
    "खिड़की के पास कुर्सी, जहाँ से कमरा दिखता है।",
  ],
  founder: [
    "A woman with grey hair at a table full of drawings.",
    "तस्वीरों से भरी मेज़ पर सफ़ेद बालों वाली एक महिला।",
  ],
};

const quotes: readonly {
  readonly name: Fact;
  readonly location: Fact;
  readonly content: Fact;
}[] = [
  {
    name: ["Mother of a girl of 4", "4 साल की बच्ची की माँ"],
    location: ["Kalkaji", "कालकाजी"],
    content: [
      "We came because our daughter did not speak. I sat in the room each time, learnt three games for the bus and the bath, and now she asks for her grandmother by name. Nobody promised us anything, and nobody ever made us feel that we had waited too long or asked too much.",
      "हम आए थे क्योंकि बेटी बोलती नहीं थी। मैं हर बार कमरे में बैठी, बस और नहाने के समय के तीन खेल सीखे, और अब वह खुद “दादी” कहकर उन्हें बुलाती है। किसी ने कोई वादा नहीं किया, न यह महसूस कराया कि हमने देर कर दी या ज़्यादा पूछ लिया।",
    ],
  },
  {
    name: ["Father of twins of 7", "7 साल के जुड़वाँ बच्चों के पिता"],
    location: ["Greater Kailash", "ग्रेटर कैलाश"],
    content: [
      "Writing was a fight every evening. The teacher showed us how to cut the work into small pieces and where to stop. It still takes time, but there are no tears, and both of them like going. The fee was told to us before we decided, and it has not changed since.",
      "लिखाई पर हर शाम झगड़ा होता था। टीचर ने दिखाया कि काम को छोटे टुकड़ों में कैसे बाँटें और कहाँ रुकें। समय अब भी लगता है, पर रोना नहीं होता, और दोनों को जाना अच्छा लगता है। फ़ीस पहले ही बता दी थी, और वह बदली नहीं।",
    ],
  },
  {
    name: ["Grandfather of a boy of 3", "3 साल के बच्चे के नाना"],
    location: ["Chittaranjan Park", "चित्तरंजन पार्क"],
    content: [
      "I bring him twice a week. There is a bench, there is water, and somebody always tells me what he did and what I can try at home. He used to hold on to my hand at the door. Now he rings the bell himself and takes off his shoes before I do.",
      "मैं उसे हफ़्ते में दो बार लाता हूँ। बैठने की जगह है, पानी है, और कोई हमेशा बताता है कि उसने क्या किया और घर पर क्या कर सकते हैं। पहले वह दरवाज़े पर मेरा हाथ नहीं छोड़ता था। अब घंटी खुद बजाता है और मुझसे पहले जूते उतारता है।",
    ],
  },
];

/**
 * Every fact by its path.
 *
 * @param photoOf - the file of the photo of a person or a place, by its id
 */
const finishedFacts = (
  photoOf: (id: string) => string,
): Readonly<Record<string, unknown>> => ({
  "site.name": "K7",
  "site.fullName": "K7 Centre for Children’s Therapy",
  "site.product": "K7",
  "site.phone": "+919650012345",
  "site.whatsapp": "+918130054321",
  "site.address.street": [
    "Block K, House No. 1842, 1st Floor, above Annapurna Sweets, Market No. 1",
    "ब्लॉक K, मकान नं. 1842, पहली मंज़िल, अन्नपूर्णा स्वीट्स के ऊपर, मार्केट नं. 1",
  ],
  "site.address.locality": ["Chittaranjan Park", "चित्तरंजन पार्क"],
  "site.address.city": ["New Delhi", "नई दिल्ली"],
  "site.address.postcode": "110048",
  "site.directions": "https://maps.example/neem",
  "site.hours": [
    {
      days: ["Tuesday", "Wednesday", "Thursday", "Friday"],
      times: [
        { opens: "09:30", closes: "13:00" },
        { opens: "14:30", closes: "18:30" },
      ],
    },
    { days: ["Saturday"], times: [{ opens: "09:30", closes: "12:30" }] },
  ],
  "site.social": [
    { name: "Instagram", href: "https://www.instagram.com/neem.children" },
  ],
  "site.developer": {
    name: "Studio Gulmohar",
    href: "https://gulmohar.design/",
  },
  "site.since": 2019,
  "howToCome.metro": [
    "Nehru Enclave, Magenta Line, gate 1: seven minutes on foot, or by auto.",
    "नेहरू एन्क्लेव, मजेंटा लाइन, गेट 1: पैदल सात मिनट, या ऑटो से।",
  ],
  "howToCome.landmark": [
    "Opposite the Kali Mandir park, above the sweet shop.",
    "काली मंदिर वाले पार्क के सामने, मिठाई की दुकान के ऊपर।",
  ],
  "howToCome.floor": [
    "First floor: a lift for four people, or 22 steps with a rail. A wheelchair fits.",
    "पहली मंज़िल: चार लोगों की लिफ़्ट, या रेलिंग वाली 22 सीढ़ियाँ। व्हीलचेयर आ जाती है।",
  ],
  "howToCome.parking": [
    "Paid parking behind the market; two-wheelers at the gate.",
    "मार्केट के पीछे पेड पार्किंग, दोपहिया गेट पर।",
  ],
  "howToCome.door": [
    "Ring the lower bell. Somebody comes down, and shoes wait on the shelf.",
    "नीचे वाली घंटी बजाएँ। कोई लेने आएगा, जूते रैक पर रख दें।",
  ],
  "visitStory.senses.see": ["a swing and a blue mat", "झूला और नीली चटाई"],
  "visitStory.senses.hear": ["a fan, and the bell", "पंखा और घंटी"],
  "visitStory.senses.touch": [
    "sand, balls and a soft mat",
    "रेत, गेंदें और नरम चटाई",
  ],
  "visitStory.senses.smell": [
    "sweets from the shop below",
    "नीचे की दुकान की मिठाई",
  ],
  "about.founderName": [
    "Dr. Meenakshi Iyer-Banerjee",
    "डॉ. मीनाक्षी अय्यर-बनर्जी",
  ],
  "textPages.privacy.sections.who-decides.details.legalName":
    "K7 Child Development Services LLP",
  "textPages.privacy.sections.who-decides.details.address":
    "K-1842, Chittaranjan Park, New Delhi 110048",
  "textPages.privacy.sections.who-decides.details.contact":
    "Centre manager, +91 96500 12345, privacy@neem.example",
  ...Object.fromEntries([
    ...Object.values(englishContent.services).flatMap(({ id }) =>
      Object.entries(answers).map(([key, fact]) => [
        `services.${id}.answers.${key}`,
        fact,
      ]),
    ),
    ...Object.entries(people).flatMap(([id, person]) =>
      Object.entries({ ...person, src: photoOf(id) }).map(([key, fact]) => [
        `people.entries.${id}.${key}`,
        fact,
      ]),
    ),
    ...Object.entries(photos).flatMap(([id, alt]) => [
      [`placePhotos.entries.${id}.src`, photoOf(id)],
      [`placePhotos.entries.${id}.alt`, alt],
    ]),
    ...quotes.flatMap((quote, at) =>
      Object.entries(quote).map(([key, fact]) => [
        `testimonials.entries.${at + 1}.${key}`,
        fact,
      ]),
    ),
  ]),
});

/** Whether a fact has an English and a Hindi text. */
const isPair = (fact: unknown): fact is Fact =>
  Array.isArray(fact) && fact.length === 2 && typeof fact[0] === "string";

/**
 * The English content with every fact, none of which is open, and the languages with the messages of all facts.
 *
 * @param photoOf - the file of the photo of a person or a place, by its id
 */
export function finishedClinic(photoOf: (id: string) => string): {
  readonly content: Content;
  readonly languages: readonly Language[];
} {
  const facts = finishedFacts(photoOf);
  return {
    content: mapFields(
      contentRule,
      englishContent,
      ({ path, value }: Field) => {
        if (path.at(-1) === "unconfirmed") return value && [];
        const fact = facts[path.join(".")];
        return isPair(fact) ? fact[0] : (fact ?? value);
      },
    ),
    languages: languages.map((language) =>
      language.messages === undefined
        ? language
        : { ...language, messages: withHindi(language.messages, facts) },
    ),
  };
}

function withHindi(
  messages: ModuleMessages,
  facts: Readonly<Record<string, unknown>>,
): ModuleMessages {
  // jsdom has no structuredClone().
  const copy = JSON.parse(JSON.stringify(messages)) as ModuleMessages;
  for (const [path, fact] of Object.entries(facts))
    if (isPair(fact)) setAt(copy, path, fact[1]);
  return copy;
}

// Unit tests need a file that exists, not a photo.
export const { content: finishedContent, languages: finishedLanguages } =
  finishedClinic(() => "/images/hero.svg");

/** The English content without what only the clinic knows, where that may be empty. */
export const emptyContent: Content = mapFields(
  contentRule,
  englishContent,
  ({ kind, onlyClinic, limits, mayBeEmpty, value }: Field) => {
    if (!onlyClinic) return value;
    if (kind === "photo") return undefined;
    return mayBeEmpty || limits?.[0] === 0 ? "" : value;
  },
);

/**
 * Sets a value inside an object, and adds the objects that are missing around it.
 *
 * @param path - keys with dots
 */
export function setAt(owner: object, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop()!;
  const inner = keys.reduce<object>((each, key) => {
    if (!Object.hasOwn(each, key)) Reflect.set(each, key, {});
    return Reflect.get(each, key) as object;
  }, owner);
  Reflect.set(inner, last, value);
}

/**
 * A copy of some content with another value in one field.
 *
 * @param path - keys and indices, with dots
 */
export function withValue(
  path: string,
  value: unknown,
  content: Content = finishedContent,
): Content {
  // structuredClone() of the whole would keep a value that two places share one.
  const copy = mapFields(contentRule, content, (field) =>
    structuredClone(field.value),
  );
  const keys = path.split(".");
  const last = keys.pop()!;
  const owner = keys.reduce<unknown>(
    (inner, key) => Reflect.get(Object(inner), key),
    copy,
  );
  Reflect.set(Object(owner), last, value);
  return copy;
}
