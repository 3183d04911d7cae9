export type Page = {
  /** The title in the browser tab and in search results, at most 60 characters. */
  readonly title: string;
  /** What a search engine may show under the title, 50 to 160 characters. */
  readonly description: string;
};

/** A page of plain text in sections, such as the privacy notice. */
export type Notice = {
  readonly title: string;
  readonly intro: string;
  /** ISO date on which the words were last checked. */
  readonly reviewed: string;
  readonly sections: readonly {
    /** The fragment of links to this section. */
    readonly id: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly list?: readonly string[];
    /** More lines of the list; each is shown once the clinic has filled it. */
    readonly details?: Readonly<Record<string, string>>;
    /** A message to the centre that a parent may send from here. */
    readonly chat?: { readonly label: string; readonly draft: string };
    readonly unconfirmed?: readonly string[];
  }[];
};

/** The public address of the site, without a slash at the end. The clinic's own comes from the environment. */
export const siteAddress = (
  process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000"
).replace(/\/+$/, "");

/** One entry a route: addresses in code, the sitemap, the metadata and the tests for every page come from this list. */
export const pages = {
  "/": {
    title: "Children’s therapy in New Delhi | K7, CR Park",
    description:
      "Autism, ADHD, speech delay, trouble at school? One-to-one therapy for children in CR Park, New Delhi. Start with what you see, and ask for a first visit.",
  },
  "/service": {
    title: "Our services for children | K7, CR Park",
    description:
      "Speech, occupational and behavioural therapy, special education, counselling in CR Park, Delhi. Which one fits your child? What about fees or online therapy?",
  },
  "/speech-therapy": {
    title: "Speech delay? Speech therapy in CR Park, Delhi | K7",
    description:
      "Late talking, or hard to understand? Signs by age, a first speech therapy visit in CR Park, Delhi, and questions: hearing, autism, Hindi at home, fees.",
  },
  "/occupational-therapy": {
    title: "Occupational therapy for children | K7, CR Park Delhi",
    description:
      "Sensory issues? Is dressing or writing hard for your child? Signs by age, a first visit in CR Park, Delhi, and fees. For children up to 14 years.",
  },
  "/special-education": {
    title: "Learning difficulties? Special education | K7, CR Park",
    description:
      "Are reading, writing or sums hard? Is it dyslexia? Signs by age, how a first lesson in CR Park, Delhi works, and how you can help your child at home.",
  },
  "/psychological-counselling": {
    title: "Parent and child counselling | K7, CR Park Delhi",
    description:
      "Worries, anger or low mood that will not lift? How counselling for children and parents works at our Delhi centre, and where to get urgent help.",
  },
  "/service4": {
    title: "Tantrums? ADHD? Behavioural therapy | K7, CR Park Delhi",
    description:
      "Tantrums, hyperactive at school, fights about homework: is it ADHD or autism? How we work with your child and you in CR Park, Delhi, without punishment.",
  },
  "/first-visit": {
    title: "My first visit, a story in six pictures | K7, CR Park",
    description:
      "A story for your child before a first visit to our centre in CR Park, Delhi: six pictures, six short sentences. Read it together, print it or send it on.",
  },
  "/contact": {
    title: "Book a consultation | K7, CR Park",
    description:
      "Ask for a consultation at K7 in CR Park, New Delhi. The form says why we ask for each detail. You can also call us or send a WhatsApp message.",
  },
  "/privacy": {
    title: "Your privacy | K7, CR Park",
    description:
      "What our two forms ask and why, who at our Delhi clinic sees it, how long we keep it, and how to see, change or delete it. No cookies or tracking.",
  },
  "/accessibility": {
    title: "Accessibility | K7, CR Park",
    description:
      "How well this site works with a keyboard, a screen reader or large text, what we know is missing, and how to tell the K7 team in CR Park, Delhi.",
  },
} as const satisfies Readonly<Record<`/${string}`, Page>>;

/** The page shown for an address that does not exist. */
export const notFound = {
  title: "We cannot find this page | K7, CR Park",
  heading: "We cannot find this page",
  text: "It may have moved, or there may be a typing mistake in the address.",
  home: "Go to the home page",
  services: "Or choose a service:",
} as const;
