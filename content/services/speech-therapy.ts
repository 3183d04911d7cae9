import type { Service } from "@/content-rules/services";
import type { Sign } from "@/content-rules/fields/signs";
import { sharedQuestions } from "../shared-questions";

const stammering: Sign = {
  id: "stammering",
  text: "Stammers (repeats sounds, stretches them or gets stuck): ask soon, above all if it lasts, upsets your child or runs in the family",
  sources: ["asc", "evel", "lscft", "wye", "stut"],
};

export const speechTherapy: Service = {
  href: "/speech-therapy",
  title: "Speech Therapy",
  page: {
    title: "Speech delay? Speech therapy in CR Park, Delhi | K7",
    description:
      "Late talking, or hard to understand? Signs by age, a first speech therapy visit in CR Park, Delhi, and answers on hearing, autism and Hindi at home.",
  },
  image: {
    src: "/images/speech-therapy.svg",
    alt: "A boy with a hearing aid blows at a peacock feather that his therapist holds; his grandmother watches with him.",
  },
  tagline: "Late to talk, or hard to understand?",
  description:
    "Help with communication, language, articulation and swallowing, so that your child can be heard and understood.",
  paragraph:
    "Speech therapy can help your child to understand, to be understood and to enjoy talking. We work on communication, language, articulation and swallowing. Sessions are one-to-one and full of play: sounds, stories, songs, pictures and turn-taking. If words are slow to come, we build on looks, signs and pictures too.",
  subject: "speech therapy",
  request: "Speech therapy",
  openingLine: "Late to talk, hard to understand, or did someone say “speech delay”?",
  noticing: {
    intro: {
      text: "You hear your child more than anyone else does. Here are some things worth asking about.",
      sources: ["cdc-act"],
    },
    bands: [
      {
        id: "by-2",
        ages: "Under 2 years",
        chip: "Under 2",
        from: 0,
        until: 24,
        signs: [
          {
            id: "makes-few",
            text: "At 9 months, makes few or no sounds like “bababa”",
            sources: ["cdc-9", "evel"],
          },
          {
            id: "turn-voice",
            text: "From 9 months, does not turn to your voice or name",
            sources: ["cdc-9", "nhs-aut", "nice-128"],
          },
          {
            id: "wave-point",
            text: "At 12 to 15 months, does not wave, point or show you things",
            sources: ["asha-12", "asha-18", "cdc-18"],
          },
          {
            id: "few-words",
            text: "At 18 months, has few or no words",
            sources: ["cdc-18"],
          },
          {
            id: "small-request",
            text: "At 18 months, does not follow a small request unless you point",
            sources: ["cdc-18", "asha-18", "asha-lle"],
          },
        ],
      },
      {
        id: "from-2",
        ages: "2 or 3 years (until the fourth birthday)",
        chip: "2 or 3",
        from: 24,
        until: 48,
        signs: [
          {
            id: "says-fewer",
            text: "Says fewer than about 50 words, clear or not, in all your languages together",
            sources: ["asha-24", "aafp", "cdc-30", "lscft"],
          },
          {
            id: "putting-words",
            text: "Is not putting words together, such as “more milk” or “papa aao”",
            sources: ["cdc-30", "cdc-24", "lscft", "asha-24"],
          },
          {
            id: "follow-request",
            text: "Does not follow a request with two steps, such as “take the cup and give it to me”",
            sources: ["asha-24", "cdc-30", "lscft"],
          },
          {
            id: "shows-little",
            text: "Shows little wish to play with others or to pretend",
            sources: ["nhs-aut", "nice-128", "cdc-30", "cdc-36"],
          },
          {
            id: "still-early",
            text: "Still seldom points or turns to you",
            sources: ["cdc-act", "nice-128"],
          },
          {
            id: "three-speaks",
            text: "At three, speaks in only one or two words at a time",
            sources: ["evel", "asha-36"],
          },
          {
            id: "three-hard",
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
            id: "hard-follow",
            text: "Is hard to follow for people outside the family",
            sources: ["asha-48", "cdc-36"],
          },
          {
            id: "uses-very",
            text: "Uses very short sentences, of fewer than four words",
            sources: ["cdc-48"],
          },
          {
            id: "cannot-yet",
            text: "Cannot yet tell you one thing about their day",
            sources: ["cdc-48", "evel"],
          },
          {
            id: "finds-simple",
            text: "Finds simple questions hard to answer",
            sources: ["cdc-48", "evel"],
          },
          {
            id: "five-finds",
            text: "At five, finds it hard to tell a short story or to keep a conversation going",
            sources: ["cdc-60", "asha-60"],
          },
          {
            id: "five-still",
            text: "At five, still says many sounds in an unclear way",
            sources: ["asha-60"],
          },
          stammering,
        ],
      },
    ],
    note: {
      text: "This is not a test, and one sign alone does not tell us why. But you do not have to wait and see. Asking early does no harm, and help that starts early can do more.",
      sources: ["asha-lle", "cdc-act", "asc"],
    },
  },
  whenNotToWait: {
    title: "Chokes, and cannot breathe, cry or cough",
    act: "First aid now, and call 112",
    text: "If your child chokes and cannot breathe, cry or cough:",
    steps: {
      lean: "Lean them forward. A baby under one: face down on your thigh, head supported.",
      hit: "Hit firmly with the heel of your hand between the shoulder blades up to five times.",
      call: "Have someone call [112](tel:112) now.",
      goOn: "Keep hitting until it is out or help comes.",
      thrusts:
        "If trained in belly thrusts, add up to five after each five hits. Under one: chest, not belly.",
      breathing:
        "If they go limp and stop breathing, start CPR (press the chest, breathe into the mouth).",
    },
    sources: ["sja", "goi-112"],
  },
  answers: {
    fees: "",
    ages: "",
    languages: "",
    length: "",
    people: "",
    online: "",
    unconfirmed: ["fees", "ages", "languages", "length", "people", "online"],
  },
  firstVisit: {
    length: "We will tell you on the phone. We can stop early if your child is tired.",
    room: "You, your child and one speech therapist. You stay for the whole visit.",
    activity:
      "Your child plays with toys, pictures and books. The therapist joins in, listens to your child’s words and sees how your child shows what they want.",
    bring: {
      hearingTest: "Any hearing test or doctor’s report",
      toyBook: "A toy or book your child loves",
      shortVideo: "A short video of your child talking at home",
    },
    tellYourChild:
      "You could say: “We are going to meet someone who likes to play and talk. I will stay with you.”",
    afterwards:
      "We tell you what we saw and heard, in plain words. We say if therapy may help now. If not, we say what to watch for. You go home with one idea to try.",
  },
  yourPart: [
    {
      id: "one-to-one",
      title: "One child, one therapist",
      text: "The therapist has time to wait, listen and follow your child’s lead.",
    },
    {
      id: "watching",
      title: "You may watch",
      text: "Sit in and see how we give your child time to reply. Ask us about anything you see.",
    },
    {
      id: "monthly-talk",
      title: "A talk every month",
      text: "Once a month you and the therapist look at what has changed and choose what comes next.",
    },
    {
      id: "home-plan",
      title: "A plan for home",
      text: "You get small talking games for meals, baths and stories. We change what does not fit.",
    },
  ],
  questions: [
    {
      id: "languages",
      anchor: true,
      question: "We speak Hindi, English and Bangla at home. Should we use only one?",
      answer:
        "No. Learning more than one language does not cause a speech problem, and does not make one worse. Talk in the languages that feel natural to you. No one should ask you to give up your home language. Tell us every language your child hears.",
      sources: ["asha-2l", "can-aud"],
    },
    {
      id: "hearing",
      anchor: true,
      question: "Should we check my child’s hearing?",
      answer:
        "Yes. If talking worries you, ask for a hearing test first, even if your child seems to hear well. A test at birth, if there was one, is not enough, as hearing can change. Ask your doctor or an audiologist. You need not wait for the result to ask us.",
      sources: ["aafp", "nidcd-h", "asha-lle", "nice-128"],
    },
    sharedQuestions.autism,
    sharedQuestions.crying,
    {
      id: "coughs-chokes",
      question: "My child coughs or chokes at meals. Can you help?",
      answer:
        "See your doctor first, and soon. Tell them, too, if your child often has chest infections. Our speech therapy also covers swallowing, but your doctor must say it is safe to start.",
      sources: ["asha-feed"],
    },
    {
      id: "long-take",
      question: "How long will it take?",
      answer:
        "We cannot tell before we meet your child. We set small goals with you and look at them each month.",
    },
  ],
  related: ["/occupational-therapy", "/special-education"],
};
