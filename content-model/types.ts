/** The shapes of what content/ holds; those of a service are in service-types.ts, the rules in schema.ts. */
import type { FieldName } from "../endpoint/lead.js";
import type { Weekday } from "./weekdays";

/** An address of this site, with a fragment or without. The rules check at build that it exists. */
export type Address = `/${string}`;

/** Texts by names that only tell them apart, so that a translation pairs with them by name and not by position. */
export type Texts = Readonly<Record<string, string>>;

/** The paths of fields in the same object, dotted for deeper ones, that the clinic has not confirmed. */
export type Unconfirmed = readonly string[];

export type Picture = {
  /** Address below public/. */
  readonly src: string;
  /** What matters in the picture; empty where the text beside it says it all. */
  readonly alt: string;
};

/** What search engines and shared links show of a page. */
export type Page = {
  /** The title in the browser tab and in search results, at most 60 characters. */
  readonly title: string;
  /** What a search engine may show under the title, 50 to 160 characters. */
  readonly description: string;
  /** The picture of a shared link with a few words. */
  readonly card: { readonly title: string; readonly picture: string };
};

/** A page of plain text in sections, such as the privacy notice. */
export type Notice = {
  readonly id: string;
  readonly href: Address;
  readonly page: Page;
  readonly title: string;
  readonly intro: string;
  /** ISO date on which the text was last checked. */
  readonly reviewed: string;
  readonly sections: readonly NoticeSection[];
};

export type NoticeSection = {
  /** The fragment of links to this section. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: Texts;
  readonly list?: Texts;
  /** More lines of the list; each is shown once the clinic has filled it. */
  readonly details?: Texts;
  /** A message to the centre that a parent may send from here. */
  readonly chat?: { readonly label: string; readonly draft: string };
  readonly unconfirmed?: Unconfirmed;
};

/** One detail that the forms ask for. */
export type PrivacyItem = {
  readonly id: string;
  /** What a parent calls it. */
  readonly field: string;
  /** The form fields that it explains, by their names in endpoint/lead.js. */
  readonly names: readonly FieldName[];
  readonly why: string;
  readonly unconfirmed?: Unconfirmed;
};

export type NavigationLink = {
  readonly href: Address;
  readonly label: string;
};

/** A sentence as parents say it. */
export type StartingPoint = {
  readonly id: string;
  readonly text: string;
  /** An age band, an answer or a form. */
  readonly href: `${Address}#${string}`;
};

export type Program = {
  readonly id: string;
  readonly title: string;
  readonly image: Picture;
  /** A short sentence that is always visible; the description goes on from it. */
  readonly line: string;
  readonly description: string;
  /** What the link says; the title of the programme follows for screen readers. */
  readonly link: string;
  readonly unconfirmed: Unconfirmed;
};

export type Reason = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly unconfirmed: Unconfirmed;
};

export type Testimonial = {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  /** Address of a drawing or photo below public/, shown as a circle. A photo of a person needs their written consent. */
  readonly avatar: string;
  readonly content: string;
  readonly unconfirmed: Unconfirmed;
};

/** A slot for a photo of the centre: docs/recipes.md says what each shows. */
export type PlacePhoto = {
  readonly id: "door" | "shoes" | "room" | "hands" | "chair" | "founder";
  /** Address below public/, such as "/images/door.jpg". Nothing is shown while it is undefined. */
  readonly src: string | undefined;
  /** What can be seen, for parents who cannot see it. */
  readonly alt: string;
};

/** A picture of the story with its one sentence. */
export type StoryStep = {
  readonly id: string;
  readonly picture: Picture;
  /** In the child’s voice, in the present: what can be seen, and no promise. */
  readonly text: string;
  readonly unconfirmed: Unconfirmed;
};

export type SiteLink = { readonly name: string; readonly href: string };

/** The facts of the clinic. */
export type Site = {
  /** The short name, as families say it. */
  readonly name: string;
  /** The name with what the place is, for titles and search engines. */
  readonly fullName: string;
  /** What the testimonials speak of: fills "Our Clients Talk About Their {product} Experience". */
  readonly product: string;
  readonly welcome: string;
  /** E.164: +91 and ten digits. Shown in groups, dialled as it is. */
  readonly phone: string;
  /** The number that answers chats, E.164. */
  readonly whatsapp: string;
  readonly address: {
    /** House, block and market; nothing is shown while empty. */
    readonly street: string;
    readonly locality: string;
    readonly city: string;
    readonly postcode: string;
  };
  /** A search on a map service; opens outside the site when tapped. */
  readonly directions: string;
  readonly hours: {
    /** Days in the order of the week. */
    readonly days: readonly Weekday[];
    /** 24-hour time in Delhi, such as "09:30". */
    readonly opens: string;
    readonly closes: string;
  };
  readonly social: readonly SiteLink[];
  readonly developer: SiteLink;
  /** The year the copyright line begins with. */
  readonly since: number;
  readonly unconfirmed: Unconfirmed;
};

/** A public page that a sentence about children's health rests on. */
export type Source = {
  readonly publisher: string;
  readonly title: string;
  /** Missing where only a reprint without a lasting address was found. */
  readonly url?: string;
  /** ISO date of the reading. */
  readonly read: string;
  /** The publisher's own page, its text on another site, or neither. */
  readonly seen: "page" | "copy" | "not seen";
};
