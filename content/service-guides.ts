/**
 * The parents’ guide on each service page. Words only: no markup, no functions.
 *
 * Age ranges are written as "worth asking about", never as a test. Every field
 * named in an `unconfirmed` list is a draft that only the clinic can confirm.
 */

import type { ServicePath } from "./services";

export type ServiceGuide = {
  readonly href: ServicePath;
  /** ISO date on which the words were last checked against the sources. */
  readonly reviewed: string;
  readonly noticing: {
    readonly intro: string;
    readonly bands: readonly {
      readonly ages: string;
      readonly signs: readonly string[];
    }[];
    readonly note: string;
  };
  readonly firstVisit: {
    readonly length: string;
    readonly room: string;
    readonly activity: string;
    readonly bring: readonly string[];
    readonly tellYourChild: string;
    readonly afterwards: string;
  };
  /** Exactly four: one-to-one, watching, the monthly talk, the home plan. */
  readonly yourPart: readonly {
    readonly title: string;
    readonly text: string;
    readonly unconfirmed?: readonly string[];
  }[];
  readonly questions: readonly {
    readonly question: string;
    readonly answer: string;
    readonly unconfirmed?: readonly string[];
  }[];
  readonly related: readonly ServiceGuide["href"][];
  readonly sources: readonly {
    readonly publisher: string;
    readonly title: string;
    readonly url: string;
  }[];
  /** Dotted names of the fields that state something only the clinic can confirm. */
  readonly unconfirmed: readonly string[];
};

