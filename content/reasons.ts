import type { Content } from "@/content-rules/content";

export const reasons: Content["reasons"] = {
  picture: { src: "/images/reasons.svg", alt: "" },
  heading: "Eleven reasons to choose K7",
  front: "What makes a good place for your child?",
  turn: "See all eleven reasons",
  link: "Ask for a first visit",
  /** Eleven reasons: the eight claims of the specification in the order of importance to parents, then three that it does not name. */
  entries: [
    {
      id: "one-to-one",
      title: "1:1 child-therapist ratio",
      text: "In individual sessions, one therapist stays with one child.",
    },
    {
      id: "watching",
      title: "Parents may watch sessions",
      text: "See what we do, and ask us why.",
    },
    {
      id: "discussion",
      title: "Monthly parent-therapist discussion",
      text: "We talk about progress each month.",
    },
    {
      id: "home-plan",
      title: "Regular home-plan follow-up and parent education",
      text: "Small things to try at home, with our help.",
    },
    {
      id: "charges",
      title: "Pocket-friendly charges",
      text: "We tell you the fee before you decide.",
    },
    {
      id: "transparency",
      title: "Full transparency",
      text: "You see the goals, plans and next steps.",
    },
    {
      id: "evidence",
      title: "Evidence-based practice",
      text: "Ask us what research says about each method, even when it is not certain.",
    },
    {
      id: "chain",
      title: "Chain of clinics",
      text: "This site is about our CR Park centre.",
    },
    {
      id: "team",
      title: "A qualified team",
      text: "Ask for each therapist’s training and registration number with their council.",
      hiddenWithRegistrations: true,
    },
    {
      id: "social-skills",
      title: "Social skills in every plan",
      text: "Sharing, waiting and making friends, through play.",
    },
    {
      id: "space",
      title: "A child-friendly space",
      text: "Calm rooms where your child can be a child.",
    },
  ],
};
