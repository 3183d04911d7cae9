import type { ReactNode } from "react";
import "./fold.scss";

type FoldProps = {
  /**
   * The fragment of links to the content. It is inside the content, because browsers open a `<details>` for a link to an
   * element in its content, and not for a link to its summary.
   */
  readonly id?: string | undefined;
  /** The heading that can be seen while the content is folded. */
  readonly title: ReactNode;
  readonly level?: "h2" | "h3" | "h4";
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of a page whose content a tap opens. Browsers find the folded text, and it is printed. */
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
