import type { TextPage } from "@/content-rules/text-pages";

/**
 * The privacy notice for the two forms (India’s Digital Personal Data Protection Act, 2023). Draft for the clinic and
 * its lawyer, who must read it before the site takes a real request. What the forms ask, and why, is `privacy` in
 * content/forms.ts.
 */
export const privacy: TextPage = {
  href: "/privacy",
  page: {
    title: "Your privacy | K7, CR Park",
    description:
      "What our two forms ask and why, who at our Delhi centre sees it, how long we keep it, and how to see, change or delete it. No cookies or tracking.",
    picture: "/images/language-communication.svg",
  },
  title: "Your privacy",
  intro:
    "This page tells you what we ask for in our two forms, and why. It also tells you how to see, change or delete what you sent.",
  sections: [
    {
      id: "who-decides",
      heading: "Who is responsible",
      paragraphs: {
        k7Decides: "K7 decides how your details are used.",
      },
      withoutContact:
        "To reach the person who looks after privacy, call us or send a WhatsApp message to the number on this site. Say that it is about privacy.",
      details: {
        legalName: "",
        address: "",
        /** Name or title, phone and email of the person who looks after privacy. */
        contact: "",
      },
      unconfirmed: ["details.legalName", "details.address", "details.contact"],
    },
    {
      id: "consent",
      heading: "When you agree",
      paragraphs: {
        agreePress:
          "You agree when you press Submit. We then use what you sent to answer your request, and for nothing else. If your child starts at K7, we ask you before it becomes the first page of their record.",
        useForm:
          "You do not have to use a form. You can call us or send a WhatsApp message. WhatsApp has its own privacy rules.",
      },
    },
    {
      id: "who-sees-it",
      heading: "Who sees it",
      paragraphs: {
        onlyK7: "Only the K7 staff and therapists who answer requests and plan visits can see it.",
        sellGive:
          "We do not sell it. We do not give it to anyone else, except the firm that hosts our spreadsheet, or where the law makes us.",
      },
    },
    {
      id: "where-it-is-kept",
      heading: "Where we keep it",
      paragraphs: {
        requestGoes:
          "Each request goes into a spreadsheet that Google hosts for the centre, under a password. Google may use computers outside India.",
        firmServes:
          "The firm that serves our pages may keep a short log to keep the site safe. The log can hold your internet (IP) address.",
        somethingGoes:
          "If something goes wrong with your details, we tell you and the Data Protection Board without delay.",
      },
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      paragraphs: {
        stopUsing:
          "When you ask, we stop using it at once and delete it. If the law makes us keep it, we lock a copy away, use it for nothing, and delete it after one year.",
        startK7:
          "If your child does not start at K7, we stop using it and delete it one year after you sent it, unless the law makes us keep a locked copy.",
        startsK7:
          "If your child starts at K7 and you agree, your request becomes part of their record. We will tell you how long we keep that.",
      },
    },
    {
      id: "your-rights",
      heading: "See, change, delete or stop",
      paragraphs: {
        rightsIndias:
          "These are your rights under India’s Digital Personal Data Protection Act, 2023.",
        callSend:
          "Call us or send a WhatsApp message to the number on this site. You can ask us to:",
      },
      list: {
        tellHold: "tell you what we hold about you and your child, and who has seen it",
        correctAdd: "correct it or add to it",
        delete: "delete it",
        stopUsing: "stop using it: you can take back your consent at any time",
        nameSomeone: "name someone who may use these rights for you if you die or cannot act",
      },
      chat: {
        label: "Ask us to delete your request",
        draft: "Hello K7, please delete the request I sent through your website.",
      },
    },
    {
      id: "when-you-stop",
      heading: "If you take back your consent",
      paragraphs: {
        stopUsing:
          "We stop using your request and delete it, unless a law says we must keep it. What we did before you told us stays lawful. You can still come to K7.",
      },
    },
    {
      id: "complaints",
      heading: "If you are not happy",
      paragraphs: {
        pleaseTell: "Please tell us first. Call or message us and say it is a privacy complaint.",
        answerSettle:
          "If our answer does not settle it, you can complain to the Data Protection Board of India. The Board takes complaints online.",
      },
    },
    {
      id: "children",
      heading: "Children’s details",
      paragraphs: {
        formsParents:
          "Our forms are for parents and legal guardians. Children should not fill them in. If you are a grandparent, an aunt or a friend, please call us, or ask the child’s parent to send the form. About your child, the quick form asks only what you need help with, and you may leave that empty.",
        giveChilds:
          "When you give us your child’s details, you tell us that you are their parent or legal guardian. We may check this with you when we call. We do not track children or show them adverts.",
      },
    },
    {
      id: "this-site",
      heading: "No tracking on this site",
      paragraphs: {
        useCookies: "We use no cookies, no adverts and no tool that counts or follows visitors.",
        typeStays:
          "Until you press Submit, what you type stays in this browser tab only, so that you do not lose it. The page removes it once it knows that the form was sent. Closing the tab removes it too.",
        signsTick:
          "The signs that you tick stay on your phone or computer. They are not part of any form.",
        storyName:
          "The name that you type for “My first visit” stays on your phone or computer. It is not part of any form.",
      },
    },
    {
      id: "changes",
      heading: "If this page changes",
      paragraphs: {
        changeDate:
          "Once K7 has checked this page, it shows the date of the check. When we change the words, we check the page again and the date changes. If we want to use your details in a new way, we ask you first.",
      },
    },
  ],
};
