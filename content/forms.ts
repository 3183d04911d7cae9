import type { Content } from "@/content-rules/content";

export const forms: Content["forms"] = {
  sending: {
    submit: "Submit",
    submitting: "Submitting...",
    success: "Thank you for your submission! We'll get back to you soon.",
    error: "Something went wrong. Please try again later.",
    required: "Fields with * must be filled in.",
    optional: "optional",
  },
  booking: {
    parentName: { label: "Parent’s name" },
    phoneNumber: { label: "Phone number" },
    location: {
      label: "Location",
      options: {
        "": "Select Location",
        "delhi CR Park": "CR Park, Delhi",
      },
    },
    serviceRequest: {
      label: "What would you like help with?",
      hint: "A few words are enough.",
    },
  },
  consultation: {
    child: "Your child",
    parent: "You",
    childName: { label: "Child’s name", hint: "A first name is enough." },
    dob: {
      label: "Date of birth",
      hint: "To find a therapist for this age.",
      chosen: "You chose {date}.",
    },
    gender: {
      label: "Gender",
      hint: "So that we know how to speak about your child.",
      options: { Male: "Male", Female: "Female", Other: "Other" },
    },
    parentName: { label: "Parent’s name" },
    contact: {
      label: "Contact number",
      placeholder: "10-digit number",
      problem: "Please enter the 10 digits of your number, without +91.",
    },
    email: { label: "Email" },
    address: {
      label: "Address",
      hint: "Your area and PIN code are enough for now.",
    },
    serviceRequest: {
      label: "What would you like help with?",
      hint: "Anything you would like us to know before we talk.",
    },
  },
  notes: {
    next: "Next: we will call you. Nothing is booked until we have talked.",
    sentHeading: "Your request has been sent",
    receivedHeading: "Your request has reached us",
    sent: "You need not fill in the form again. We will read your request, and call you on {number} to find a time.",
    /** In the place of the sentence before, after a number of fewer than 10 digits; {count} is how many it has. */
    shortNumber:
      "This number has {count} digits; a mobile number has 10. If one is missing, please send the form again.",
    sentWays: "Is the number wrong, or has our call not come? Call us or send a WhatsApp message:",
    notSentHeading: "Nothing you typed is lost",
    notSent:
      "We could not confirm that your request has reached us. Check your connection and press Submit again. Or reach us another way:",
    closed: "This form cannot be sent at the moment. Please reach us another way:",
  },
  problems: {
    missing: "Please fill in this field.",
    choose: "Please choose one.",
    email: "Please write the whole email address, such as name@example.com, or leave this empty.",
    date: "Please choose day, month and year.",
    future: "This day has not come yet.",
    early: "Please check the year.",
    left: "Letters left: {count}.",
    tooLong: "Letters too many: {count}. Please shorten the text before you send it.",
  },
  /** What a parent agrees to by pressing Submit. Apart from the privacy notice, because the scripts of the forms load it. */
  consent: {
    notice:
      "By pressing Submit you agree that K7 may use these details to call you and plan a visit. You can change your mind at any time: call or message us.",
    guardianNotice:
      "By pressing Submit you say that you are this child’s parent or legal guardian, and you agree that K7 may use these details to call you and plan a visit. You can change your mind at any time: call or message us.",
    link: "What we ask, why, and your rights",
  },
  privacy: {
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
  },
};
