import type { Service } from "@/content-rules/services";
import { sharedQuestions } from "../shared-questions";

export const occupationalTherapy: Service = {
  href: "/occupational-therapy",
  title: "Occupational Therapy",
  page: {
    title: "Occupational therapy for children | K7, CR Park, Delhi",
    description:
      "Sensory issues? Is dressing or writing hard for your child? Signs by age, a first visit in CR Park, Delhi, and what to ask. For children up to 14 years.",
  },
  image: {
    src: "/images/occupational-therapy.svg",
    alt: "A girl with ear defenders laughs on a platform swing; a therapist steadies it, and her mother, on a cane stool, claps.",
    focus: "whole",
  },
  tagline: "Trips a lot, or covers their ears?",
  description:
    "Paediatric care for children up to 14 years: sensory integration (coping with noise, touch and movement), oro-motor therapy (help with chewing, drinking, drooling), environmental modification (changes at home and school), cognitive rehabilitation (attention and memory) and gait training (walking).",
  paragraph:
    "Occupational therapy can help children up to 14 years to do the things that fill their day: dressing, eating, writing, playing and moving about. Our paediatric care covers sensory integration (coping with noise, touch and movement), oro-motor therapy (help with chewing, drinking, drooling), environmental modification (changes at home and school), cognitive rehabilitation (attention and memory) and gait training (walking). We begin with what your child enjoys, and take one small step at a time. Swings, balance boards, putty and everyday tasks become ways to learn.",
  subject: "occupational therapy",
  request: "Occupational therapy",
  openingLine: "Trips a lot, covers their ears, or finds dressing, eating or writing hard?",
  noticing: {
    intro: {
      text: "Play, meals, dressing and school are a child’s daily work. These are some of the places where you may see a struggle worth asking about.",
      sources: ["rcot"],
    },
    bands: [
      {
        id: "under-4",
        ages: "Under 4 years",
        chip: "Under 4",
        from: 0,
        until: 48,
        signs: [
          {
            id: "sitting-without",
            text: "Is not sitting without help by 8 months: see your doctor",
            sources: ["nice-162", "nice-127", "nice-62", "cdc-9"],
          },
          {
            id: "takes-steps",
            text: "Takes no steps alone at 15 months, or is not walking by 18 months: see your doctor",
            sources: ["cdc-15", "cdc-18", "nice-162", "nice-127"],
          },
          {
            id: "uses-hand",
            text: "Uses one hand much more than the other before 18 months: see your doctor",
            sources: ["nice-162", "hw-cp", "aap-mot"],
          },
          {
            id: "feels-very",
            text: "Feels very stiff or very floppy: see your doctor",
            sources: ["nice-62", "nhs-dcd"],
          },
          {
            id: "coughs-meals",
            text: "Often coughs or chokes at meals: see your doctor",
            sources: ["asha-feed"],
          },
          {
            id: "two-finds",
            text: "At two, finds a spoon or building blocks hard to manage",
            sources: ["cdc-24", "nhs-dcd"],
          },
          {
            id: "gets-very",
            text: "Gets very upset by some sounds, clothes or foods",
            sources: ["nhs-aut", "kent", "aap-si"],
          },
        ],
      },
      {
        id: "from-4",
        ages: "4 to 6 years (until the seventh birthday)",
        chip: "4 to 6",
        from: 48,
        until: 84,
        signs: [
          {
            id: "finds-buttons",
            text: "Finds buttons, shoes or crayons hard",
            sources: ["cdc-48", "cdc-60", "nhs-dcd"],
          },
          {
            id: "trips-falls",
            text: "Trips, falls or bumps into things a lot",
            sources: ["nhs-dcd"],
          },
          {
            id: "keeps-away",
            text: "Keeps away from jumping, climbing or ball games",
            sources: ["nhs-dcd", "cdc-48", "cdc-60"],
          },
          {
            id: "covers-ears",
            text: "Covers their ears, or gets very upset by some sounds, clothes or foods",
            sources: ["nhs-aut", "kent"],
          },
        ],
      },
      {
        id: "from-7",
        ages: "7 to 14 years",
        chip: "7 to 14",
        from: 84,
        until: 180,
        signs: [
          {
            id: "finds-writing",
            text: "Finds writing slow, tiring or hard to read back",
            sources: ["nhs-dcd", "111w-dys"],
          },
          {
            id: "finds-hard",
            text: "Finds it hard to keep still",
            sources: ["nhs-dcd", "nhs-adhd", "nhs-kids"],
          },
          {
            id: "finds-busy",
            text: "Finds busy or noisy places too much",
            sources: ["kent"],
          },
          {
            id: "needs-help",
            text: "Needs more help to dress or eat than friends do",
            sources: ["nhs-dcd"],
          },
        ],
      },
    ],
    note: {
      text: "Many children trip, are choosy about food or cannot sit still, and most of them are fine. This list is not a test. Ask us if daily life is hard for your child, or if you are just not sure. If your baby came early, count the months from the date they were due.",
      sources: ["nice-162", "nice-127", "nhs-dcd"],
    },
  },
  whenNotToWait: {
    title: "Starts to limp, or walks differently",
    act: "See a doctor today",
    text: "If a child who walked well starts to limp or walks differently, see a doctor today.",
    sources: ["nice-127", "qld-em"],
  },
  answers: {
    fees: "",
    ages: "Children up to 14 years.",
    languages: "",
    length: "",
    people: "",
    online: "",
    unconfirmed: ["fees", "languages", "length", "people", "online"],
  },
  firstVisit: {
    length: "We will tell you on the phone. There are breaks.",
    room: "You, your child and one occupational therapist, with space to move.",
    activity:
      "It looks like play: they move, draw, build and make things. The therapist sees how they use their hands and body. They ask you about a normal day, from waking up to bedtime.",
    bring: {
      softClothes: "Soft clothes, worn on the day, that your child can move in",
      schoolNotebook: "A school notebook, if your child goes to school",
      reportsDoctor: "Reports from a doctor, a school or a past therapist",
    },
    tellYourChild:
      "Try: “We are going to a place with games. A friendly grown-up wants to see what you like to do.”",
    afterwards:
      "First we share what your child did well. Then we talk about what was hard. Together we pick one daily task to start with, and you decide if you want to go on.",
  },
  yourPart: [
    {
      id: "one-to-one",
      title: "One to one, every time",
      text: "Your child has the therapist to themselves. The pace can change with their energy and mood.",
    },
    {
      id: "watching",
      title: "Your seat in the room",
      text: "You may watch sessions. Ask why we chose a game and what it is for.",
    },
    {
      id: "monthly-talk",
      title: "Once a month, we talk",
      text: "Tell the therapist how mornings, meals and homework are going. Choose the next task together.",
    },
    {
      id: "home-plan",
      title: "Ideas that fit your day",
      text: "Your home plan has short tasks and small changes to a room or desk. We follow up to see what works.",
    },
  ],
  questions: [
    {
      id: "occupational-mean",
      question: "What does “occupational” mean for a child?",
      answer:
        "It means the things that fill your child’s day. Playing, eating, dressing, learning and making friends all count.",
      sources: ["rcot"],
    },
    {
      id: "just-play",
      question: "Is it just play?",
      answer:
        "It often looks like play, and it should be fun. But the therapist picks each game for a reason. You can ask what it is.",
    },
    {
      id: "research",
      anchor: true,
      question: "Does research show that it works?",
      answer:
        "For some methods more than for others. The American Academy of Pediatrics said in 2012 that research on sensory integration was limited, and that families should be told so. Ask us what is known about each method. We pick one daily task and check with you whether it gets easier.",
      sources: ["aap-si", "asha-ome"],
    },
    sharedQuestions.autism,
    sharedQuestions.crying,
    {
      id: "ages-see",
      question: "What ages do you see?",
      answer:
        "Our occupational therapy is for children up to 14 years. If your child is older, call us and ask where to go.",
    },
    {
      id: "need-doctors",
      question: "Do we need a doctor’s letter?",
      answer:
        "You can ask for a first visit without one. If you have letters or reports, bring them, so your child need not do the same tests twice.",
    },
  ],
  related: ["/speech-therapy", "/service4"],
};
