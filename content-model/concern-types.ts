import type { ServicePath } from "./paths";
import type { Band, SourceCode, Statement } from "./service-types";
import type { Address, PageMetadata, Picture } from "./types";

/** A heading with a sentence or two. */
export type Point = {
  readonly id: string;
  readonly heading: string;
  /** May contain links: rich-text.ts. */
  readonly text: string;
  /** Undefined where the text says only what the clinic does. */
  readonly sources?: readonly SourceCode[];
};

type SourcedPoint = Point & Statement;

/** A page about what parents see or hear, such as "My child is not talking yet". */
export type Concern = {
  readonly id: string;
  readonly href: Address;
  readonly page: PageMetadata;
  readonly image: Picture;
  /** The title, as parents say it. */
  readonly title: string;
  /** The text of links to the page. */
  readonly menu: string;
  /** What the WhatsApp draft says that the question is about. */
  readonly subject: string;
  /** Whether it is worth asking about; the first sentence of the page. */
  readonly answer: Statement;
  /** Two things that a parent can do this week. Their headings are on the first screen. */
  readonly week: readonly SourcedPoint[];
  /** For children younger than the first age band. */
  readonly younger?: Statement & Pick<Band, "id" | "chip">;
  /** The signs of services that the page shows, by the ids of the signs. */
  readonly signs: readonly {
    readonly href: ServicePath;
    readonly ids: readonly string[];
  }[];
  /** What the signs do not say. */
  readonly note: Statement;
  /** The last sentence of "When not to wait". */
  readonly whenNotToWait?: Statement;
  /** What else it may be, hearing first. */
  readonly other: readonly SourcedPoint[];
  /** What therapy is, and what it is not. */
  readonly therapy: readonly Point[];
  /** Whom to see besides the clinic. */
  readonly places: readonly SourcedPoint[];
  /** Addresses of the services concerned. Their pages and this one link to each other. */
  readonly services: readonly ServicePath[];
};
