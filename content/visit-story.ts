import type { Content } from "@/content-rules/content";

/** A story that parents read to their child before a first visit. */
export const visitStory: Content["visitStory"] = {
  title: "My first visit",
  intro: "A story in six pictures, to read with your child.",
  /** How to use the story. */
  tips: {
    readTogether: "Read it together the evening before, and again on the way.",
    goSlowly: "Go slowly. Let your child point and ask.",
    changeWords:
      "Use your own words and language. Say Papa, Dadi or the name your child uses instead of Mummy.",
    realRoom:
      "Our real room may look different. Ask us what your child will see.",
  },
  send: "Send this story on WhatsApp",
  /** The draft of a chat message. It names no child; the address of the page follows. */
  message: "My first visit: a story in six pictures to read with your child.",
  /** In the order of the visit. */
  steps: [
    {
      id: "door",
      picture: {
        src: "/images/visit-1.svg",
        alt: "A girl with two short plaits and her mother walk hand in hand, past a window grille, to an open door hung with marigolds; the girl carries her toy rabbit.",
        focus: "left",
      },
      text: "I come to a new place with Mummy.",
    },
    {
      id: "shoes",
      picture: {
        src: "/images/visit-2.svg",
        alt: "The girl sits on a bench in her socks and puts her shoe on a rack; her mother beside her has the rabbit on her lap.",
      },
      text: "I take off my shoes and put them on the rack.",
    },
    {
      id: "room",
      picture: {
        src: "/images/visit-3.svg",
        alt: "The girl stands in the doorway with her rabbit and her mother, and looks into a quiet room with a swing, a mat and blocks.",
      },
      text: "I see a room with a mat, a swing and blocks.",
    },
    {
      id: "therapist",
      picture: {
        src: "/images/visit-4.svg",
        alt: "A therapist kneels at the girl’s height and shows her a parrot puppet; the girl laughs, and her mother stands behind her.",
      },
      text: "I meet my therapist, and she shows me a puppet.",
    },
    {
      id: "play",
      picture: {
        src: "/images/visit-5.svg",
        alt: "The girl sets the block A on the blocks क and अ; the therapist kneels across from her, and her mother watches from a stool.",
      },
      text: "I play with the blocks, and Mummy is there too.",
    },
    {
      id: "bye",
      picture: {
        src: "/images/visit-6.svg",
        alt: "Outside the door the girl, her shoes on and her rabbit in her arm, waves bye beside her mother; the therapist waves back.",
      },
      text: "I wave bye, and I go home with Mummy.",
    },
  ],
  nextHeading: "Would you like to come?",
};