export const speechTherapyGuide = {
  href: "/speech-therapy",
  reviewed: "2026-11-21",
  noticing: {
    intro:
      "You hear your child more than anyone else does. Here are some things parents often notice.",
    bands: [
      {
        ages: "1 to 2 years",
        signs: [
          "Does not often point, wave or show you things",
          "Does not turn to your voice or to their name",
          "Has few or no words by 18 months",
          "Is not joining two words by the age of two",
        ],
      },
      {
        ages: "3 to 4 years",
        signs: [
          "Is hard to follow for people outside the family",
          "Finds a simple request hard to understand",
          "Uses very short sentences or leaves out words",
          "Repeats sounds, stretches them or gets stuck",
        ],
      },
      {
        ages: "5 years and over",
        signs: [
          "Finds it hard to tell a short story",
          "Finds it hard to keep a chat going",
          "Still says many sounds in an unclear way",
        ],
      },
    ],
    note: "Children differ, and they learn to talk at their own speed. This is not a test, and one sign alone tells us little. If you are unsure, ask us. If your child loses words they once used, see your doctor soon.",
  },
  firstVisit: {
    length: "About 45 minutes. We can stop early if your child is tired.",
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
      "We tell you what we saw and heard, in plain words. We say if therapy may help, or if it is fine to wait. You go home with one idea to try.",
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
      question: "We speak two languages. Should we use only one?",
      answer:
        "No. Learning two languages does not cause a speech problem. Talk in the language that feels natural to you. Tell us every language your child hears.",
    },
    {
      question: "Should we check my child’s hearing?",
      answer:
        "Please ask your doctor about it. A child who does not hear well can be slower to talk. Bring the result if you have one.",
    },
    {
      question: "My child coughs or chokes at meals. Can you help?",
      answer:
        "See your doctor first, and soon. Our speech therapy also covers swallowing, but your doctor must say it is safe to start.",
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
  sources: [
    {
      publisher: "CDC (United States)",
      title: "CDC’s Developmental Milestones",
      url: "https://www.cdc.gov/act-early/milestones/index.html",
    },
    {
      publisher: "NIDCD (United States)",
      title: "Speech and Language Developmental Milestones",
      url: "https://www.nidcd.nih.gov/health/speech-and-language",
    },
    {
      publisher: "ASHA (United States)",
      title: "Learning Two Languages",
      url: "https://www.asha.org/public/speech/development/learning-two-languages/",
    },
  ],
  unconfirmed: [
    "firstVisit.length",
    "firstVisit.room",
    "firstVisit.activity",
    "firstVisit.bring",
    "firstVisit.afterwards",
  ],
} as const satisfies ServiceGuide;

export const occupationalTherapyGuide = {
  href: "/occupational-therapy",
  reviewed: "2026-11-21",
  noticing: {
    intro:
      "Play, meals, dressing and school are a child’s daily work. These are some of the places where you may see a struggle.",
    bands: [
      {
        ages: "Up to 3 years",
        signs: [
          "Was later than most to sit, crawl or walk",
          "Finds a spoon or building blocks hard to manage",
          "Gets very upset by some sounds, clothes or foods",
        ],
      },
      {
        ages: "4 to 6 years",
        signs: [
          "Finds buttons, shoes or crayons hard",
          "Trips, falls or bumps into things a lot",
          "Keeps away from jumping, climbing or ball games",
        ],
      },
      {
        ages: "7 to 14 years",
        signs: [
          "Finds writing slow, tiring or hard to read back",
          "Finds it hard to keep still",
          "Finds busy or noisy places too much",
          "Needs more help to dress or eat than friends do",
        ],
      },
    ],
    note: "Plenty of children are clumsy, fussy or full of energy, and all is well. This list is not a test. Ask us if daily life is hard for your child, or if you are just not sure. If your child loses a skill, see a doctor.",
  },
  firstVisit: {
    length: "About one hour, with time to rest.",
    room: "You, your child and one occupational therapist, with space to move.",
    activity:
      "To your child it feels like play: they move, draw, build and make things. The therapist sees how they use their hands and body. They ask you about a normal day, from waking up to bedtime.",
    bring: [
      "Soft clothes your child can move in",
      "A school notebook, if your child goes to school",
      "Reports from a doctor, a school or a past therapist",
    ],
    tellYourChild:
      "Try: “We are going to a place with games. A friendly grown-up wants to see what you like to do.”",
    afterwards:
      "First we share what your child did well. Then we talk about what was hard. Together we pick one daily task to start with, and you decide if you want to go on.",
  },
  yourPart: [
    {
      title: "One to one, every time",
      text: "Your child has the therapist to themselves. The pace can change with their energy and mood.",
    },
    {
      title: "Your seat in the room",
      text: "You may watch sessions. Ask why we chose a game and what it is for.",
    },
    {
      title: "Once a month, we talk",
      text: "Tell the therapist how mornings, meals and homework are going. Agree on the next task together.",
    },
    {
      title: "Ideas that fit your day",
      text: "Your home plan has short tasks and small changes to a room or desk. We follow up to see what works.",
    },
  ],
  questions: [
    {
      question: "What does “occupational” mean for a child?",
      answer:
        "It means the things that fill your child’s day. Playing, eating, dressing, learning and making friends all count.",
    },
    {
      question: "Is it just play?",
      answer:
        "It often looks like play, and it should be fun. But the therapist picks each game for a reason. You can ask what it is.",
    },
    {
      question: "What ages do you see?",
      answer:
        "Our occupational therapy is for children up to 14 years. If your child is older, call us and ask where to go.",
      unconfirmed: ["answer"],
    },
    {
      question: "Do we need a doctor’s letter?",
      answer:
        "You can ask for a first visit without one. If you have letters or reports, bring them. They save your child from doing things twice.",
      unconfirmed: ["answer"],
    },
  ],
  related: ["/speech-therapy", "/service4"],
  sources: [
    {
      publisher: "Royal College of Occupational Therapists (RCOT)",
      title: "Who occupational therapists work with",
      url: "https://www.rcot.co.uk/learn-about-occupational-therapy/what-occupational-therapy/who-ots-work-with",
    },
    {
      publisher: "NHS",
      title: "Developmental co-ordination disorder (dyspraxia) in children",
      url: "https://www.nhs.uk/conditions/developmental-coordination-disorder-dyspraxia/",
    },
    {
      publisher: "CDC (United States)",
      title: "CDC’s Developmental Milestones",
      url: "https://www.cdc.gov/act-early/milestones/index.html",
    },
  ],
  unconfirmed: [
    "firstVisit.length",
    "firstVisit.room",
    "firstVisit.activity",
    "firstVisit.bring",
    "firstVisit.afterwards",
  ],
} as const satisfies ServiceGuide;

export const specialEducationGuide = {
  href: "/special-education",
  reviewed: "2026-11-21",
  noticing: {
    intro:
      "Every child can learn, and not all learn in the same way. You or a teacher may have seen some of these.",
    bands: [
      {
        ages: "3 to 5 years",
        signs: [
          "Shows little interest in letters, or finds them hard",
          "Finds rhymes hard to hear or join in with",
          "Finds it hard to bring the right word to mind",
        ],
      },
      {
        ages: "6 to 8 years",
        signs: [
          "Reads slowly or guesses at words",
          "Spells the same word in many ways",
          "Mixes up letters that look alike",
          "Finds counting and simple sums hard",
        ],
      },
      {
        ages: "9 years and over",
        signs: [
          "Can tell you the answer but not write it down",
          "Takes much longer than friends over homework",
          "Finds it hard to plan or follow steps",
          "Feels bad about school or does not want to go",
        ],
      },
    ],
    note: "None of this means a child is lazy or not bright. Children differ, and a list is not a test. Talk to the class teacher too. If you are still unsure, ask us.",
  },
  firstVisit: {
    length: "About one hour, with breaks.",
    room: "You, your child and one special educator. You can sit close by or at the back.",
    activity:
      "Your child reads, writes, counts and plays at a level that suits them. There are no marks, and no one can fail. The educator looks for what your child can do and how they learn best.",
    bring: [
      "Two or three school books and the last report",
      "Any past report on learning, sight or hearing",
      "Glasses or hearing aids, if your child uses them",
    ],
    tellYourChild:
      "You might say: “This is not an exam. A teacher wants to find out how you like to learn.”",
    afterwards:
      "We start with your child’s strengths. Next we say where they may need support. If you go on, we agree goals that you can check for yourself.",
  },
  yourPart: [
    {
      title: "A teacher of their own",
      text: "In each session one educator works with one child. Your child does not have to keep up with a class.",
    },
    {
      title: "An open door",
      text: "You may watch a lesson and see how we break a task into steps. Then homework can use the same steps.",
    },
    {
      title: "A monthly look at goals",
      text: "Each month you and the educator go through your child’s work. You see what is new and what is still hard.",
    },
    {
      title: "Practice at home",
      text: "You get short tasks that fit around school. We ask how they went and make them easier or harder.",
    },
  ],
  questions: [
    {
      question: "Is my child just being lazy?",
      answer:
        "Finding lessons hard does not make a child lazy. Dyslexia, for one, does not change how bright a child is.",
    },
    {
      question: "Can you tell me if it is dyslexia?",
      answer:
        "Not from a first visit. That needs a full check by a trained expert. We can tell you what we see and what kind of expert to ask for.",
      unconfirmed: ["answer"],
    },
    {
      question: "Does this replace school?",
      answer:
        "No. It runs beside school. The aim is that your child has the same chance to learn as other children.",
      unconfirmed: ["answer"],
    },
    {
      question: "Will you speak to the school?",
      answer:
        "Only if you want us to. You decide what we share. The class teacher often sees things that we do not.",
      unconfirmed: ["answer"],
    },
  ],
  related: ["/psychological-counselling", "/occupational-therapy"],
  sources: [
    {
      publisher: "NHS 111 Wales",
      title: "Dyslexia",
      url: "https://111.wales.nhs.uk/dyslexia/",
    },
    {
      publisher: "Merck Manual",
      title: "Quick facts: Learning disorders",
      url: "https://www.merckmanuals.com/home/quick-facts-children-s-health-issues/learning-and-developmental-disorders/learning-disorders",
    },
  ],
  unconfirmed: [
    "firstVisit.length",
    "firstVisit.room",
    "firstVisit.activity",
    "firstVisit.bring",
    "firstVisit.afterwards",
  ],
} as const satisfies ServiceGuide;

export const psychologicalCounsellingGuide = {
  href: "/psychological-counselling",
  reviewed: "2026-11-21",
  noticing: {
    intro:
      "All children feel sad, cross or scared at times. It is worth asking when it lasts for weeks or gets in the way of home, school or friends.",
    bands: [
      {
        ages: "Under 5 years",
        signs: [
          "Cries and clings for a long time when you leave",
          "Wakes often with bad dreams",
          "Does not seem to want to play with other children",
        ],
      },
      {
        ages: "5 to 10 years",
        signs: [
          "Talks about fears or worries often",
          "Has tummy aches or headaches and the doctor finds no cause",
          "Gets angry fast and takes long to calm down",
        ],
      },
      {
        ages: "11 years and over",
        signs: [
          "Has stopped doing things they used to enjoy",
          "Spends more and more time alone",
          "Sleeps or eats much more or much less",
          "Worries a lot about school or friends",
        ],
      },
    ],
    note: "Many worries fade with time and comfort from you. No two children are the same, and this is not a test. Ask us if you are in doubt. If your child talks about hurting themselves or others, get help now: see the last question below.",
  },
  firstVisit: {
    length: "About 50 minutes.",
    room: "You and one counsellor meet first. Your child can join you, or come in later.",
    activity:
      "Younger children draw, play and tell stories. Older children can talk, or just listen. No one has to speak until they feel ready.",
    bring: [
      "A few notes: what you have seen and when it began",
      "Any letter from a doctor or the school",
      "Something that helps your child feel safe",
    ],
    tellYourChild:
      "Keep it true and short: “We are going to see someone who helps families with big feelings. You are not in trouble.”",
    afterwards:
      "We tell you what we heard and what may help. You choose the next step. If a doctor or another service is a better fit, we say so.",
  },
  yourPart: [
    {
      title: "One person to trust",
      text: "Your child sees the same kind face, one to one. It can take a few visits before they open up.",
      unconfirmed: ["text"],
    },
    {
      title: "Watching, with care",
      text: "Parents may watch sessions. An older child may ask for time alone, so we all agree on this first.",
      unconfirmed: ["text"],
    },
    {
      title: "Your monthly talk",
      text: "Every month you and the counsellor speak about how things are at home and at school.",
    },
    {
      title: "Small steps at home",
      text: "You get simple things to try, such as a calm bedtime or a way to name feelings. We ask how they went.",
    },
  ],
  questions: [
    {
      question: "Will you tell me what my child says?",
      answer:
        "We tell you the main points. We keep some words private, so that your child can speak freely. If your child is not safe, we tell you at once.",
      unconfirmed: ["answer"],
    },
    {
      question: "Did I cause this?",
      answer:
        "We are not here to blame you. Many things shape how a child feels. We look for what can help now.",
    },
    {
      question: "Is it for parents too?",
      answer:
        "Yes, this is counselling for parents and children. You can come to talk about your own worries as a parent.",
      unconfirmed: ["answer"],
    },
    {
      question: "What if my child is not safe today?",
      answer:
        "Do not wait for a visit. Stay with your child. Call 112 or go to the nearest hospital. You can also call Tele-MANAS on 14416. It is free, day and night.",
    },
  ],
  related: ["/service4", "/special-education"],
  sources: [
    {
      publisher: "NIMH (United States)",
      title: "Children and Mental Health: Is This Just a Stage?",
      url: "https://www.nimh.nih.gov/health/publications/children-and-mental-health",
    },
    {
      publisher: "NHS",
      title: "Anxiety in children",
      url: "https://www.nhs.uk/mental-health/children-and-young-adults/advice-for-parents/anxiety-in-children/",
    },
    {
      publisher: "Ministry of Health and Family Welfare, India",
      title: "Tele-MANAS",
      url: "https://telemanas.mohfw.gov.in/",
    },
  ],
  unconfirmed: [
    "firstVisit.length",
    "firstVisit.room",
    "firstVisit.activity",
    "firstVisit.bring",
    "firstVisit.afterwards",
  ],
} as const satisfies ServiceGuide;

export const behaviouralTherapyGuide = {
  href: "/service4",
  reviewed: "2026-11-21",
  noticing: {
    intro:
      "Behaviour is often a way to tell us something. These are moments that many families find hard.",
    bands: [
      {
        ages: "2 to 4 years",
        signs: [
          "Has long tantrums on most days",
          "Hits, bites or throws things when upset",
          "Finds small changes very hard",
        ],
      },
      {
        ages: "5 to 8 years",
        signs: [
          "Finds it hard to wait, share or take turns",
          "Starts a task but is soon drawn away",
          "Finds it hard to make or keep friends",
        ],
      },
      {
        ages: "9 years and over",
        signs: [
          "Acts first and is sorry later",
          "Forgets or loses things a lot",
          "Has rows about homework or rules on most days",
        ],
      },
    ],
    note: "Most children do some of this some of the time. It is not a test, and children differ. Ask us if it goes on for weeks, upsets your family or makes school hard. Ask us, too, if you just want to talk it over. If someone is in danger, call 112.",
  },
  firstVisit: {
    length: "About one hour.",
    room: "You, your child and one therapist. A grandparent or another carer is welcome.",
    activity:
      "Your child plays while we talk. We ask what happens just before a hard moment and just after it. We also find out what your child loves and does well.",
    bring: [
      "Notes on two hard moments: when, where, what came next",
      "A list of things your child enjoys",
      "Reports from school or a doctor, if you have them",
    ],
    tellYourChild:
      "Say something like: “We are meeting someone who can help make our days calmer.” Please do not call the visit a punishment.",
    afterwards:
      "We share our first thoughts on what your child may be telling us. We agree on one small goal. You leave with one thing to try that week.",
  },
  yourPart: [
    {
      title: "Full attention",
      text: "One therapist works with one child. That makes it easier to see what sets off a hard moment.",
    },
    {
      title: "See it for yourself",
      text: "You may watch and see what we say and do when things get tough. Nothing happens in secret.",
    },
    {
      title: "A check every month",
      text: "You and the therapist look at your notes and ours. If a plan is not helping, we change it.",
    },
    {
      title: "The same plan at home",
      text: "We write down simple steps for you and other carers. We call or meet to see how they work.",
      unconfirmed: ["text"],
    },
  ],
  questions: [
    {
      question: "Will you punish my child?",
      answer:
        "No. We teach new skills and praise what goes well. We do not shame, shout or hurt. We do not try to stop harmless habits, such as flapping hands.",
      unconfirmed: ["answer"],
    },
    {
      question: "Why do parents take part?",
      answer:
        "You are with your child far more than we are. For children under six with ADHD, experts advise training for parents as the first step.",
    },
    {
      question: "Does this mean ADHD or autism?",
      answer:
        "Not always. A child who is tired, hungry, worried or bored can act in the same way. Only a trained expert can tell you, after a full check.",
    },
    {
      question: "How will we know if it helps?",
      answer:
        "We pick one thing to note, such as how many mornings go well. You look at it with us each month. We tell you the truth about it.",
      unconfirmed: ["answer"],
    },
  ],
  related: ["/psychological-counselling", "/occupational-therapy"],
  sources: [
    {
      publisher: "CDC (United States)",
      title: "Behavior Therapy First for Young Children with ADHD",
      url: "https://www.cdc.gov/adhd/articles/behavior-therapy-first-young-children.html",
    },
    {
      publisher: "NIMH (United States)",
      title: "Children and Mental Health: Is This Just a Stage?",
      url: "https://www.nimh.nih.gov/health/publications/children-and-mental-health",
    },
    {
      publisher: "NICE",
      title:
        "Attention deficit hyperactivity disorder: diagnosis and management (NG87)",
      url: "https://www.nice.org.uk/guidance/ng87",
    },
  ],
  unconfirmed: [
    "firstVisit.length",
    "firstVisit.room",
    "firstVisit.activity",
    "firstVisit.bring",
    "firstVisit.afterwards",
  ],
} as const satisfies ServiceGuide;

/** In the order of the navigation. */
export const serviceGuides: readonly ServiceGuide[] = [
  speechTherapyGuide,
  occupationalTherapyGuide,
  specialEducationGuide,
  psychologicalCounsellingGuide,
  behaviouralTherapyGuide,
];

/** The headings and labels that all guides share, in the order of the page. */
export const guideWords = {
  contents: "On this page",
  sections: [
    { id: "noticing", heading: "What parents notice" },
    { id: "first-visit", heading: "The first visit" },
    { id: "your-part", heading: "How you take part" },
    { id: "questions", heading: "Questions" },
  ],
  noticing: "What parents often notice",
  firstVisit: "The first visit",
  firstVisitParts: {
    length: "How long it takes",
    room: "Who is in the room",
    activity: "What your child does",
    bring: "What to bring",
    tellYourChild: "What to tell your child",
    afterwards: "What happens after",
  },
  yourPart: "How you take part",
  questions: "Questions parents ask",
  next: "Ready to talk?",
  nextText:
    "Tell us what you see at home. We will listen, and say what may help.",
  related: "You may also want to see:",
  sources: "Where our words come from",
} as const;
