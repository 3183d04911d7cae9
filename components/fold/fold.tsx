import type { ReactNode } from "react";
import "./fold.scss";

type FoldProps = {
  /** The fragment of links to the content: a link to a <summary> opens nothing. */
  readonly id?: string | undefined;
  readonly title: ReactNode;
  readonly level?: "h2" | "h3" | "h4";
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of a page whose content a tap opens. Browsers find the folded text, and print it. */
export function Fold({ id, title, level: Title = "h3", className, children }: FoldProps) {
  return (
    <details className={["fold", className].join(" ").trim()}>
      <summary className="fold__title">
        <Title className="label">{title}</Title>
      </summary>
      <div className="fold__content" id={id}>
        {children}
      </div>
    </details>
  );
}
