import type { Concern } from "@/content-rules/concerns";
import { safety } from "../safety";

export const autism: Concern = {
  href: "/autism",
  page: {
    title: "Autism therapy and first steps | K7, CR Park, South Delhi",
    description:
      "Doctor, school or family said autism? What a developmental assessment is, what to watch by age, a hearing test first, and whom to see in Delhi.",
  },
  image: {
    src: "/images/autism.svg",
    alt: "A boy with ear defenders puts picture cards of his day in order: a meal, then a bath; his mother holds the card with the moon, and his grandmother watches.",
  },
  title: "Someone said autism",
  menu: "Someone said autism",
  subject: "autism",
  answer: {
    text: "An autistic child understands people and the world in a different way. It is worth finding out, and help need not wait.",
    sources: ["nhs-018", "iap", "nice-128"],
  },
  week: [
    {
      id: "hearing-test",
      picture: "/images/spot-hearing.svg",
      heading: "Ask for a hearing test and an assessment",
      text: "A child who does not hear well may not turn to their name. An audiologist (a hearing specialist) can test it at any age. Ask your child’s doctor for both, or, for hearing, the ear, nose and throat (ENT) department of a government hospital.",
      sources: ["nidcd-h", "aafp", "nice-128"],
    },
    {
      id: "day-in-pictures",
      picture: "/images/spot-day.svg",
      heading: "Draw the day in pictures",
      text: "Draw what comes: meal, bath, bed. Look at the pictures together and show the next one before each change. Many autistic children find the day easier this way.",
      sources: ["nhs-018"],
    },
  ],
  bands: [
    {
      id: "under-2",
      ages: "Under 2 years",
      from: 0,
      until: 24,
      signs: [{ href: "/speech-therapy", ids: ["turn-voice", "wave-point"] }],
    },
    {
      id: "from-2",
      ages: "2 or 3 years (until the fourth birthday)",
      from: 24,
      until: 48,
      signs: [
        { href: "/speech-therapy", ids: ["shows-little"] },
        { href: "/occupational-therapy", ids: ["covers-ears"] },
        { href: "/service4", ids: ["finds-small"] },
        { href: "/speech-therapy", ids: ["still-early"] },
      ],
    },
    {
      id: "from-4",
      ages: "4 years and over",
      from: 48,
      signs: [
        { href: "/service4", ids: ["finds-hard-make", "finds-small"] },
        { href: "/occupational-therapy", ids: ["covers-ears"] },
      ],
    },
  ],
  note: {
    text: "Ask about even one tick, and take the list with you. Autistic children are very different from each other: talking, being with others, sounds or change can be hard. No list, and no word from school or family, is a diagnosis. Only a trained professional can tell, after a full assessment.",
    sources: ["nice-128", "nhs-018", "nhs-aut", "pp-assess", "merck"],
  },
  whenNotToWait: safety.staring,
  hearing: {
    id: "hearing",
    heading: "Hearing, first of all",
    text: "A child who does not hear well may talk late, or not answer. A test shows it.",
    sources: ["aafp", "nidcd-h"],
  },
  other: [
    {
      id: "talking",
      heading: "Talking late, and nothing else",
      text: "Some children talk late but point, share and play. See [My child is not talking yet](/late-talking).",
      sources: ["asha-lle", "nice-128"],
    },
    {
      id: "more",
      heading: "More than one thing",
      text: "A child may be autistic and also have trouble with sleep, attention or worry. A full assessment looks at each.",
      sources: ["nice-128", "iap"],
    },
    {
      id: "our-fault",
      heading: "“Is it something we did?”",
      text: "No. How you bring up your child does not cause autism, and neither do TV, sugar or vaccines. Nobody in the family is to blame.",
      sources: ["pp-cause"],
    },
  ],
  therapy: [
    {
      id: "is",
      heading: "It aims to make daily life easier",
      text: "It can help a child to tell you things, to play, and to manage sounds and change. We start from what your child loves, and we do not stop harmless habits, such as flapping hands.",
      sources: ["nhs-fake", "iap"],
    },
    {
      id: "is-not",
      heading: "It is help, not a cure",
      text: "Autism is not an illness, so there is no cure to look for. The right help can still make daily life easier for your child and for you. Keep away from anyone who sells a cure or promises quick results.",
      sources: ["nhs-fake", "iap"],
    },
  ],
  warning: {
    heading: "Do not give your child",
    items: {
      bleach: "Bleach",
      chelation: "Chelation (to remove metals)",
      milk: "Raw camel’s milk",
      supplements: "Supplements sold for autism",
    },
    text: "They are fake, or can do harm. Stem cells are unproven: the Supreme Court allows them only in approved trials.",
    sources: ["sc-stem", "nhs-fake", "iap"],
  },
  places: [
    {
      id: "doctor",
      heading: "A full (developmental) assessment",
      text: "A children’s doctor, a psychologist or a team asks about your child’s first years, plays and watches. No blood test can show autism. Your child’s doctor can send you, or ask at these places. Ask for the full price, and for a written report.",
      sources: ["pp-assess", "nice-128", "iap"],
    },
    {
      id: "safdarjung",
      heading: "Free: autism clinic, Safdarjung Hospital",
      text: "For young children, at the hospital’s child development centre: doctors, psychologists and therapists, and checks of hearing and sight.",
      sources: ["safdarjung"],
    },
    {
      id: "mamc",
      heading: "Child Development Centre, Maulana Azad Medical College (government)",
      text: "Children’s doctors, psychologists, therapists and special educators assess children together. Ask at the children’s department.",
      sources: ["mamc"],
    },
    {
      id: "afa",
      heading: "Action for Autism, Jasola Vihar",
      text: "Begun in 1991 by parents like you, for autistic people and their families. See autism-india.org.",
      sources: ["afa"],
    },
    {
      id: "you",
      heading: "Someone for you",
      text: "A word like this can be a lot to take in, for the whole family. You can talk to Tele-MANAS, the government’s mental health helpline, free, day and night, on [14416](tel:14416).",
      sources: ["goi-14416"],
    },
  ],
  services: ["/speech-therapy", "/occupational-therapy", "/service4"],
};
