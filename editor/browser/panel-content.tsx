import { FieldPanel } from "./field-panel";
import {
  ChangesPanel,
  HiddenPanel,
  TodoPanel,
  type PanelProps,
} from "./panels";
import { SignPanel } from "./sign-panel";

/** What the panel shows: a list, the form to sign a page, or one form for each field of the element. */
export type Panel =
  | { readonly kind: "todo" | "changes" | "hidden" | "sign" }
  | { readonly kind: "field"; readonly ids: readonly string[] };

/** The panel that the person has opened. */
export function PanelContent({
  panel,
  visible,
  onTyped,
  onSaving,
  ...props
}: PanelProps & {
  readonly panel: Panel;
  /** The ids of the fields that the page shows. */
  readonly visible: readonly string[];
  readonly onTyped: (id: string, hasWords: boolean) => void;
  readonly onSaving: (save: Promise<void>) => void;
}) {
  const key = `${props.language} ${props.page}`;
  switch (panel.kind) {
    case "field":
      return panel.ids.map((id) => (
        <FieldPanel
          key={id}
          id={id}
          onTyped={onTyped}
          onSaving={onSaving}
          {...props}
        />
      ));
    case "todo":
      return <TodoPanel {...props} />;
    case "changes":
      return <ChangesPanel {...props} />;
    case "hidden":
      return <HiddenPanel key={key} visible={visible} {...props} />;
    case "sign":
      return <SignPanel key={key} {...props} />;
  }
}
