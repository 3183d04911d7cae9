import type { Concern } from "@/content-rules/concerns";
import { safety } from "../safety";

export const attention: Concern = {
  href: "/attention",
  page: {
    title: "Child cannot sit still or wait? What helps | K7, South Delhi",
    description:
      "School says your child does not sit, or asks for an assessment? What to watch by age, why ears, eyes and sleep come first, and two things to try at home.",
  },
  image: {
    src: "/images/attention.svg",
    alt: "Under a tree with yellow flowers, a girl hops over chalk squares with her arms up; her father holds the stone, and her mother laughs with her.",
    focus: "upper",
  },
  title: "Cannot sit still, cannot wait",
  menu: "Cannot sit still",
  subject: "attention and sitting still",
  answer: {
    text: "It is worth asking if it goes on for weeks and makes the day hard for your child, at home, at school or both.",
    sources: ["nimh", "cnwl"],
  },
  week: [
    {
      id: "ears-eyes",
      picture: "/images/spot-sleep.svg",
      heading: "Check ears, eyes and sleep",
      text: "A child who hears, sees or sleeps badly finds it hard to listen. Ask your doctor for tests of hearing and sight. Keep the same bedtime, on Sundays too.",
      sources: ["mayo", "nelft"],
    },
    {
      id: "one-thing",
      picture: "/images/spot-steps.svg",
      heading: "Ask for one small thing at a time",
      text: "Cut a task into small steps, with breaks. Say the first step in a few words. Praise your child when it is done, then say the next.",
      sources: ["nelft"],
    },
  ],
  younger: {
    id: "under-5",
    chip: "Under 5",
    text: "Many children under five never stop: they are full of energy. If days are hard, ask all the same.",
    sources: ["cnwl"],
  },
  bands: [
    {
      id: "from-5",
      ages: "5 to 8 years (until the ninth birthday)",
      from: 60,
      until: 108,
      signs: [
        {
          href: "/service4",
          ids: ["finds-hard", "cannot-sit", "starts-task", "hits-fights"],
        },
      ],
    },
    {
      id: "from-9",
      ages: "9 years and over",
      from: 108,
      signs: [
        {
          href: "/service4",
          ids: ["acts-first", "forgets-loses", "fights-homework"],
        },
      ],
    },
  ],
  note: {
    text: "Most children do some of this some of the time. This is not a test. With ADHD it is very hard to pay attention, wait and sit still, but no list can say whether it is ADHD. Only a trained professional can, after a full assessment.",
    sources: ["nimh", "nhs-beh", "nhs-kids", "nice-87"],
  },
  whenNotToWait: safety.staring,
  hearing: {
    id: "hearing",
    heading: "Hearing and sight, first of all",
    text: "A child who misses what the teacher says, or cannot read the board, may look as if they do not listen.",
    sources: ["mayo"],
  },
  other: [
    {
      id: "only-school",
      heading: "Only at school?",
      text: "ADHD usually shows in more than one place. If it is only at school, look first at hearing, sight, the lessons and how your child gets on with others.",
      sources: ["nice-87", "mayo"],
    },
    {
      id: "tired",
      heading: "Tired, hungry, worried or bored",
      text: "All of these can look the same. Think of what has changed: sleep, a new school, a new baby, a loss.",
      sources: ["nhs-tan", "nhs-beh", "nhs-zero"],
    },
    {
      id: "lessons",
      heading: "The lesson is too hard to follow",
      text: "A child who finds reading or talking hard may get up and walk about. See [Special Education](/special-education) and [Speech Therapy](/speech-therapy).",
      sources: ["mayo", "merck"],
    },
  ],
  therapy: [
    {
      id: "is",
      heading: "It teaches, and you learn too",
      text: "Waiting, taking turns and asking for a break are learned in play. If a child under six has ADHD, doctors’ guidelines ask for training for parents first, before medicine.",
      sources: ["cdc-adhd", "nice-87"],
    },
    {
      id: "is-not",
      heading: "It is not punishment, or medicine",
      text: "We do not shame, shout or hurt. Whether medicine may help is for a doctor to say, after a full assessment.",
      sources: ["nice-87"],
    },
  ],
  places: [
    {
      id: "assessment",
      heading: "School asks for an assessment?",
      text: "A children’s doctor, psychiatrist or psychologist talks with you, your child and the school, and looks for other reasons too. Ask the school what it wants to know. Ask for the full price, and for a written report. At a first visit we do no assessment: we say what we see, and whom to ask.",
      sources: ["aps-adhd", "nice-87"],
    },
    {
      id: "school",
      heading: "Your child’s teacher",
      text: "Ask when it is hard, and when it goes well. A doctor will want to know how your child does in both places, home and school.",
      sources: ["cnwl", "nhs-adhd"],
    },
    {
      id: "aiims",
      heading: "Child Guidance Clinic, AIIMS (government)",
      text: "In the department of psychiatry: assessment, talks with the family, and play, behavioural and occupational therapy.",
      sources: ["aiims-cgc"],
    },
    {
      id: "mamc",
      heading: "Child Development Centre, Maulana Azad Medical College (government)",
      text: "Children’s doctors, psychologists, therapists and special educators see children who find attention or learning hard. Ask at the children’s department.",
      sources: ["mamc"],
    },
    {
      id: "you",
      heading: "Someone for you",
      text: "Are you worn out? You can talk to Tele-MANAS, the government’s mental health helpline, free, day and night, on [14416](tel:14416).",
      sources: ["goi-14416"],
    },
  ],
  services: ["/service4", "/occupational-therapy", "/special-education"],
};
