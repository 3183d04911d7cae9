import type { Content } from "@/content-rules/content";

const pictureText =
  "A girl sets a block with the letter A on another, while a therapist and her father watch.";

export const home: Content["home"] = {
  picture: { src: "/images/hero.svg", alt: pictureText },
  smallPicture: { src: "/images/hero-small.svg", alt: pictureText },
  headline: "Unlock your child’s potential and help them thrive!",
  intro: "Therapy for children with autism, ADHD and learning needs, in CR Park, New Delhi.",
  start: "Ask for a first visit",
  seeServices: "See our services",
  bookingHeading: "Book your first session.",
  bookingIntro: "Leave your number. We will call you, and find a time together.",
  contactHeading: "Contact our Center",
  helpHeading: "How can we help your child",
  helpIntro:
    "Every child grows in their own way. Start with what worries you, or with what your child loves. We will find the next step together.",
  helpMore:
    "We also offer [Behavioural Therapy](/service4), and four [intervention programs](/#programs).",
  startHeading: "Start with what you see",
  startIntro: "Choose the sentence that sounds like your child.",
  startingPoints: [
    {
      id: "not-talking",
      text: "He is two and does not talk yet",
      href: "/late-talking",
    },
    {
      id: "not-still",
      text: "School says she cannot sit still",
      href: "/attention",
    },
    {
      id: "lost-words",
      text: "He was talking and stopped",
      href: "/speech-therapy#when-not-to-wait",
    },
    {
      id: "covers-ears",
      text: "He covers his ears",
      href: "/occupational-therapy#from-4",
    },
    {
      id: "reading",
      text: "Reading makes her cry",
      href: "/special-education#from-6",
    },
    {
      id: "autism",
      text: "Someone said autism",
      href: "/autism",
    },
    {
      id: "scared",
      text: "She is scared of everything",
      href: "/psychological-counselling#from-5",
    },
    { id: "not-sure", text: "I am not sure", href: "/#booking" },
  ],
};
