import type { Content } from "@/content-rules/content";

export const programs: Content["programs"] = {
  heading: "Our Intervention programs",
  entries: [
    {
      id: "early-intervention",
      title: "Early Intervention Program",
      image: {
        src: "/images/early-intervention.svg",
        alt: "",
        focus: "bottom",
      },
      line: "Play with a purpose in the early years.",
      description:
        "For babies, toddlers and preschoolers, with you beside your child. It is never too late to ask.",
      linkText: "Ask about early intervention",
    },
    {
      id: "school-readiness",
      title: "School Readiness Program",
      image: { src: "/images/school-readiness.svg", alt: "", focus: "top" },
      line: "We practise the school day before it begins.",
      description: "Sitting, listening, holding a pencil, packing a bag, joining in.",
      linkText: "Ask about school readiness",
    },
    {
      id: "group-therapy",
      title: "Group Therapy Program",
      image: { src: "/images/group-therapy.svg", alt: "" },
      line: "Small groups, led by a therapist.",
      description: "Children practise sharing, waiting and making friends.",
      linkText: "Ask about group therapy",
    },
    {
      id: "language-communication",
      title: "Language & Communication Program",
      image: { src: "/images/language-communication.svg", alt: "" },
      line: "From first words and signs to telling a story.",
      description: "We build on how your child already tells you things.",
      linkText: "Ask about language",
    },
  ],
};
