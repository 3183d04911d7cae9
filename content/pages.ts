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
      "Speech, occupational and behavioural therapy, special education and counselling at our CR Park centre in Delhi. Find the right place to start.",
  },
  "/speech-therapy": {
    title: "Speech therapy for children | K7, CR Park",
    description:
      "Is it time to ask about your child’s talking? See signs by age, what happens at a first speech therapy visit in CR Park, Delhi, and your part in it.",
  },
  "/occupational-therapy": {
    title: "Occupational therapy, up to 14 | K7, CR Park",
    description:
      "Help with play, dressing, writing and busy places, for children up to 14 years. What to bring and expect at a first visit in CR Park, Delhi.",
  },
  "/special-education": {
    title: "Special education, one to one | K7, CR Park",
    description:
      "When reading, writing or sums are hard: what you may notice, how a first lesson in CR Park, Delhi works, and how you can help your child at home.",
  },
  "/psychological-counselling": {
    title: "Parent and child counselling | K7, CR Park",
    description:
      "Worries, anger or low mood that will not lift? How counselling for children and parents works at our Delhi centre, and where to get urgent help.",
  },
  "/service4": {
    title: "Behavioural therapy for children | K7, CR Park",
    description:
      "Tantrums, trouble waiting, rows about homework: how we work with your child and with you in CR Park, Delhi, without shame or punishment.",
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
  title: "This page is not here | K7, CR Park",
  heading: "This path leads nowhere",
  text: "The page you asked for is not here. It may have moved, or the address may have a slip in it.",
  home: "Go to the home page",
  services: "Or choose a service:",
} as const;
