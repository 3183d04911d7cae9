import type { Messages } from "@/content-model/messages";

/** Role, training, languages and photo of each person whom the clinic puts in; none yet. */
export const people: Messages["people"] = {};

export const peopleMessages: Messages["peopleMessages"] = {
  heading: "आप किससे मिलेंगे",
  registration: "रजिस्ट्रेशन",
  languages: "भाषाएँ",
};
