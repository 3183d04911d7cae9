import type { sources } from "@/content/sources";
import type { Address, Page, Picture, Texts, Unconfirmed } from "./types";

export type SourceCode = keyof typeof sources;

/** A sentence or two about children's health, with the codes of what it rests on. */
export type Statement = {
  /** May hold links: rich-text.ts. */
  readonly text: string;
  readonly sources: readonly SourceCode[];
};

/** Something a parent may see in a child: worth asking about, never a test. It is the label of a checkbox. */
export type Sign = Statement & {
  readonly id: string;
  /** Follows the sign and may hold a link, which a label may not. */
  readonly more?: string;
};

/** The signs of some years of childhood. The bands of a service leave out no age. */
export type Band = {
  /** The fragment of links to this band. */
  readonly id: string;
  readonly ages: string;
  /** The link to this band on the first screen. */
  readonly chip: string;
  /** Age in months at the start of the band. */
  readonly from: number;
  /** Age in months at its end, which belongs to the next band; missing where it has no end. */
  readonly until?: number;
  readonly signs: readonly Sign[];
  /** Below the signs. */
  readonly line?: Statement;
};

export type Question = {
  readonly id: string;
  /** Whether links lead to this question: its id is then a fragment. */
  readonly anchor?: true;
  readonly question: string;
  /** May hold links: rich-text.ts. */
  readonly answer: string;
  readonly sources?: readonly SourceCode[];
  readonly unconfirmed?: Unconfirmed;
};

/** What parents want to know before they ask for a visit. */
export type Fact = {
  readonly id: keyof Answers | "place";
  readonly heading: string;
  /** What is true of every service. */
  readonly said?: string;
  /** Shown while the service has no answer; missing where `said` is enough. */
  readonly question?: string;
};

/** The clinic’s answers for one service; the question is shown while one is empty. */
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
  /** What the header and the footer call it, if not by its title. */
  readonly menu?: string;
  readonly page: Page;
  readonly image: Picture;
  /** What parents say or ask, on its card on /service. */
  readonly line: string;
  /** A sentence or two for the cards on the home page and /service. */
  readonly description: string;
  /** The one paragraph under the hero image of its page. */
  readonly paragraph: string;
  /** What the page is about, inside a sentence: "speech therapy". */
  readonly subject: string;
  /** The subject as the form shows it under "What would you like help with?". */
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
  /** The last sentence of "When not to wait", which only this page has. */
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
  /** Exactly four: one-to-one, watching, the monthly talk, the home plan. */
  readonly yourPart: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly unconfirmed?: Unconfirmed;
  }[];
  readonly questions: readonly Question[];
  /** Addresses of other services. */
  readonly related: readonly Address[];
  readonly unconfirmed: Unconfirmed;
};
