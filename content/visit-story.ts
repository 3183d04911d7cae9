import { images, type Picture } from "./images";

/** A picture of the story with its one sentence. */
export type StoryStep = {
  readonly id: string;
  readonly picture: Picture;
  /** In the child’s voice, in the present: what can be seen, and no promise. */
  readonly text: string;
  /** Names of the fields above that the clinic has yet to confirm. */
  readonly unconfirmed: readonly string[];
};

/** A story for the child to hear before a first visit, with the words for the parent who reads it aloud. */
export const visitStory = {
  title: "My first visit",
  intro: "A story in six pictures, to read with your child.",
  /** How to use it. */
  tips: [
    "Read it together the evening before, and again on the way.",
    "Go slowly. Let your child point and ask.",
    "Change the words to your child’s: your language, and the name they call you.",
  ],
  send: "Send this story on WhatsApp",
  /** Names no child; the page’s address follows. */
  message: "My first visit: a story in six pictures to read with your child.",
  /** In the order of the visit. */
  steps: [
    {
      id: "door",
      picture: images.visitDoor,
      text: "I come to a new place with Mummy.",
      unconfirmed: [],
    },
    {
      id: "shoes",
      picture: images.visitShoes,
      text: "I take off my shoes and put them on the rack.",
      unconfirmed: ["text"],
    },
    {
      id: "room",
      picture: images.visitRoom,
      text: "I see a room with a mat, a swing and blocks.",
      unconfirmed: ["text"],
    },
    {
      id: "therapist",
      picture: images.visitTherapist,
      text: "I meet my therapist, and she shows me a puppet.",
      unconfirmed: ["text"],
    },
    {
      id: "play",
      picture: images.visitPlay,
      text: "I play with the blocks, and Mummy is there too.",
      unconfirmed: ["text"],
    },
    {
      id: "bye",
      picture: images.visitBye,
      text: "I wave bye, and I go home with Mummy.",
      unconfirmed: [],
    },
  ],
  nextHeading: "Would you like to come?",
} as const satisfies {
  readonly steps: readonly StoryStep[];
  readonly [field: string]: unknown;
};
