import type { Content } from "@/content-rules/content";

/** Pages that are neither of a service (services/) nor plain text (text-pages/): what search engines and shared links show. */
export const generalPages: Content["generalPages"] = {
  "/": {
    title: "Children’s therapy in New Delhi | K7, CR Park",
    description:
      "Autism, ADHD, speech delay, trouble at school? One-to-one therapy for children in CR Park, New Delhi. Start with what you see, and ask for a first visit.",
    picture: "/images/hero.svg",
  },
  "/service": {
    title: "Our services for children | K7, CR Park",
    description:
      "Speech, occupational and behavioural therapy, special education, counselling in CR Park, Delhi. Which one fits your child? Ask us, and we help you choose.",
    picture: "/images/group-therapy.svg",
  },
  "/first-visit": {
    title: "My first visit, a story in six pictures | K7, CR Park",
    description:
      "A story for your child before a first visit to our centre in CR Park, Delhi: six pictures, six short sentences. Read it together, print it or send it on.",
    picture: "/images/visit-5.svg",
  },
  "/contact": {
    title: "Ask for a first visit | K7, CR Park, Delhi",
    description:
      "Ask for a first visit to K7 in CR Park, South Delhi, near Kalkaji and Greater Kailash. Read why we ask for each detail, call us or send a WhatsApp message.",
    picture: "/images/reasons.svg",
  },
};
