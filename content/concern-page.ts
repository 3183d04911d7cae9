import type { Content } from "@/content-rules/content";

export const concernPage: Content["concernPage"] = {
  thisWeek: "Two things for this week",
  sections: {
    signs: "What to watch, by age",
    other: "What else it may be",
    places: "Whom to see in Delhi",
    visit: "A first visit",
  },
  /** Takes the place of the link to the visit, once there is a fee. */
  fees: "Fees and first visit",
  week: "This week, at home",
  therapy: "What therapy is, and is not",
  placesIntro:
    "These places are not ours. Ask at the hospital or centre before you go: days and times change.",
  visitText:
    "You stay with your child the whole time. Your child plays, and we watch, listen and ask. At the end we tell you what we saw, and what may help. That is not a full assessment, and not a diagnosis. Fathers, grandparents and didis are welcome too.",
  atK7: "For this, K7 in CR Park offers {services}: one child, one therapist. A first visit is not a full assessment.",
  askFee: "We tell you the fee before you decide: ask us on WhatsApp",
  visitMore: "See a first visit in six pictures",
};
