export type Picture = {
  /** Address below public/. */
  readonly src: string;
  /** Pixels of a drawing, so that the page keeps its place. The build reads those of a photo from its file. */
  readonly width?: number;
  readonly height?: number;
  /** What matters in the picture; empty where the words beside it say it all. */
  readonly alt: string;
};

const scene = { width: 640, height: 480 } as const;
const tile = { width: 480, height: 360 } as const;
const portrait = { width: 160, height: 160, alt: "" } as const;

/** As they stand here, so that a translation has to name each picture that has words. */
export const pictures = {
  hero: {
    src: "/images/hero.svg",
    width: 720,
    height: 560,
    alt: "A girl sets a block with the letter A on another, while a therapist and her father watch.",
  },
  /** The same people for phones, inside the page: a drawing of at most 2 kB. */
  heroSmall: {
    src: "/images/hero-small.svg",
    width: 360,
    height: 200,
    alt: "A girl sets a block with the letter A on another, while a therapist and her father watch.",
  },
  occupationalTherapy: {
    ...scene,
    src: "/images/occupational-therapy.svg",
    alt: "A girl with ear defenders laughs on a platform swing; a therapist holds its rope, and her mother, on a cane stool, claps.",
  },
  speechTherapy: {
    ...scene,
    src: "/images/speech-therapy.svg",
    alt: "A boy with a hearing aid blows at a peacock feather that his therapist holds; his grandmother watches with him.",
  },
  specialEducation: {
    ...scene,
    src: "/images/special-education.svg",
    alt: "A boy with glasses and a teal patka traces the letter अ in a tray of sand; his teacher says its sound, and his father holds a string of counting beads.",
  },
  psychologicalCounselling: {
    ...scene,
    src: "/images/psychological-counselling.svg",
    alt: "A boy on a floor cushion holds up his drawing of a storm cloud; his mother, tea in hand, and a grey-haired counsellor look at it.",
  },
  behaviouralTherapy: {
    ...scene,
    src: "/images/behavioural-therapy.svg",
    alt: "A girl lines up toy cars, an auto-rickshaw among them; her therapist holds out one more, and her grandfather, hands on his stick, watches.",
  },
  earlyIntervention: {
    ...tile,
    src: "/images/early-intervention.svg",
    alt: "",
  },
  schoolReadiness: { ...tile, src: "/images/school-readiness.svg", alt: "" },
  groupTherapy: { ...tile, src: "/images/group-therapy.svg", alt: "" },
  languageCommunication: {
    ...tile,
    src: "/images/language-communication.svg",
    alt: "",
  },
  reasons: { ...tile, src: "/images/reasons.svg", alt: "" },
  visitDoor: {
    ...tile,
    src: "/images/visit-1.svg",
    alt: "A girl with two short plaits carries her toy rabbit to an open door hung with marigolds; her mother walks beside her, past a window grille.",
  },
  visitShoes: {
    ...tile,
    src: "/images/visit-2.svg",
    alt: "The girl sits on a bench in her socks and puts her shoe on a rack; her mother beside her has the rabbit on her lap.",
  },
  visitRoom: {
    ...tile,
    src: "/images/visit-3.svg",
    alt: "The girl stands in the doorway with her rabbit and her mother, and looks into a quiet room with a swing, a mat and blocks.",
  },
  visitTherapist: {
    ...tile,
    src: "/images/visit-4.svg",
    alt: "A therapist kneels at the girl’s height and shows her a parrot puppet; the girl laughs, and her mother stands behind her.",
  },
  visitPlay: {
    ...tile,
    src: "/images/visit-5.svg",
    alt: "The girl sets the block A on the blocks क and अ; the therapist kneels across from her, and her mother watches from a stool.",
  },
  visitBye: {
    ...tile,
    src: "/images/visit-6.svg",
    alt: "Outside the door the girl, her shoes on and her rabbit in her arm, waves bye beside her mother; the therapist waves back.",
  },
  notFound: { ...tile, src: "/images/visit-1.svg", alt: "" },
  avatar1: { ...portrait, src: "/images/avatar-1.svg" },
  avatar2: { ...portrait, src: "/images/avatar-2.svg" },
  avatar3: { ...portrait, src: "/images/avatar-3.svg" },
} as const satisfies Record<string, Picture>;

/** Every picture of the site. A photo may take the place of any drawing, so no size is part of the type. */
export const images: Readonly<Record<keyof typeof pictures, Picture>> =
  pictures;
