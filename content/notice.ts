/** A page of plain text in sections, such as the privacy notice. */
export type Notice = {
  readonly title: string;
  readonly intro: string;
  /** ISO date on which the words were last checked. */
  readonly reviewed: string;
  readonly sections: readonly {
    /** The fragment of links to this section. */
    readonly id: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly list?: readonly string[];
    /** A message to the centre that a parent may send from here. */
    readonly chat?: { readonly label: string; readonly draft: string };
    readonly unconfirmed?: readonly string[];
  }[];
};
