import type { Concern } from "@/content-rules/concerns";

export const lateTalking: Concern = {
  href: "/late-talking",
  page: {
    title: "Child not talking at 2? What to do this week | K7 Delhi",
    description:
      "Your 2-year-old does not talk, or says few words? What to watch by age, why hearing comes first, two things to do at home, and whom to see in Delhi.",
  },
  image: {
    src: "/images/late-talking.svg",
    alt: "A toddler on his mother’s lap points at a parrot on the windowsill; she looks where he points.",
    focus: "middle",
  },
  title: "My child is not talking yet",
  menu: "Not talking yet",
  subject: "late talking",
  answer: {
    text: "It is worth asking now if a two-year-old says fewer than 50 words or does not join two. Asking early does no harm.",
    sources: ["asha-lle", "asha-24", "cdc-act"],
  },
  week: [
    {
      id: "hearing-test",
      picture: "/images/spot-hearing.svg",
      heading: "Ask for a hearing test",
      text: "An audiologist (a hearing specialist) does it at any age, and your child’s doctor can send you. Or ask at the ear, nose and throat (ENT) department of a government hospital. Ask even if your child seems to hear well: hearing can change after birth, and not every baby is tested at birth.",
      sources: ["aafp", "nidcd-h", "asha-lle"],
    },
    {
      id: "ten-minutes",
      picture: "/images/spot-play.svg",
      heading: "Play together for ten minutes a day",
      text: "Turn off the TV and the phone. Your child picks the game. Say what your child looks at, and add one word: if they point at a car, say “car”. If they say “car”, say “red car”. Use the language you speak best.",
      sources: ["cpft", "berk", "fife"],
    },
  ],
  bands: [
    {
      id: "under-2",
      ages: "Under 2 years",
      from: 0,
      until: 24,
      signs: [
        {
          href: "/speech-therapy",
          ids: ["makes-few", "turn-voice", "wave-point", "few-words", "small-request"],
        },
      ],
    },
    {
      id: "from-2",
      ages: "2 or 3 years (until the fourth birthday)",
      from: 24,
      until: 48,
      signs: [
        {
          href: "/speech-therapy",
          ids: ["says-fewer", "putting-words", "follow-request", "still-early", "three-speaks"],
        },
      ],
    },
  ],
  note: {
    text: "This is not a test, and one sign alone does not tell us why. Ask us even if you see just one, or if you are not sure. For older children, see [Speech Therapy](/speech-therapy).",
    sources: ["cdc-act", "asha-lle"],
  },
  hearing: {
    id: "hearing",
    heading: "Hearing, first of all",
    text: "A child who does not hear well, all the time or now and then, may talk late. So hearing is tested first.",
    sources: ["aafp", "nidcd-h"],
  },
  other: [
    {
      id: "languages",
      heading: "Two or three languages at home",
      text: "They are not the cause. Go on in the languages that feel right to you, and count your child’s words in all of them.",
      sources: ["asha-2l", "can-aud", "asha-24"],
    },
    {
      id: "understanding",
      heading: "Understanding and play",
      text: "Does your child also follow few requests, seldom point, or have little wish to play with others? Tell us and your doctor. If someone has said autism, see [Someone said autism](/autism).",
      sources: ["asha-lle", "nice-128"],
    },
    {
      id: "own-time",
      heading: "People say: “Children talk when they talk”",
      text: "Some children who talk late catch up by themselves, and others need help to. At two, no one can be sure which. So ask now, for a girl as for a boy.",
      sources: ["asha-lle", "cdc-act"],
    },
  ],
  therapy: [
    {
      id: "is",
      heading: "It is play with a purpose",
      text: "One child, one therapist, and you in the room. We wait, listen and build on each look, sign, sound and word. You take home small games for meals, baths and stories.",
    },
    {
      id: "is-not",
      heading: "It is not a test or a race",
      text: "Your child cannot fail. Nobody knows before we meet how long it will take, and we will not guess. We set small goals with you and look at them each month.",
    },
  ],
  places: [
    {
      id: "doctor",
      heading: "Your child’s doctor",
      text: "A doctor can look into the ears, send you for a full hearing test and check how your child grows and learns.",
      sources: ["aafp", "asha-lle"],
    },
    {
      id: "rbsk",
      heading: "Free: the government’s child check, RBSK",
      text: "Children from six weeks to 18 are checked for delays at anganwadis and in government or aided schools. A child who needs more can get early help in the district, free. Ask at an anganwadi.",
      sources: ["goi-rbsk"],
    },
    {
      id: "mamc",
      heading: "Child Development Centre, Maulana Azad Medical College (government)",
      text: "Children’s doctors, speech and occupational therapists, psychologists and special educators work together here, at Delhi Gate, beside LNJP Hospital. Ask at the children’s department.",
      sources: ["mamc"],
    },
    {
      id: "rci",
      heading: "Is the therapist registered?",
      text: "To work in India, a speech therapist must be on the register of the Rehabilitation Council of India (RCI). Ask each therapist for the number, ours too.",
      sources: ["goi-rci"],
    },
  ],
  services: ["/speech-therapy"],
};
