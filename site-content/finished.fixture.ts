/** For tests: a clinic that has given all its facts, one that has given none, and changes. */
import type { Content, ModuleMessages } from "@/content-rules/content";
import { fieldsOf, mapFields, type Field, type KeyPath } from "@/content-rules/walk";
import { englishContent } from "@/content/modules";
import { languages, type Language } from "./languages";

type Fact = readonly [english: string, hindi: string];

/** What no sentence can be, by path or by key. A pair is a text with its Hindi. */
const values: Readonly<Record<string, unknown>> = {
  "site.fullName": "K7 Centre for Children’s Therapy",
  "site.phone": "+919650012345",
  "site.whatsapp": "+918130054321",
  "site.address.street": [
    "Block K, House No. 1842, 1st Floor, above Annapurna Sweets, Market No. 1",
    "ब्लॉक K, मकान नं. 1842, पहली मंज़िल, अन्नपूर्णा स्वीट्स के ऊपर, मार्केट नं. 1",
  ],
  "site.address.locality": ["Chittaranjan Park", "चित्तरंजन पार्क"],
  "site.address.city": ["New Delhi", "नई दिल्ली"],
  "site.address.postcode": "110048",
  "site.directions": "https://maps.example/k7",
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
  "site.social": [{ name: "Instagram", href: "https://www.instagram.com/k7.children" }],
  "site.developer": { name: "Studio Gulmohar", href: "https://gulmohar.design/" },
  "site.since": 2019,
  "about.founderName": ["Dr. Meenakshi Iyer-Banerjee", "डॉ. मीनाक्षी अय्यर-बनर्जी"],
  "people.entries.speech.name": ["Ananya Mukhopadhyay", "अनन्या मुखोपाध्याय"],
  "people.entries.occupational.name": ["Rohan D'Souza", "रोहन डिसूज़ा"],
  "people.entries.teacher.name": ["Harpreet Kaur Ahluwalia", "हरप्रीत कौर अहलूवालिया"],
  "people.entries.counsellor.name": ["Dr. Zoya Rahmani", "डॉ. ज़ोया रहमानी"],
  "people.entries.behavioural.name": ["Thangam Subramanian", "तंगम सुब्रमण्यन"],
  "people.entries.occupational.role": ["Occupational therapist", "ऑक्यूपेशनल थेरेपिस्ट"],
  "people.entries.speech.languages": ["Hindi, English and Punjabi", "हिंदी, अंग्रेज़ी और पंजाबी"],
  // Not every work has a register, and not every person wants a photo.
  "people.entries.counsellor.registration": "",
  "people.entries.behavioural.src": undefined,
  "people.entries.behavioural.alt": "",
  // Parents should ask.
  "services.special-education.answers.fees": "",
  role: ["Therapist for children", "बच्चों की थेरेपिस्ट"],
  training: ["M.A.S.L.P., AIISH Mysuru", "एम.ए.एस.एल.पी., AIISH मैसूरु"],
  registration: "RCI A41027",
  fees: [
    "A first visit is 900 rupees, and each session after it 1,100 rupees.",
    "पहली मुलाकात की फ़ीस 900 रुपये है, उसके बाद हर सेशन की 1,100 रुपये।",
  ],
  ages: ["Children from 1 to 14 years.", "1 से 14 साल तक के बच्चे।"],
  length: ["One session is 40 minutes.", "एक सेशन 40 मिनट का है।"],
  languages: ["Hindi, English and Bangla.", "हिंदी, अंग्रेज़ी और बांग्ला।"],
  location: ["Chittaranjan Park", "चित्तरंजन पार्क"],
  legalName: "K7 Child Development Services LLP",
  address: "K-1842, Chittaranjan Park, New Delhi 110048",
  contact: "Centre manager, +91 96500 12345, privacy@k7.example",
};

/** What any other fact may say, from short to long. */
const sentences: readonly Fact[] = [
  ["a swing and a blue mat", "झूला और नीली चटाई"],
  ["a fan, and the bell", "पंखा और घंटी"],
  ["sand, balls and wool", "रेत, गेंदें और ऊन"],
  [
    "Yes, after a first visit here, when we decide together what suits your child.",
    "हाँ, पहली मुलाकात के बाद, जब हम मिलकर तय करते हैं कि आपके बच्चे के लिए क्या सही है।",
  ],
  [
    "On most days from the morning on. Ask at the desk, and we find a way.",
    "ज़्यादातर दिनों में, सुबह से। डेस्क पर पूछिए, हम रास्ता निकालते हैं।",
  ],
  [
    "It is the same for every family, and we tell you before you decide.",
    "यह हर परिवार के लिए एक जैसा है, और फ़ैसला करने से पहले हम बता देते हैं।",
  ],
  [
    "We came because our daughter did not speak. I sat in the room each time, learnt three games for the bus and the bath, and now she asks for her grandmother by name. Nobody promised us anything, and nobody ever made us feel that we had waited too long or asked too much.",
    "हम आए थे क्योंकि बेटी बोलती नहीं थी। मैं हर बार कमरे में बैठी, बस और नहाने के समय के तीन खेल सीखे, और अब वह खुद “दादी” कहकर उन्हें बुलाती है। किसी ने कोई वादा नहीं किया, न यह महसूस कराया कि हमने देर कर दी या ज़्यादा पूछ लिया।",
  ],
];

