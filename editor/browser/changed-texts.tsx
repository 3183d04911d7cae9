type ChangedTextsProps = { readonly texts: readonly (readonly [before: string, after: string])[] };

/** What texts were before a change, and what they are now. */
export const ChangedTexts = ({ texts }: ChangedTextsProps) =>
  texts.map(([before, after]) => (
    <p key={before + after}>
      <small>
        Was: <del>{before || "(empty)"}</del>
      </small>{" "}
      Now: <ins>{after || "(empty)"}</ins>
    </p>
  ));
