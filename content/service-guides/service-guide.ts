import type { ServicePath } from "../services";
import type { SourceCode, Statement } from "../sources";

/** Something a parent may see in a child: worth asking about, never a test. It is the label of a checkbox. */
export type Sign = {
  readonly text: string;
  /** Stands behind the sign and may hold a link, which a label may not. */
  readonly more?: string;
  readonly sources: readonly SourceCode[];
};

/** The signs of some years of childhood. The bands of a guide leave out no age. */
export type Band = {
  /** The fragment of links to this band. */
  readonly id: string;
  readonly ages: string;
  /** The link to this band on the first screen. */
  readonly chip: string;
  /** Age in months at the start of the band. */
  readonly from: number;
  /** Age in months at its end, which belongs to the next band; none where it has no end. */
  readonly until?: number;
  readonly signs: readonly Sign[];
  /** Stands below the signs. */
  readonly line?: Statement;
};

export type Question = {
  /** The fragment of links to this question. */
  readonly id?: string;
  readonly question: string;
  /** May hold links: content-model/rich-text.ts. */
  readonly answer: string;
  readonly sources?: readonly SourceCode[];
  readonly unconfirmed?: readonly string[];
};

export type ServiceGuide = {
  readonly href: ServicePath;
  /** What the page is about, inside a sentence: "speech therapy". */
  readonly subject: string;
  /** The subject as it stands in "What would you like help with?". */
  readonly request: string;
  /** Another name of the service, above the title. */
  readonly alias?: string;
  /** One sentence in parents' own words, for the first screen. */
  readonly lead: string;
  /** ISO date of the last review; a new one needs a clinician’s signature. */
  readonly reviewed: string;
  readonly noticing: {
    readonly intro: Statement;
    /** For children younger than the first band. */
    readonly younger?: Statement & Pick<Band, "id" | "chip">;
    readonly bands: readonly Band[];
    readonly note: Statement;
  };
  readonly firstVisit: {
    readonly length: string;
    readonly room: string;
    readonly activity: string;
    readonly bring: readonly string[];
    readonly tellYourChild: string;
    readonly afterwards: string;
  };
  /** Exactly four: one-to-one, watching, the monthly talk, the home plan. */
  readonly yourPart: readonly {
    readonly title: string;
    readonly text: string;
    readonly unconfirmed?: readonly string[];
  }[];
  readonly questions: readonly Question[];
  readonly related: readonly ServicePath[];
  /** Dotted names of the fields that state something only the clinic can confirm. */
  readonly unconfirmed: readonly string[];
};

/** Stands on every guide: what families come with, and that they may ask without a diagnosis. */
export const diagnosisQuestion = {
  id: "autism",
  question:
    "My child has, or may have, autism, ADHD or a learning difficulty. Can we ask you?",
  answer:
    "Yes. K7 is for families of children with autism, ADHD and learning needs. You do not need a diagnosis to ask. India’s academy of children’s doctors says that help for autism need not wait for one. Only a trained professional can say what it is, after a full assessment.",
  sources: ["iap", "nice-128", "merck"],
  unconfirmed: ["answer"],
} as const satisfies Question;

/** Stands on every guide: what mothers fear of a first visit. */
export const cryingQuestion = {
  question: "What if my child cries and will not go in?",
  answer:
    "Many children need time with a new place. Nobody takes your child from you: you may stay, hold them and watch. We can stop, and try again on another day.",
  unconfirmed: ["answer"],
} as const satisfies Question;
