import type { Content } from "@/content-rules/content";

/** What both forms ask, and why, as the privacy notice lists it. */
export const privacyList: Content["privacyList"] = {
  heading: "What we ask, and why",
  booking: "(quick form)",
  consultation: "(full form)",
  both: "(both forms)",
  optional: "(you can leave this empty)",
  items: [
    {
      id: "parent-name",
      field: "Your name",
      names: ["parentName"],
      why: "So that we know whom to ask for when we call.",
    },
    {
      id: "phone",
      field: "Your phone number",
      names: ["phoneNumber", "contact"],
      why: "So that we can call you back about a visit.",
    },
    {
      id: "centre",
      field: "Centre you want to visit",
      names: ["location"],
      why: "So that the right centre calls you.",
    },
    {
      id: "request",
      field: "What you need help with",
      names: ["serviceRequest"],
      why: "So that the right therapist can call you. Please share only what you want to.",
    },
    {
      id: "child-name",
      field: "Your child’s name",
      names: ["childName"],
      why: "So that we can greet your child by name and keep each request apart.",
    },
    {
      id: "birth-date",
      field: "Your child’s date of birth",
      names: ["dob"],
      why: "So that we can plan for your child’s age. Some services have an age limit.",
    },
    {
      id: "gender",
      field: "Your child’s gender",
      names: ["gender"],
      why: "So that we speak and write of your child as you do.",
    },
    {
      id: "email",
      field: "Your email",
      names: ["email"],
      why: "So that we can write to you if a call does not reach you.",
    },
    {
      id: "address",
      field: "Your address",
      names: ["address"],
      why: "So that we can suggest the centre and times that suit you best.",
    },
    {
      id: "timestamp",
      field: "Date and time you pressed Submit",
      names: ["timestamp"],
      why: "So that we can answer in turn and know when to delete your request. The page adds this for you.",
    },
  ],
};
