import type { Service } from "@/content-rules/services";
import { sharedQuestions } from "../shared-questions";
import { safety } from "../safety";

export const behaviouralTherapy: Service = {
  href: "/service4",
  title: "Behavioural Therapy",
  page: {
    title: "Tantrums? ADHD? Behavioural therapy | K7, CR Park, Delhi",
    description:
      "Tantrums, trouble sitting still, fights about homework, or someone said ADHD? How we work with your child and you in CR Park, Delhi, without punishment.",
  },
  image: {
    src: "/images/behavioural-therapy.svg",
    alt: "A girl lies on her tummy on a rug and lines up toy cars, an auto-rickshaw among them; her therapist’s hand holds out one more, and a squirrel watches from the windowsill.",
  },
  tagline: "Long tantrums, or cannot sit still?",
  description:
    "New skills for everyday moments: asking, waiting, sharing and coping with change, learned with praise and play.",
  paragraph:
    "Behavioural therapy looks at what your child’s behaviour is telling us. We watch what happens before and after a hard moment, and work out what your child needs. Then we teach a skill that meets that need: asking for help, waiting, taking turns, or moving from one task to the next. We use picture plans, clear steps, praise and play. You learn them too, so that your child meets them everywhere.",
  subject: "behavioural therapy",
  request: "Behavioural therapy",
  openingLine: "Long tantrums, hitting, not sitting still, or did someone say “ADHD”?",
  noticing: {
    intro: {
      text: "Behaviour is often a way to tell us something. These are moments that many families find hard.",
      sources: ["nhs-beh", "nhs-zero"],
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
            id: "long-tantrums",
            text: "Has long tantrums on most days, or tantrums that get worse after four",
            sources: ["nhs-tan", "aap-tan", "nimh"],
          },
          {
            id: "often-hits",
            text: "Often hits, bites or throws things, and someone gets hurt",
            sources: ["nhs-tan", "aap-tan"],
          },
          {
            id: "finds-small",
            text: "Finds small changes very hard",
            sources: ["nhs-aut"],
          },
          {
            id: "holds-breath",
            text: "Holds their breath until they faint: see your doctor",
            sources: ["aap-tan"],
          },
        ],
        line: {
          text: "Hard moments can also be about talking or hearing: see [Speech Therapy](/speech-therapy).",
          sources: ["aap-tan", "nhs-beh", "nhs-zero"],
        },
      },
      {
        id: "from-5",
        ages: "5 to 8 years (until the ninth birthday)",
        chip: "5 to 8",
        from: 60,
        until: 108,
        signs: [
          {
            id: "finds-hard",
            text: "Finds it hard to wait, share or take turns",
            sources: ["nhs-adhd", "nhs-kids", "cdc-60"],
          },
          {
            id: "cannot-sit",
            text: "Cannot sit still at home, at school or both",
            sources: ["nhs-adhd", "nhs-kids", "nimh"],
          },
          {
            id: "starts-task",
            text: "Starts a task but soon leaves it",
            sources: ["nhs-adhd", "nhs-kids", "cdc-60"],
          },
          {
            id: "finds-hard-make",
            text: "Finds it hard to make or keep friends",
            sources: ["nimh", "nhs-aut"],
          },
          {
            id: "hits-fights",
            text: "Often hits other children or gets into fights",
            sources: ["cdc-beh"],
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
            id: "acts-first",
            text: "Acts first and is sorry later",
            sources: ["nhs-adhd", "nhs-kids"],
          },
          {
            id: "forgets-loses",
            text: "Forgets or loses things a lot",
            sources: ["nhs-adhd", "nhs-kids"],
          },
          {
            id: "fights-homework",
            text: "Has fights about homework or rules on most days",
            sources: ["cdc-beh"],
          },
        ],
      },
    ],
    note: {
      text: "Most children do some of this some of the time. This is not a test. Ask us if it goes on for weeks and makes home or school hard. Ask us, too, if you just want to talk it over.",
      sources: ["nimh"],
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
    length: "We will tell you on the phone.",
    room: "You, your child and one therapist. A grandparent or another carer is welcome.",
    activity:
      "Your child plays while we talk. We ask what happens just before a hard moment and just after it. We also find out what your child loves and does well.",
    bring: {
      notesTwo: "Notes on two hard moments: when, where, what came next",
      listThings: "A list of things your child enjoys",
      reportsSchool: "Reports from school or a doctor, if you have them",
    },
    tellYourChild:
      "Say something like: “We are meeting someone who can help make our days calmer.” Please do not call the visit a punishment.",
    afterwards:
      "We share our first thoughts on what your child may be telling us. We agree on one small goal. You leave with one thing to try that week.",
  },
  yourPart: [
    {
      id: "one-to-one",
      title: "Full attention",
      text: "One therapist works with one child. That makes it easier to see what sets off a hard moment.",
    },
    {
      id: "watching",
      title: "See it for yourself",
      text: "You may watch and see what we say and do when things get tough. Ask us why.",
    },
    {
      id: "monthly-talk",
      title: "A check every month",
      text: "You and the therapist look at your notes and ours. If a plan is not helping, we change it.",
    },
    {
      id: "home-plan",
      title: "The same plan at home",
      text: "We write down simple steps for you and other carers. We call or meet to see how they work.",
    },
  ],
  questions: [
    {
      id: "punish",
      question: "Will you punish my child?",
      answer:
        "No. We teach new skills and praise what goes well. We do not shame, shout or hurt. We do not try to stop harmless habits, such as flapping hands.",
    },
    {
      id: "why-parents",
      question: "Why do parents take part?",
      answer:
        "You are with your child far more than we are. For children under six with ADHD, the CDC and the American Academy of Pediatrics advise training for parents first, before medicine.",
      sources: ["cdc-adhd", "nice-87"],
    },
    {
      id: "mean-adhd",
      question: "Does this mean ADHD or autism?",
      answer:
        "No list can tell you that. With ADHD it is very hard to pay attention, to wait and to sit still, at home and at school. A child who is tired, hungry, worried or bored can act in the same way. Only a trained professional can say, after a full assessment.",
      sources: ["nhs-kids", "nhs-tan", "nhs-beh", "nhs-zero"],
    },
    sharedQuestions.autism,
    sharedQuestions.crying,
    {
      id: "know-helps",
      question: "How will we know if it helps?",
      answer:
        "We pick one thing to note, such as how many mornings go well. You look at it with us each month. If it is not helping, we say so.",
    },
  ],
  related: ["/psychological-counselling", "/occupational-therapy"],
};
