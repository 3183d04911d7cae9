import type { Notice } from "./pages";

/** One detail that the forms ask for. */
export type PrivacyItem = {
  /** What a parent calls it. */
  readonly field: string;
  /** Names of the form fields it explains (docs/specification.md, section 3); components/lead-form/contract.ts compares. */
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
      why: "So that the right centre calls you.",
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
      why: "So that we write and speak of your child as you do.",
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
      id: "who-decides",
      heading: "Who is responsible",
      paragraphs: [
        "K7 decides how your details are used. To reach the person who looks after privacy, call us or send a WhatsApp message to the number on this site. Say that it is about privacy.",
      ],
      details: {
        /** The clinic’s name in law. */
        legalName: "",
        address: "",
        /** Name or title, phone and email of the person who looks after privacy. */
        contact: "",
      },
      unconfirmed: [
        "paragraphs",
        "details.legalName",
        "details.address",
        "details.contact",
      ],
    },
    {
      id: "consent",
      heading: "When you agree",
      paragraphs: [
        "You agree when you press Submit. We then use what you sent to answer your request and, if your child starts at K7, as the first page of their record. For nothing else.",
        "You do not have to use a form. You can call us or send a WhatsApp message. WhatsApp has its own privacy rules.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "who-sees-it",
      heading: "Who sees it",
      paragraphs: [
        "Only K7 staff who answer requests and plan visits can see it.",
        "We do not sell it. We do not give it to anyone else, except the firm that hosts our spreadsheet.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "where-it-is-kept",
      heading: "Where we keep it",
      paragraphs: [
        "Each request goes into a spreadsheet that Google hosts for the clinic, under a password. Google may use computers outside India.",
        "The firm that serves our pages may keep a short log to keep the site safe. The log can hold your internet (IP) address.",
        "If something goes wrong with your details, we tell you and the Data Protection Board without delay.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      paragraphs: [
        "We stop using it at once when you ask. We keep a locked copy for one year where the law tells us to, and then delete it.",
        "If your child does not start at K7, we do the same when a year has passed.",
        "If your child starts at K7, your request becomes part of their record. We will tell you how long we keep that.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "your-rights",
      heading: "See, change, delete or stop",
      paragraphs: [
        "These are your rights under India’s Digital Personal Data Protection Act, 2023.",
        "Call us or send a WhatsApp message to the number on this site. You can ask us to:",
      ],
      list: [
        "tell you what we hold about you and your child, and who has seen it",
        "correct it or add to it",
        "delete it",
        "stop using it: you can take back your consent at any time",
        "name someone who may use these rights for you if you die or cannot act",
      ],
      chat: {
        label: "Ask us to delete my request",
        draft:
          "Hello K7, please delete the request I sent through your website.",
      },
      unconfirmed: ["paragraphs", "list"],
    },
    {
      id: "when-you-stop",
      heading: "If you take back your consent",
      paragraphs: [
        "We stop using your request and delete it, unless a law says we must keep it. What we did before you told us stays lawful. You can still come to K7.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "complaints",
      heading: "If you are not happy",
      paragraphs: [
        "Please tell us first. Call or message us and say it is a privacy complaint.",
        "If our answer does not settle it, you can complain to the Data Protection Board of India. The Board takes complaints online.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "children",
      heading: "Children’s details",
      paragraphs: [
        "Our forms are for parents and legal guardians. Children should not fill them in. If you are a grandparent, an aunt or a friend, please call us, or let a parent send the form. The short form asks nothing about your child unless you choose to tell us.",
        "When you give us your child’s details, you tell us that you are their parent or legal guardian. We may check this with you when we call. We do not track children or show them adverts.",
      ],
      unconfirmed: ["paragraphs"],
    },
    {
      id: "this-site",
      heading: "No tracking on this site",
      paragraphs: [
        "We use no cookies, no adverts and no tool that counts or follows visitors.",
        "What you type stays in this browser tab only, so that you do not lose it. The page removes it once it knows that the form was sent. Closing the tab removes it too.",
        "The signs that you tick stay on your phone or computer. They are not part of any form.",
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

/** What stands around the list of fields. */
export const privacyMessages = {
  heading: "What we ask, and why",
  booking: "(quick form)",
  consultation: "(full form)",
  both: "(both forms)",
} as const;

/** What pressing Submit agrees to; apart from the page, because a touch of a form fetches it. */
export const consentMessages = {
  /** Beside the Submit of the quick form. */
  notice:
    "By pressing Submit you agree that K7 uses these details to call you and plan a visit. You can take this back at any time: call or message us.",
  /** Beside the Submit of the consultation form, which asks about a child. */
  guardianNotice:
    "By pressing Submit you say that you are this child’s parent or legal guardian, and you agree that K7 uses these details to call you and plan a visit. You can take this back at any time: call or message us.",
  link: "What we ask, why, and your rights",
  unconfirmed: ["notice", "guardianNotice"],
} as const;
