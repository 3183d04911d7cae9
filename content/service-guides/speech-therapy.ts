import {
  diagnosisQuestion,
  type ServiceGuide,
  type Sign,
} from "./service-guide";

const stammering = {
  text: "Repeats sounds, stretches them or gets stuck. Ask soon, above all if it lasts, upsets your child or runs in the family",
  sources: ["asc", "evel", "lscft", "wye", "stut"],
} as const satisfies Sign;

export const speechTherapyGuide = {
  href: "/speech-therapy",
  subject: "speech therapy",
  lead: "Late to talk, hard to understand, or did someone say “speech delay”?",
  reviewed: "2026-11-21",
  noticing: {
    intro: {
      text: "You hear your child more than anyone else does. Here are some things worth asking about.",
      sources: ["cdc-act"],
    },
    bands: [
      {
        id: "by-2",
        ages: "By 2 years",
        chip: "Under 2",
        from: 0,
        until: 24,
        signs: [
          {
            text: "Makes few sounds such as “bababa” by 9 months",
            sources: ["cdc-9", "evel"],
          },
          {
            text: "Does not turn to your voice or to their name from 9 months on",
            sources: ["cdc-9", "nhs-aut", "nice-128"],
          },
          {
            text: "Does not wave, point or show you things by 12 to 15 months",
            sources: ["asha-12", "asha-18", "cdc-18"],
          },
          {
            text: "Has few or no words by 18 months",
            sources: ["cdc-18"],
          },
          {
            text: "At 18 months, does not follow a small request unless you point",
            sources: ["cdc-18", "asha-18", "asha-lle"],
          },
          {
            text: "Is not joining two words by the second birthday",
            sources: ["cdc-24", "asha-24"],
          },
        ],
      },
      {
        id: "from-2",
        ages: "2 to 3 years (until the fourth birthday)",
        chip: "2 to 3",
        from: 24,
        until: 48,
        signs: [
          {
            text: "Says fewer than about 50 words, clear or not, in all your languages together",
            sources: ["asha-24", "aafp", "cdc-30", "lscft"],
          },
          {
            text: "Is not putting words together, such as “more milk” or “papa aao”",
            sources: ["cdc-30", "lscft", "asha-24"],
          },
          {
            text: "Does not follow a request with two steps, such as “take the cup and give it to me”",
            sources: ["asha-24", "cdc-30", "lscft"],
          },
          {
            text: "Shows little wish to play with others or to pretend",
            sources: ["nhs-aut", "nice-128", "cdc-30", "cdc-36"],
          },
          {
            text: "At three, speaks in only one or two words at a time",
            sources: ["evel", "asha-36"],
          },
          {
            text: "At three, is hard to understand, for you or for others",
            sources: ["cdc-36", "evel", "asha-36"],
          },
          stammering,
        ],
      },
      {
        id: "from-4",
        ages: "4 years and over",
        chip: "4 and over",
        from: 48,
        signs: [
          {
            text: "Is hard to follow for people outside the family",
            sources: ["asha-48", "cdc-36"],
          },
          {
            text: "Uses very short sentences, of fewer than four words",
            sources: ["cdc-48"],
          },
          {
            text: "Cannot yet tell you one thing about their day",
            sources: ["cdc-48", "evel"],
          },
          {
            text: "Finds simple questions hard to answer",
            sources: ["cdc-48", "evel"],
          },
          {
            text: "At five, finds it hard to tell a short story or to keep a conversation going",
            sources: ["cdc-60", "asha-60"],
          },
          {
            text: "At five, still says many sounds in an unclear way",
            sources: ["asha-60"],
          },
          stammering,
        ],
      },
    ],
    note: {
      text: "This is not a test, and one sign alone tells us little. But you do not have to wait and see. At two, no one can tell which late talkers will catch up alone. Asking early does no harm, and help that starts early can do more.",
      sources: ["asha-lle", "cdc-act", "asc"],
    },
  },
  firstVisit: {
    length:
      "We tell you when we call. We can stop early if your child is tired.",
    room: "You, your child and one speech therapist. You stay for the whole visit.",
    activity:
      "Your child plays with toys, pictures and books. The therapist joins in and listens to the sounds and words they use. They also look at how your child shows you what they want.",
    bring: [
      "Any hearing test or doctor’s report",
      "A toy or book your child loves",
      "A short video of your child talking at home",
    ],
    tellYourChild:
      "You could say: “We are going to meet someone who likes to play and talk. I will stay with you.”",
    afterwards:
      "We tell you what we saw and heard, in plain words. We say if therapy may help now. If not, we say what to watch and when to look again. You go home with one idea to try.",
  },
  yourPart: [
    {
      title: "One child, one therapist",
      text: "Each session is just for your child. The therapist has time to wait, listen and follow your child’s lead.",
    },
    {
      title: "You may watch",
      text: "Sit in and see how we give your child time to reply. Ask us about anything you see.",
    },
    {
      title: "A talk every month",
      text: "Once a month you sit down with the therapist. You look at what has changed and choose what comes next.",
    },
    {
      title: "A plan for home",
      text: "You get small talking games for meals, baths and stories. We check how they are going and change what does not fit.",
    },
  ],
  questions: [
    {
      id: "languages",
      question:
        "We speak Hindi, English and Bangla at home. Should we use only one?",
      answer:
        "No. Learning more than one language does not cause a speech problem, and does not make one worse. Talk in the languages that feel natural to you. No one should ask you to give up your home language. Tell us every language your child hears.",
      sources: ["asha-2l", "can-aud"],
    },
    {
      id: "hearing",
      question: "Should we check my child’s hearing?",
      answer:
        "Yes. If talking worries you, ask for a hearing test first, even if your child seems to hear well. A test at birth is not enough, as hearing can change. Ask your doctor or an audiologist. You need not wait for the result to ask us. Bring it if you have one.",
      sources: ["aafp", "nidcd-h", "asha-lle", "nice-128"],
    },
    diagnosisQuestion,
    {
      question: "My child coughs or chokes at meals. Can you help?",
      answer:
        "See your doctor first, and soon. Tell them, too, if your child often has chest infections. Our speech therapy also covers swallowing, but your doctor must say it is safe to start. If your child cannot breathe, cry or cough, call [112](tel:112) at once.",
      sources: ["asha-feed", "sja", "goi-112"],
      unconfirmed: ["answer"],
    },
    {
      question: "How long will it take?",
      answer:
        "We cannot know before we meet your child, and we will not guess. We set small goals with you and look at them each month.",
      unconfirmed: ["answer"],
    },
  ],
  related: ["/occupational-therapy", "/special-education"],
  unconfirmed: [
    "firstVisit.length",
    "firstVisit.room",
    "firstVisit.activity",
    "firstVisit.bring",
    "firstVisit.afterwards",
  ],
} as const satisfies ServiceGuide;
