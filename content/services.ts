import { images, type Picture } from "./images";
import type { Path } from "./site";

/** An address that belongs to one service. */
export type ServicePath = Exclude<
  Path,
  "/" | "/service" | "/first-visit" | "/contact" | "/privacy" | "/accessibility"
>;

export type Service = {
  readonly id: string;
  readonly href: ServicePath;
  readonly title: string;
  /** What the header and the footer call it; the title unless it stands here. */
  readonly menu?: string;
  /** What the card of a shared link says. */
  readonly share: string;
  readonly image: Picture;
  /** What parents say or ask, on its card on /service. */
  readonly line: string;
  /** A sentence or two for the cards on the home page and /service. */
  readonly description: string;
  /** The one paragraph under the hero image of the detail page. */
  readonly paragraph: string;
  /** Names of the fields above that the clinic has yet to confirm. */
  readonly unconfirmed: readonly string[];
};

const speechTherapy = {
  id: "speech-therapy",
  href: "/speech-therapy",
  title: "Speech Therapy",
  share: "Speech therapy for children",
  image: images.speechTherapy,
  line: "Late to talk, or hard to understand?",
  description:
    "Help with communication, language, articulation and swallowing, so that your child can be heard and understood.",
  paragraph:
    "Speech therapy helps your child to understand, to be understood and to enjoy talking. We work on communication, language, articulation and swallowing. Sessions are one-to-one and full of play: sounds, stories, songs, pictures and turn-taking. If words are slow to come, we build on looks, signs and pictures too, because every way of telling you something counts. You are welcome to watch, and you take home small ideas to use at meals, at bath time and on the way to school.",
  unconfirmed: ["paragraph"],
} as const satisfies Service;

const occupationalTherapy = {
  id: "occupational-therapy",
  href: "/occupational-therapy",
  title: "Occupational Therapy",
  share: "Occupational therapy up to 14 years",
  image: images.occupationalTherapy,
  line: "Trips a lot, or covers their ears?",
  description:
    "Paediatric care for children up to 14 years: sensory integration (coping with noise, touch and movement), oro-motor therapy (for chewing, drinking and dribbling), environmental modification (changes at home and school), cognitive rehabilitation (attention and memory) and gait training (walking).",
  paragraph:
    "Occupational therapy helps children up to 14 years to do the things that fill their day: dressing, eating, writing, playing and moving about with ease. Our paediatric care covers sensory integration (coping with noise, touch and movement), oro-motor therapy (for chewing, drinking and dribbling), environmental modification (changes at home and school), cognitive rehabilitation (attention and memory) and gait training (walking). We begin with what your child enjoys, and take one small step at a time. Swings, balance boards, putty and everyday tasks become ways to learn. We also look at home and school with you, to find small changes that make the day calmer.",
  unconfirmed: ["paragraph"],
} as const satisfies Service;

const specialEducation = {
  id: "special-education",
  href: "/special-education",
  title: "Special Education",
  share: "Special education that fits your child",
  image: images.specialEducation,
  line: "Are reading, writing or sums hard?",
  description:
    "Equal access to education for students with disabilities, with goals and teaching that fit how your child learns.",
  paragraph:
    "Special education gives students with disabilities equal access to education. We find out how your child learns best, then teach reading, writing, numbers and daily skills in that way. Lessons use things to see, touch and move. Goals are small and clear, so that your child can feel each success. We share the plan with you and, if you wish, with the school, so that everyone works in the same direction.",
  unconfirmed: ["paragraph"],
} as const satisfies Service;

const psychologicalCounselling = {
  id: "psychological-counselling",
  href: "/psychological-counselling",
  title: "Psychological Counselling",
  menu: "Parent & Child Counselling",
  share: "Counselling for parent and child",
  image: images.psychologicalCounselling,
  line: "Often scared, angry or sad?",
  description:
    "Support with emotional and behavioural needs: coping, anxiety and emotional regulation, for your child and for you.",
  paragraph:
    "Parent and child counselling is a quiet place to talk, draw and play about what feels hard. We support emotional and behavioural needs: coping with change, anxiety and emotional regulation. Younger children often show feelings in play; older ones may like to talk. Parents have a place here too. Together we look at what sets off hard moments, what helps, and how home can feel calmer for everyone.",
  unconfirmed: ["paragraph"],
} as const satisfies Service;

const behaviouralTherapy = {
  id: "behavioural-therapy",
  href: "/service4",
  title: "Behavioural Therapy",
  share: "Behavioural therapy for children",
  image: images.behaviouralTherapy,
  line: "Long tantrums, or cannot sit still?",
  description:
    "New skills for everyday moments: asking, waiting, sharing and coping with change, learned with praise and play.",
  paragraph:
    "Behavioural therapy looks at what your child’s behaviour is telling us. We watch what happens before and after a hard moment, and work out what your child needs. Then we teach a skill that meets that need: asking for help, waiting, taking turns, or moving from one task to the next. We use picture plans, clear steps, praise and play. You learn the same steps, so that home and centre feel alike to your child.",
  unconfirmed: ["description", "paragraph"],
} as const satisfies Service;

/** The home page's overview, in its order. */
export const overviewServices: readonly Service[] = [
  occupationalTherapy,
  speechTherapy,
  specialEducation,
  psychologicalCounselling,
];

/** The grid of /service, in its order. */
export const listedServices: readonly Service[] = [
  speechTherapy,
  occupationalTherapy,
  psychologicalCounselling,
  specialEducation,
];

/** Every service: its page, its links in header and footer and its social card come from this list, in this order. */
export const services = [
  speechTherapy,
  occupationalTherapy,
  specialEducation,
  psychologicalCounselling,
  behaviouralTherapy,
] as const satisfies readonly Service[];

/** Words that all service cards and service pages share. */
export const serviceMessages = {
  listHeading: "Our Services",
  listIntro:
    "Help for one child at a time. Not sure which one fits? Ask us, and we will help you choose.",
  learnMore: "Learn More",
  book: "Book a consultation",
  ask: "Ask us on WhatsApp",
  how: "You ask, we call, and together we find a time for a first visit.",
} as const;
