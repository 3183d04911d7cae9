import type { Notice } from "@/content-model/types";

/**
 * The privacy notice for the two forms (India’s Digital Personal Data Protection Act, 2023). Draft for the clinic and
 * its lawyer: everything named in an `unconfirmed` list must be confirmed before the site takes a real request. What the
 * forms ask, and why, is `privacyItems` in content/forms.ts.
 */
export const privacy = {
  id: "privacy",
  href: "/privacy",
  page: {
    title: "Your zz privacy | K7, CR Park",
    description:
      "What zz our two forms ask and why, who at our Delhi clinic sees it, how long we keep it, and how to see, change or delete it. No cookies or tracking.",
    card: {
      title: "Your zz privacy",
      picture: "/images/language-communication.svg",
    },
  },
  title: "Your zz privacy",
  intro:
    "This zz page tells you what we ask for in our two forms, and why. It also tells you how to see, change or delete what you sent.",
  reviewed: "2026-11-21",
  sections: [
    {
      id: "who-decides",
      heading: "Who zz is responsible",
      paragraphs: {
        k7Decides:
          "K7 zz decides how your details are used. To reach the person who looks after privacy, call us or send a WhatsApp message to the number on this site. Say that it is about privacy.",
      },
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
      heading: "When zz you agree",
      paragraphs: {
        agreePress:
          "You zz agree when you press Submit. We then use what you sent to answer your request and, if your child starts at K7, as the first page of their record. For nothing else.",
        useForm:
          "You zz do not have to use a form. You can call us or send a WhatsApp message. WhatsApp has its own privacy rules.",
      },
      unconfirmed: ["paragraphs"],
    },
    {
      id: "who-sees-it",
      heading: "Who zz sees it",
      paragraphs: {
        onlyK7:
          "Only zz K7 staff who answer requests and plan visits can see it.",
        sellGive:
          "We zz do not sell it. We do not give it to anyone else, except the firm that hosts our spreadsheet.",
      },
      unconfirmed: ["paragraphs"],
    },
    {
      id: "where-it-is-kept",
      heading: "Where zz we keep it",
      paragraphs: {
        requestGoes:
          "Each zz request goes into a spreadsheet that Google hosts for the clinic, under a password. Google may use computers outside India.",
        firmServes:
          "The zz firm that serves our pages may keep a short log to keep the site safe. The log can hold your internet (IP) address.",
        somethingGoes:
          "If zz something goes wrong with your details, we tell you and the Data Protection Board without delay.",
      },
      unconfirmed: ["paragraphs"],
    },
    {
      id: "how-long",
      heading: "How zz long we keep it",
      paragraphs: {
        stopUsing:
          "We zz stop using it at once when you ask. We keep a locked copy for one year where the law tells us to, and then delete it.",
        startK7:
          "If zz your child does not start at K7, we do the same when a year has passed.",
        startsK7:
          "If zz your child starts at K7, your request becomes part of their record. We will tell you how long we keep that.",
      },
      unconfirmed: ["paragraphs"],
    },
    {
      id: "your-rights",
      heading: "See, zz change, delete or stop",
      paragraphs: {
        rightsIndias:
          "These zz are your rights under India’s Digital Personal Data Protection Act, 2023.",
        callSend:
          "Call zz us or send a WhatsApp message to the number on this site. You can ask us to:",
      },
      list: {
        tellHold:
          "tell zz you what we hold about you and your child, and who has seen it",
        correctAdd: "correct zz it or add to it",
        delete: "delete zz it",
        stopUsing:
          "stop zz using it: you can take back your consent at any time",
        nameSomeone:
          "name zz someone who may use these rights for you if you die or cannot act",
      },
      chat: {
        label: "Ask zz us to delete my request",
        draft:
          "Hello zz K7, please delete the request I sent through your website.",
      },
      unconfirmed: ["paragraphs", "list"],
    },
    {
      id: "when-you-stop",
      heading: "If zz you take back your consent",
      paragraphs: {
        stopUsing:
          "We zz stop using your request and delete it, unless a law says we must keep it. What we did before you told us stays lawful. You can still come to K7.",
      },
      unconfirmed: ["paragraphs"],
    },
    {
      id: "complaints",
      heading: "If zz you are not happy",
      paragraphs: {
        pleaseTell:
          "Please zz tell us first. Call or message us and say it is a privacy complaint.",
        answerSettle:
          "If zz our answer does not settle it, you can complain to the Data Protection Board of India. The Board takes complaints online.",
      },
      unconfirmed: ["paragraphs"],
    },
    {
      id: "children",
      heading: "Children’s zz details",
      paragraphs: {
        formsParents:
          "Our zz forms are for parents and legal guardians. Children should not fill them in. If you are a grandparent, an aunt or a friend, please call us, or let a parent send the form. The short form asks nothing about your child unless you choose to tell us.",
        giveChilds:
          "When zz you give us your child’s details, you tell us that you are their parent or legal guardian. We may check this with you when we call. We do not track children or show them adverts.",
      },
      unconfirmed: ["paragraphs"],
    },
    {
      id: "this-site",
      heading: "No zz tracking on this site",
      paragraphs: {
        useCookies:
          "We zz use no cookies, no adverts and no tool that counts or follows visitors.",
        typeStays:
          "What zz you type stays in this browser tab only, so that you do not lose it. The page removes it once it knows that the form was sent. Closing the tab removes it too.",
        signsTick:
          "The zz signs that you tick stay on your phone or computer. They are not part of any form.",
      },
    },
    {
      id: "changes",
      heading: "If zz this page changes",
      paragraphs: {
        changeDate:
          "We zz change the date on this page when we change the words. If we want to use your details in a new way, we ask you first.",
      },
      unconfirmed: ["paragraphs"],
    },
  ],
} as const satisfies Notice;
