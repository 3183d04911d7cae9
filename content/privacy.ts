import type { Notice } from "./pages";

/** One detail that the forms ask for. */
export type PrivacyItem = {
  /** What a parent calls it. */
  readonly field: string;
  /** Names of the form fields it explains (docs/specification.md, section 3). */
  readonly names: readonly string[];
  readonly form: "booking" | "consultation" | "both";
  readonly why: string;
  readonly unconfirmed?: readonly string[];
};

/**
 * The privacy notice for the two forms (India’s Digital Personal Data Protection Act, 2023). Draft for the clinic and
 * its lawyer: everything named in an `unconfirmed` list must be confirmed before the site takes a real request.
 */
export const privacy = {
  title: "Your privacy",
  intro:
    "This page tells you what we ask for in our two forms, and why. It also tells you how to see, change or delete what you sent.",
  reviewed: "2026-11-21",
  items: [
    {
      field: "Your name",
      names: ["parentName"],
      form: "both",
      why: "So that we know whom to ask for when we call.",
    },
    {
      field: "Your phone number",
      names: ["phoneNumber", "contact"],
      form: "both",
      why: "So that we can call you back about a visit.",
    },
    {
      field: "Centre you want to visit",
      names: ["location"],
      form: "booking",
      why: "So that the right centre calls you. For now the only choice is CR Park, Delhi.",
    },
    {
      field: "What you need help with (you can leave this empty)",
      names: ["serviceRequest"],
      form: "both",
      why: "So that the right therapist can call you. Please share only what you want to.",
    },
    {
      field: "Your child’s name",
      names: ["childName"],
      form: "consultation",
      why: "So that we can greet your child by name and keep each request apart.",
    },
    {
      field: "Your child’s date of birth",
      names: ["dob"],
      form: "consultation",
      why: "So that we can plan for your child’s age. Some services have an age limit.",
      unconfirmed: ["why"],
    },
    {
      field: "Your child’s gender",
      names: ["gender"],
      form: "consultation",
      why: "So that we can speak of your child in the right way.",
      unconfirmed: ["why"],
    },
    {
      field: "Your email (you can leave this empty)",
      names: ["email"],
      form: "consultation",
      why: "So that we can write to you if a call does not reach you.",
      unconfirmed: ["why"],
    },
    {
      field: "Your address",
      names: ["address"],
      form: "consultation",
      why: "So that we can suggest the centre and times that suit you best.",
      unconfirmed: ["why"],
    },
    {
      field: "Date and time you pressed Submit",
      names: ["timestamp"],
      form: "both",
      why: "So that we can answer in turn and know when to delete your request. The page adds this for you.",
    },
  ],
  sections: [
    {
      id: "consent",
      heading: "When you agree",
      paragraphs: [
        "You agree when you press Submit. We then use what you sent to answer your request, and for nothing else.",
        "You do not have to use a form. You can call us or send a WhatsApp message. WhatsApp has its own privacy rules.",
      ],
    },
    {
      id: "who-sees-it",
      heading: "Who sees it",
      paragraphs: [
        "Only K7 staff who answer requests and plan visits can see it.",
        "We do not sell it. We do not share it with other firms so that they can sell you things.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "where-it-is-kept",
      heading: "Where we keep it",
      paragraphs: [
        "Each request goes into a spreadsheet. The clinic keeps this sheet with an online spreadsheet host, under a password. The host may use computers outside India.",
        "The firm that serves our pages may keep a short log to keep the site safe. The log can hold your internet (IP) address.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      paragraphs: [
        "If you do not become a client, we delete your request within 12 months. We delete it sooner if you ask.",
        "If you do become a client, your request becomes part of your child’s record. We will tell you how long we keep that.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "your-rights",
      heading: "See, change, delete or stop",
      paragraphs: [
        "These are your rights under India’s Digital Personal Data Protection Act, 2023.",
        "Call us or send a WhatsApp message to the number on this site. Ask for the person who looks after privacy. It is as easy as sending the form. You can ask us to:",
      ],
      list: [
        "tell you what we hold about you and your child, and who has seen it",
        "correct it or add to it",
        "delete it",
        "stop using it: you can take back your consent at any time",
        "note a person who may do this for you if you die or fall very ill",
      ],
      unconfirmed: ["paragraphs", "list"],
    },
    {
      id: "when-you-stop",
      heading: "If you take back your consent",
      paragraphs: [
        "We stop using your request and delete it, unless a law says we must keep it. What we did before you told us stays lawful. You can still come to K7.",
      ],
    },
    {
      id: "complaints",
      heading: "If you are not happy",
      paragraphs: [
        "Please tell us first. Call or message us and say it is a privacy complaint. We aim to answer within 30 days.",
        "If our answer does not settle it, you can complain to the Data Protection Board of India. The Board takes complaints online.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "children",
      heading: "Children’s details",
      paragraphs: [
        "Our forms are for parents and guardians. Children should not fill them in. The short form asks nothing about your child unless you choose to tell us.",
        "When you give us your child’s details, you tell us that you are their parent or guardian. We may check this with you when we call. We do not track children or show them adverts.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "this-site",
      heading: "No tracking on this site",
      paragraphs: [
        "We use no cookies, no adverts and no tool that counts or follows visitors.",
        "What you type stays in this browser tab only, so that you do not lose it. The page removes it once it knows that the form was sent. Closing the tab removes it too.",
      ],
    },
    {
      id: "changes",
      heading: "If this page changes",
      paragraphs: [
        "We change the date on this page when we change the words. If we want to use your details in a new way, we ask you first.",
      ],
      unconfirmed: ["paragraphs"],
    },
  ],
} as const satisfies Notice & {
  readonly items: readonly PrivacyItem[];
};

/** What stands around the list of fields, and beside each Submit. */
export const privacyWords = {
  heading: "What we ask, and why",
  booking: "(quick form)",
  consultation: "(full form)",
  both: "(both forms)",
  notice:
    "By pressing Submit you agree that we use these details to answer you, and for nothing else.",
  link: "How we keep them safe",
} as const;
