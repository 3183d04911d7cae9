import type { sources } from "@/content/sources";
import type {
  Address,
  PageMetadata,
  Picture,
  Texts,
  Unconfirmed,
} from "./types";

export type SourceCode = keyof typeof sources;

/** A sentence or two about children's health, with the codes of its sources. */
export type Statement = {
  /** May contain links: rich-text.ts. */
  readonly text: string;
  readonly sources: readonly SourceCode[];
};

/** Something that a parent may see in a child and ask about; it is not a test. */
export type Sign = Omit<Statement, "text"> & {
  readonly id: string;
  /** The label of a checkbox, without links. */
  readonly text: string;
  /** A sentence after the sign. May contain links: rich-text.ts. */
  readonly more?: string;
};

/** The signs of an age range. The bands of a service, with `younger` before the first, leave out no age. */
export type Band = {
  /** The fragment of links to this band. */
  readonly id: string;
  readonly ages: string;
  /** The text of the link to this band on the first screen. */
  readonly chip: string;
  /** Age in months at the start of the band. */
  readonly from: number;
  /** Age in months at the start of the next band; undefined where the band has no end. */
  readonly until?: number;
  readonly signs: readonly Sign[];
  /** A sentence below the signs. */
  readonly line?: Statement;
};

export type Question = {
  readonly id: string;
  /** Whether links lead to this question. Its id is then the fragment of these links. */
  readonly anchor?: true;
  readonly question: string;
  /** May contain links: rich-text.ts. */
  readonly answer: string;
  readonly sources?: readonly SourceCode[];
};

/** One entry of 'Plain facts': a topic, with what the site says or asks about it. */
export type Fact = {
  readonly id: keyof Answers | "place";
  readonly heading: string;
  /** A statement that is true of every service. */
  readonly statement?: string;
  /** A question for the clinic, shown while the service has no answer; undefined where `statement` is enough. */
  readonly question?: string;
};

/**
 * The clinic’s answers for one service. Where an answer is empty, pages show the question. An empty answer that is not in
 * `unconfirmed` is empty on purpose: the clinic wants parents to ask.
 */
export type Answers = {
  readonly fees: string;
  readonly ages: string;
  readonly languages: string;
  readonly length: string;
  readonly people: string;
  readonly online: string;
};

/** A service with its page: specification, sections 2 and 3. */
export type Service = {
  readonly id: string;
  readonly href: Address;
  readonly title: string;
  /** Its name in the header and the footer, where that is not the title. */
  readonly menu?: string;
  readonly page: PageMetadata;
  readonly image: Picture;
  /** What parents say or ask; shown on its card on /service. */
  readonly tagline: string;
  /** A sentence or two for the cards on the home page and /service. */
  readonly description: string;
  /** The paragraph beside the hero image of its page; above the image on narrow viewports. */
  readonly paragraph: string;
  /** The name of the service inside a sentence, such as "speech therapy". */
  readonly subject: string;
  /** The first value of the form field "What would you like help with?". */
  readonly request: string;
  /** Another name of the service, above the title. */
  readonly alias?: string;
  /** One sentence in parents' own words, for the first screen. */
  readonly openingLine: string;
  /** The section 'What parents often notice': the signs by age. */
  readonly noticing: {
    readonly intro: Statement;
    /** For children younger than the first band. */
    readonly younger?: Statement & Pick<Band, "id" | "chip">;
    readonly bands: readonly Band[];
    readonly note: Statement;
  };
  /** The last sentence of "When not to wait". Each service has a different one. */
  readonly whenNotToWait: Statement;
  readonly answers: Answers & { readonly unconfirmed: Unconfirmed };
  readonly firstVisit: {
    readonly length: string;
    readonly room: string;
    readonly activity: string;
    readonly bring: Texts;
    readonly tellYourChild: string;
    readonly afterwards: string;
  };
  /** The four ways a parent takes part: one-to-one sessions, watching sessions, the monthly talk, the home plan. */
  readonly yourPart: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
  readonly questions: readonly Question[];
  /** Addresses of other services. */
  readonly related: readonly Address[];
};
