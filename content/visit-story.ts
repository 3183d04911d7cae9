import type { Content } from "@/content-rules/content";

export const visitStory: Content["visitStory"] = {
  title: "My first visit",
  intro: "A story in six pictures, to read with your child.",
  cover: { src: "/images/toy-rabbit.svg", alt: "A toy rabbit." },
  name: "My name",
  nameNote: "It stays on this phone: we never see it. The book shows it.",
  grownUps: {
    heading: "Who comes with me?",
    options: [
      { id: "mummy", label: "Mummy" },
      { id: "papa", label: "Papa" },
      { id: "mummy-and-papa", label: "Mummy and Papa" },
      { id: "dadi", label: "Dadi" },
      { id: "nani", label: "Nani" },
      { id: "dadu", label: "Dadu" },
      { id: "didi", label: "Didi" },
      { id: "someone-else", label: "Someone else", inStory: "my grown-up", isLine: true },
    ],
  },
  people: {
    heading: "Whom do I meet?",
    unknown: "I do not know yet",
    named: "This is {name}, {work}. Some days it is someone else.",
  },
  /** A few words about the room: only what is there on every visit. The story leaves out what is empty. */
  senses: {
    see: "",
    hear: "",
    touch: "",
    smell: "",
    labels: {
      see: "I may see",
      hear: "I may hear",
      touch: "I may touch",
      smell: "I may smell",
    },
  },
  paper: {
    heading: "On paper",
    book: "Small book to fold",
    pictures: "Big pictures",
    fold: {
      eighths: "Fold the sheet into eight, and open it.",
      cut: "Fold it in half, short edges together, print outside. Cut along the dotted line, from the fold.",
      long: "Open it. Fold it the long way, print outside.",
      push: "Push both ends to the middle, and fold the pages round. The name is on the front.",
    },
    noPrinter:
      "No printer? Choose “Save as PDF” in the print window and send it to a print shop. The name is in it. Or copy and send this page’s address. Like the WhatsApp link, it has neither name nor choices.",
  },
  tipsHeading: "For the grown-ups",
  tips: {
    readTogether: "Read it together the evening before, and again on the way.",
    goSlowly: "Go slowly. Let your child point and ask.",
    changeWords:
      "Change any word. If someone else comes after all, print it again or cross out the word.",
    leaving: "Going out of the room? Tell your child before. The book says you are near.",
    outside: "Your child need not go in. You can stay at the door, or come another day: tell us.",
    splints: "Splints or special shoes may stay on. Tell us.",
    card: "Show your child the card at home, and use it yourself.",
  },
  tipWithoutPhotos: "Our real room may look different. Ask us what your child will see.",
  send: "Send this story on WhatsApp",
  message: "My first visit: a story in six pictures to read with your child.",
  steps: [
    {
      id: "door",
      photo: "door",
      picture: {
        src: "/images/visit-1.svg",
        alt: "A girl with two short plaits and her mother walk hand in hand, past a window grille, to an open door hung with marigolds; the girl carries her toy rabbit.",
      },
      place: {
        src: "/images/place-1.svg",
        alt: "An open door hung with marigolds, beside a window grille and a plant.",
      },
      text: "This is a new place. I come with {grownUp}.",
    },
    {
      id: "shoes",
      photo: "shoes",
      picture: {
        src: "/images/visit-2.svg",
        alt: "The girl sits on a bench in her socks and puts her shoe on a rack; her mother beside her has the rabbit on her lap.",
      },
      place: {
        src: "/images/place-2.svg",
        alt: "A bench beside a rack with pairs of shoes.",
      },
      text: "My shoes wait on the rack. I get them back.",
    },
    {
      id: "room",
      adds: "senses",
      photo: "room",
      picture: {
        src: "/images/visit-3.svg",
        alt: "The girl stands in the doorway with her rabbit and her mother, and looks into a quiet room with a swing, a mat and blocks.",
      },
      place: {
        src: "/images/place-3.svg",
        alt: "A quiet room with a swing, a mat and blocks, seen from the door.",
      },
      text: "This is the room. I can look from the door first.",
    },
    {
      id: "therapist",
      adds: "person",
      picture: {
        src: "/images/visit-4.svg",
        alt: "A therapist kneels at the girl’s height and shows her a parrot puppet; the girl laughs, and her mother stands behind her.",
      },
      place: {
        src: "/images/place-4.svg",
        alt: "A therapist kneels on a mat with a parrot puppet on her hand, and looks up with a smile.",
      },
      text: "I meet a therapist. Therapists play and talk with children.",
    },
    {
      id: "play",
      photo: "hands",
      picture: {
        src: "/images/visit-5.svg",
        alt: "The girl sets the block A on the blocks क and अ; the therapist kneels across from her, and her mother watches from a stool.",
      },
      place: {
        src: "/images/place-5.svg",
        alt: "A therapist kneels beside the blocks A, क and अ, with a ball in her hands.",
      },
      text: "I can play, or just look, with {grownUp} near me.",
    },
    {
      id: "bye",
      photo: "door",
      picture: {
        src: "/images/visit-6.svg",
        alt: "Outside the door the girl, her shoes on and her rabbit in her arm, waves bye beside her mother; the therapist waves back.",
      },
      place: {
        src: "/images/place-6.svg",
        alt: "A therapist stands in the open door and waves bye.",
      },
      text: "Then it is time to go. I leave with {grownUp}.",
    },
  ],
  card: {
    picture: { src: "/images/stop-hand.svg", alt: "An open hand, held up." },
    child: "Stop. I want a break.",
    grownUps: "Grown-ups: please stop at once. I do not have to say why.",
  },
  nextHeading: "Would you like to come?",
};
