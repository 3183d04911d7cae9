/** The types of content/, except services (service-types.ts) and concerns (concern-types.ts). schema.ts has the rules. */
import type { FieldName } from "../endpoint/lead.js";
import type { Weekday } from "./weekdays";

/** An address of this site, with or without a fragment. The build checks that it exists. */
export type Address = `/${string}`;

/** Texts by name. Pages do not show the names; a translation finds its text by the name, not by the position. */
export type Texts = Readonly<Record<string, string>>;

/**
 * The names of the fields that the clinic must still give or confirm, in the object that contains this list. A nested
 * name has dots: "address.street".
 */
export type Unconfirmed = readonly string[];

export type Picture = {
  /** Address below public/. */
  readonly src: string;
  /** The text alternative; empty where the text beside the picture says the same. */
  readonly alt: string;
};

/** What search engines, browser tabs and shared links show of a page. */
export type PageMetadata = {
  /** The title in the browser tab and in search results, at most 60 characters. */
  readonly title: string;
  /** What a search engine may show under the title, 50 to 160 characters. */
  readonly description: string;
  /** The social card: a picture with a short title. */
  readonly card: { readonly title: string; readonly picture: string };
};

/** A page of plain text in sections, such as the privacy notice. */
export type Notice = {
  readonly id: string;
  readonly href: Address;
  readonly page: PageMetadata;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly NoticeSection[];
};

export type NoticeSection = {
  /** The fragment of links to this section. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: Texts;
  readonly list?: Texts;
  /** More items of the list, which the clinic supplies. Empty ones are not shown. */
  readonly details?: Texts;
  /** A link to a WhatsApp chat with the centre, with a draft of the message. */
  readonly chat?: { readonly label: string; readonly draft: string };
  readonly unconfirmed?: Unconfirmed;
};

/** One detail that the forms ask for. */
export type PrivacyItem = {
  readonly id: string;
  /** Its name, as parents say it. */
  readonly field: string;
  /** The names of its form fields in endpoint/lead.js. */
  readonly names: readonly FieldName[];
  readonly why: string;
};

export type NavigationLink = {
  readonly href: Address;
  readonly label: string;
};

/** A link near the top of the home page, whose text is a sentence as parents say it. */
export type StartingPoint = {
  readonly id: string;
  readonly text: string;
  /** The address of a page about a concern, or of an age band, an answer or a form. */
  readonly href: Address;
};

export type Program = {
  readonly id: string;
  readonly title: string;
  readonly image: Picture;
  /** A short sentence that is always visible. The description continues it. */
  readonly line: string;
  readonly description: string;
  /** The visible text of the link. For screen readers, the title of the programme follows. */
  readonly linkText: string;
};

export type Reason = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
};

export type Testimonial = {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  /**
   * Address of a drawing or photo below public/, shown as a circle. A photo of a person needs their written consent.
   */
  readonly avatar: string;
  readonly content: string;
  readonly unconfirmed: Unconfirmed;
};

/** A slot for a photo of the centre. docs/recipes.md says what the photo of each slot shows. */
export type PlacePhoto = {
  readonly id: "door" | "shoes" | "room" | "hands" | "chair" | "founder";
  /** Address below public/, such as "/images/door.jpg". Pages do not show the slot while it is undefined. */
  readonly src?: string | undefined;
  /** What can be seen in the photo, for parents who cannot see it. */
  readonly alt: string;
};

/** A slot for a person whom a family meets. Pages do not show the slot while the name is empty. */
export type TeamMember = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly training: string;
  /** The register and the number, such as "RCI A12345"; empty where the work has no register. */
  readonly registration: string;
  readonly languages: string;
  /** Address of a photo below public/, with the written consent of the person. */
  readonly src?: string | undefined;
  readonly alt: string;
  /** The paths of the services of the person. */
  readonly services: readonly Address[];
  readonly unconfirmed: Unconfirmed;
};

/** A picture of the story with its sentence. */
export type StoryStep = {
  readonly id: string;
  readonly picture: Picture;
  /** A sentence in the present tense that the child says. It says what can be seen, and promises nothing. */
  readonly text: string;
};

export type SiteLink = { readonly name: string; readonly href: string };

/** Days with the same times. A break, such as lunch, is the gap between two periods. */
export type OpeningHours = {
  readonly days: readonly Weekday[];
  readonly times: readonly OpeningPeriod[];
};

/** 24-hour times in Delhi, such as "09:30". */
export type OpeningPeriod = { readonly opens: string; readonly closes: string };

/** The facts of the clinic. */
export type Site = {
  /** The short name, as families say it. */
  readonly name: string;
  /** The name with the kind of place, for titles and search engines. */
  readonly fullName: string;
  /** Replaces {product} in "Our Clients Talk About Their {product} Experience". */
  readonly product: string;
  readonly welcome: string;
  /** In E.164 format: +91 and ten digits. Pages show it in groups. */
  readonly phone: string;
  /** The number of the WhatsApp chat, in E.164 format. */
  readonly whatsapp: string;
  readonly address: {
    /** House, block and market. Pages leave it out while it is empty. */
    readonly street: string;
    readonly locality: string;
    readonly city: string;
    readonly postcode: string;
  };
  /** The URL of a search on a map service. */
  readonly directions: string;
  /** In the order of the week. On days that are not in the list the clinic is closed. */
  readonly hours: readonly OpeningHours[];
  readonly social: readonly SiteLink[];
  readonly developer: SiteLink;
  /** The first year of the copyright line. */
  readonly since: number;
  readonly unconfirmed: Unconfirmed;
};

/** A public page that is the source of a sentence about children's health. */
export type Source = {
  readonly publisher: string;
  readonly title: string;
  /** Undefined where only a reprint without a permanent address was found. */
  readonly url?: string;
  /** ISO date on which somebody looked for the page. */
  readonly checkedOn: string;
  /** What was read: the publisher's page, a copy on another site, or nothing. */
  readonly readAs: "page" | "copy" | "not read";
};