const untold = { name: "", role: "", training: "", registration: "", languages: "" };
const nobody = { ...untold, ownWords: "", alt: "", unconfirmed: [] };

/** Content with a place for one person of each service, however many people the clinic has. */
const withFewPeople = (content: Content): Content => ({
  ...content,
  people: {
    ...content.people,
    entries: [
      { ...nobody, id: "speech", services: ["/speech-therapy"] },
      { ...nobody, id: "occupational", services: ["/occupational-therapy"] },
      { ...nobody, id: "teacher", services: ["/special-education"] },
      { ...nobody, id: "counsellor", services: ["/psychological-counselling"] },
      { ...nobody, id: "behavioural", services: ["/service4"] },
    ],
  },
});
const base = withFewPeople(englishContent);

/** Whether a clinic that has not given the fact leaves it empty. */
const mayBeMissing = ({ kind, onlyClinic, limits, mayBeEmpty }: Field) =>
  onlyClinic && (kind === "photo" || mayBeEmpty || limits?.[0] === 0);

/** The fact of a field: of `values`, a photo, or a long sentence that the field takes. */
function factFor(field: Field, photoOf: (id: string) => string): readonly unknown[] {
  const { path, kind, limits: [min, max] = [0, 0], isExample } = field;
  const key = [path.join("."), ...(field.onlyClinic ? path.slice(-1) : [])].find((name) =>
    Object.hasOwn(values, name),
  );
  if (key !== undefined) return [values[key]];
  if (path.at(-1) === "unconfirmed") return field.value ? [[]] : [];
  if (!isExample && !mayBeMissing(field)) return [];
  if (kind === "photo") return [photoOf(path.at(-2)!)];
  const fitting = sentences.filter((pair) =>
    pair.every(({ length }) => length >= min && length <= max),
  );
  return fitting.slice(-1 - (path.join().length % Math.min(3, fitting.length)));
}

const isPair = (fact: unknown): fact is Fact =>
  Array.isArray(fact) && fact.length === 2 && typeof fact[0] === "string";

/** A clinic that has given every fact, also those of fields added later. */
export function finishedClinic(photoOf: (id: string) => string): {
  readonly content: Content;
  readonly languages: readonly Language[];
} {
  const facts = new Map(
    fieldsOf(base).flatMap((field) =>
      factFor(field, photoOf)
        .slice(0, 1)
        .map((fact) => [field.path.join("."), fact] as const),
    ),
  );
  return {
    content: mapFields(base, ({ path, value }) => {
      const key = path.join(".");
      const fact = facts.get(key);
      return isPair(fact) ? fact[0] : facts.has(key) ? fact : value;
    }),
    languages: languagesWith(
      [...facts].flatMap(([path, fact]) => (isPair(fact) ? [[path, fact[1]]] : [])),
    ),
  };
}

const languagesWith = (
  changes: readonly (readonly [path: string, message: string | undefined])[],
): readonly Language[] =>
  languages.map(({ messages, ...language }) => {
    if (messages === undefined) return language;
    // jsdom has no structuredClone().
    const copy = JSON.parse(JSON.stringify(messages)) as ModuleMessages;
    setAt(copy, ["people", "entries"], {});
    for (const [path, message] of changes) setAt(copy, path.split("."), message);
    return { ...language, messages: copy };
  });

/** Sets a value inside an object, and adds the objects that are missing around it. */
function setAt(owner: object, [key = "", ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) return void Reflect.set(owner, key, value);
  if (!Object.hasOwn(owner, key)) Reflect.set(owner, key, {});
  setAt(Reflect.get(owner, key) as object, rest, value);
}

// Unit tests need a file that exists, not a photo.
export const { content: finishedContent, languages: finishedLanguages } = finishedClinic(
  () => "/images/hero.svg",
);

/** Without what only the clinic knows; where that may not be empty, unconfirmed. */
export const withoutFacts = (content: Content): Content =>
  mapFields(withFewPeople(content), (field) => {
    const { kind, path, value } = field;
    if (path.at(-1) === "unconfirmed") return value && factsBeside(path);
    if (!mayBeMissing(field)) return value;
    return kind === "photo" ? undefined : "";
  });

const factsBeside = (list: KeyPath) =>
  fieldsOf(base)
    .filter(
      ({ kind, onlyClinic, path }) =>
        onlyClinic && kind !== "code" && list.slice(0, -1).every((key, at) => path[at] === key),
    )
    .map(({ path }) => path.slice(list.length - 1).join("."));

/** The languages without the messages of such facts. */
export const languagesWithoutFacts = languagesWith(
  fieldsOf(base)
    .filter(mayBeMissing)
    .map(({ path }) => [path.join("."), undefined]),
);

/** Content with another value at a path of keys and indices, with dots. */
export function withValue(
  path: string,
  value: unknown,
  content: Content = finishedContent,
): Content {
  // JSON copies a value that two places share.
  const copy = JSON.parse(JSON.stringify(content)) as Content;
  setAt(copy, path.split("."), value);
  return copy;
}

/** A translation for tests of what holds in each language, whatever languages the site has. */
export const bangla: Language = {
  code: "bn",
  tag: "bn-IN",
  name: "বাংলা",
  messages: {
    home: { intro: "শিশুদের জন্য।" },
    generalPages: { "/contact": { title: "যোগাযোগ" } },
    services: { "speech-therapy": { title: "স্পিচ থেরাপি" } },
  },
};
