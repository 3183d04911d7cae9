import type { Service } from "@/content-rules/services";
import { sharedQuestions } from "../shared-questions";

export const psychologicalCounselling: Service = {
  href: "/psychological-counselling",
  title: "Psychological Counselling",
  menu: "Parent & Child Counselling",
  page: {
    title: "Parent and child counselling | K7, CR Park, Delhi",
    description:
      "Worries, anger or sadness that does not go away? How counselling for children and parents works at our Delhi centre, and where to get urgent help.",
  },
  image: {
    src: "/images/psychological-counselling.svg",
    alt: "A boy on a floor cushion holds up his drawing of a storm cloud; his mother, hand on heart, and a grey-haired counsellor look at it.",
  },
  tagline: "Often scared, angry or sad?",
  description:
    "Support with emotional and behavioural needs: coping, anxiety and emotional regulation, for your child and for you.",
  paragraph:
    "Parent and child counselling is a quiet place to talk, draw and play about what feels hard. We support emotional and behavioural needs: coping with change, anxiety, and calming strong feelings (emotional regulation). Younger children often show feelings in play; older ones may like to talk. Parents have a place here too. Together we look at what sets off hard moments, what helps, and how home can feel calmer for everyone.",
  subject: "counselling",
  request: "Parent & child counselling",
  alias: "Parent & Child Counselling",
  openingLine: "Scared of things, often angry, sad for weeks, or wanting to be alone?",
  noticing: {
    intro: {
      text: "All children feel sad, cross or scared at times. It is worth asking when it lasts for weeks or gets in the way of home, school or friends.",
      sources: ["nimh", "nhs-anx"],
    },
    bands: [
      {
        id: "under-5",
        ages: "Under 5 years",
        chip: "Under 5",
        from: 0,
        until: 60,
        signs: [
          {
            id: "three-still",
            text: "From three on, still cries and clings for a long time when you leave",
            sources: ["nhs-sep", "cdc-36", "nhs-anx"],
          },
          {
            id: "wakes-often",
            text: "Wakes often with bad dreams",
            sources: ["nimh", "nhs-anx"],
          },
          {
            id: "cross-tearful",
            text: "Is cross or tearful most of the day, on most days",
            sources: ["nimh", "nhs-anx"],
          },
          {
            id: "seem-want",
            text: "Does not seem to want to play with other children",
            more: "This can also be about talking or hearing: see [Speech Therapy](/speech-therapy).",
            sources: ["nimh", "nice-128"],
          },
        ],
      },
      {
        id: "from-5",
        ages: "5 to 10 years (until the eleventh birthday)",
        chip: "5 to 10",
        from: 60,
        until: 132,
        signs: [
          {
            id: "talks-fears",
            text: "Talks about fears or worries often",
            sources: ["nimh"],
          },
          {
            id: "stays-away",
            text: "Stays away from school, friends or places out of fear",
            sources: ["nhs-anx"],
          },
          {
            id: "tummy-aches",
            text: "Has tummy aches or headaches and the doctor finds no cause",
            sources: ["nimh", "nhs-anx"],
          },
          {
            id: "gets-angry",
            text: "Gets angry fast and takes long to calm down",
            sources: ["nhs-anx", "nimh"],
          },
          {
            id: "checks-repeats",
            text: "Checks or repeats things many times out of fear",
            sources: ["nimh"],
          },
        ],
      },
      {
        id: "from-11",
        ages: "11 years and over",
        chip: "11 and over",
        from: 132,
        signs: [
          {
            id: "stopped-doing",
            text: "Has stopped doing things they used to enjoy",
            sources: ["nimh"],
          },
          {
            id: "spends-time",
            text: "Spends more and more time alone",
            sources: ["nimh"],
          },
          {
            id: "sleeps-eats",
            text: "Sleeps or eats much more or much less",
            sources: ["nimh"],
          },
          {
            id: "worries-lot",
            text: "Worries a lot about school or friends",
            sources: ["nhs-anx"],
          },
        ],
      },
    ],
    note: {
      text: "Many worries fade with time and comfort from you. This is not a test. Ask us if you are in doubt.",
      sources: ["nhs-anx"],
    },
  },
  whenNotToWait: {
    title: "Is not safe at home",
    act: "Call 1098, free",
    text: "If your child is not safe at home, you or your child can call the child helpline on [1098](tel:1098), free, day and night.",
    sources: ["goi-1098"],
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
    length: "We will tell you on the phone.",
    room: "You and one counsellor meet first. Your child can join you, or come in later.",
    activity:
      "Younger children draw, play and tell stories. Older children can talk, or just listen. No one has to speak until they feel ready.",
    bring: {
      fewNotes: "A few notes: what you have seen and when it began",
      letterDoctor: "Any letter from a doctor or the school",
      somethingHelps: "Something that helps your child feel safe",
    },
    tellYourChild:
      "Keep it true and short: “We are going to see someone who helps families with big feelings. You are not in trouble.”",
    afterwards:
      "We tell you what we heard and what may help. You choose the next step. If a doctor or another service is a better fit, we say so.",
  },
  yourPart: [
    {
      id: "one-to-one",
      title: "One person to trust",
      text: "Your child sees the same counsellor if possible, one to one. It can take a few visits before they open up.",
    },
    {
      id: "watching",
      title: "Watching, with care",
      text: "Parents may watch sessions. An older child may ask for time alone, so we all agree on this first.",
    },
    {
      id: "monthly-talk",
      title: "Your monthly talk",
      text: "Every month you and the counsellor speak about how things are at home and at school.",
    },
    {
      id: "home-plan",
      title: "Small steps at home",
      text: "You get simple things to try, such as a calm bedtime or a way to name feelings. We ask how they went.",
    },
  ],
  questions: [
    {
      id: "tell-says",
      question: "Will you tell me what my child says?",
      answer:
        "We tell you the main points and keep some words private, so that your child can speak freely. If we think a child is not safe, we act to protect them. Otherwise we tell school or relatives nothing. If someone has touched or hurt a child sexually, the law (the POCSO Act) says that we must tell the police, so that the child is protected. We explain this before we begin.",
      sources: ["pocso"],
    },
    {
      id: "cause",
      question: "Did I cause this?",
      answer:
        "Please do not blame yourself. Often there is no single cause: many things shape how a child feels. We look for what can help now.",
      sources: ["nimh"],
    },
    {
      id: "parents",
      question: "Is it for parents too?",
      answer:
        "Yes, this is counselling for parents and children. You can come to talk about your own worries as a parent. If it is all too much for you, you too can call Tele-MANAS on [14416](tel:14416), free.",
      sources: ["goi-14416"],
    },
    sharedQuestions.autism,
    sharedQuestions.crying,
    {
      id: "not-safe",
      anchor: true,
      question: "What if my child is not safe today?",
      answer:
        "Do not wait for a visit. Stay with your child, and move medicines, poisons and sharp things out of reach. Call [112](tel:112) or go to the nearest hospital. To talk to someone, call Tele-MANAS, the government’s mental health helpline, on [14416](tel:14416), free, day and night. If your child is not safe at home, you or your child can call the child helpline on [1098](tel:1098), free.",
      sources: ["goi-112", "goi-14416", "goi-1098", "akh", "nimh", "uihc"],
    },
  ],
  related: ["/service4", "/special-education"],
};
