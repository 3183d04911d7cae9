import type { Service } from "@/content-rules/services";
import { sharedQuestions } from "../shared-questions";
import { safety } from "../safety";

export const specialEducation: Service = {
  href: "/special-education",
  title: "Special Education",
  page: {
    title: "Learning difficulties? Special education | K7, CR Park",
    description:
      "Are reading, writing or sums hard? Did someone say dyslexia? Signs by age, how a first visit in CR Park, Delhi works, and how you can help your child at home.",
  },
  image: {
    src: "/images/special-education.svg",
    alt: "A boy with glasses and a teal patka traces the letter अ in a tray of sand; his teacher says its sound, and his father holds a string of counting beads.",
  },
  tagline: "Are reading, writing or sums hard?",
  description:
    "Equal access to education for students with disabilities, and for every child who finds lessons hard. Goals and teaching fit how your child learns.",
  paragraph:
    "We find out how your child learns best, and teach reading, writing, numbers and daily skills in that way. That is special education: equal access to education for students with disabilities, and for every child who finds lessons hard. Lessons use things to see, touch and move. Goals are small and clear, so that your child can feel each success. We share the plan with you and, if you wish, with the school, so that everyone works in the same direction.",
  subject: "special education",
  request: "Special education",
  openingLine: "Are reading, writing or sums hard, or did someone say “LD” (learning disability)?",
  noticing: {
    intro: {
      text: "Every child can learn, and not all learn in the same way. You or a teacher may have seen some of these.",
      sources: [],
    },
    younger: {
      id: "under-4",
      chip: "Under 4",
      text: "Under four? Letters can wait. Talking, play and movement tell us more: see [Speech Therapy](/speech-therapy) or [Occupational Therapy](/occupational-therapy).",
      sources: ["cdc-36", "cdc-60"],
    },
    bands: [
      {
        id: "from-4",
        ages: "4 or 5 years (until the sixth birthday)",
        chip: "4 or 5",
        from: 48,
        until: 72,
        signs: [
          {
            id: "shows-little",
            text: "Shows little interest in letters, or finds them hard",
            sources: ["nhs-dys", "yale", "cdc-60"],
          },
          {
            id: "finds-rhymes",
            text: "Finds rhymes hard to hear or join in with",
            sources: ["nhs-dys", "yale", "cdc-60"],
          },
          {
            id: "finds-hard",
            text: "Often cannot find the right word",
            sources: ["nhs-dys"],
          },
          {
            id: "five-finds",
            text: "At five, finds it hard to count to ten",
            sources: ["cdc-60", "merck"],
          },
        ],
      },
      {
        id: "from-6",
        ages: "6 to 8 years (until the ninth birthday)",
        chip: "6 to 8",
        from: 72,
        until: 108,
        signs: [
          {
            id: "finds-hard",
            text: "Finds it hard to learn letters and their sounds",
            sources: ["nhs-dys", "yale"],
          },
          {
            id: "reads-slowly",
            text: "Reads slowly or guesses at words",
            sources: ["nhs-dys", "111w-dys"],
          },
          {
            id: "spells-same",
            text: "Spells the same word in many ways",
            sources: ["nhs-dys", "111w-dys"],
          },
          {
            id: "still-mixes",
            text: "After seven, still mixes up letters that look alike, in English or Hindi",
            sources: ["nhs-dys", "rockets", "understood"],
          },
          {
            id: "finds-counting",
            text: "Finds counting and simple sums hard",
            sources: ["merck", "bda"],
          },
        ],
      },
      {
        id: "from-9",
        ages: "9 years and over",
        chip: "9 and over",
        from: 108,
        signs: [
          {
            id: "tell-answer",
            text: "Can tell you the answer but not write it down",
            sources: ["nhs-dys", "111w-dys"],
          },
          {
            id: "takes-much",
            text: "Takes much longer than friends over homework",
            sources: ["nhs-dys"],
          },
          {
            id: "finds-hard",
            text: "Finds it hard to plan or follow steps",
            sources: ["111w-dys"],
          },
          {
            id: "feels-bad",
            text: "Feels bad about school or does not want to go",
            sources: ["merck", "nimh"],
          },
        ],
      },
    ],
    note: {
      text: "A list is not a test. Talk to the class teacher too, and ask your doctor to check sight and hearing. If reading was hard for someone in your family, ask sooner. If you are unsure, ask us: you need not wait for bad marks.",
      sources: ["merck", "yale", "nhs-dys"],
    },
  },
  whenNotToWait: safety.staring,
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
    length: "We will tell you on the phone. There are breaks.",
    room: "You, your child and one special educator. You can sit close by or at the back.",
    activity:
      "Your child reads, writes, counts and plays at a level that suits them. There are no marks, and no one can fail. The educator looks for what your child can do and how they learn best.",
    bring: {
      twoThree: "Two or three school books and the last report",
      pastReport: "Any past report on learning, sight or hearing",
      glassesHearing: "Glasses or hearing aids, if your child uses them",
    },
    tellYourChild:
      "You might say: “This is not an exam. A teacher wants to find out how you like to learn.”",
    afterwards:
      "We start with your child’s strengths. Next we say where they may need support. If you go on, we agree on goals that you can check for yourself.",
  },
  yourPart: [
    {
      id: "one-to-one",
      title: "A teacher of their own",
      text: "In each session one educator works with one child. Your child does not have to keep up with a class.",
    },
    {
      id: "watching",
      title: "An open door",
      text: "You may watch a lesson and see how we break a task into steps. Then homework can use the same steps.",
    },
    {
      id: "monthly-talk",
      title: "A monthly look at goals",
      text: "Each month you and the educator go through your child’s work. You see what is new and what is still hard.",
    },
    {
      id: "home-plan",
      title: "Practice at home",
      text: "You get short tasks that fit around school. We ask how they went and make them easier or harder.",
    },
  ],
  questions: [
    {
      id: "just-being",
      question: "Is my child just being lazy?",
      answer:
        "No. Finding lessons hard is not a choice. Dyslexia, for example, makes reading and spelling hard. It says nothing about how bright a child is.",
      sources: ["merck", "111w-dys"],
    },
    {
      id: "tell-dyslexia",
      question: "Can you tell me if it is dyslexia?",
      answer:
        "Not from a first visit. That needs a full assessment by a trained professional. We can tell you what we see and what kind of professional to ask for.",
      sources: ["111w-dys", "merck"],
    },
    sharedQuestions.autism,
    sharedQuestions.crying,
    {
      id: "replace-school",
      question: "Does this replace school?",
      answer:
        "No. It runs beside school. The aim is that your child has the same chance to learn as other children.",
    },
    {
      id: "speak-school",
      question: "Will you speak to the school?",
      answer:
        "Only if you want us to. You decide what we share. The class teacher often sees things that we do not.",
    },
    {
      id: "give-disability",
      question: "Do you give disability certificates?",
      answer:
        "No. Hospitals named by the government do. Apply for the certificate and UDID (identity) card together at swavlambancard.gov.in. For extra time or a writer in exams, ask the school.",
      sources: ["goi-cert", "goi-udid"],
    },
  ],
  related: ["/psychological-counselling", "/occupational-therapy"],
};
