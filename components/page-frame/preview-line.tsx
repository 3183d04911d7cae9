import { pageContent } from "@/components/language/language";
import { isPreview } from "./is-preview";
import "./preview-line.late.scss";

/**
 * Says on every page of a preview that the clinic has not checked it. It is not printed, so that a handout has one
 * page.
 */
export function PreviewLine() {
  const { headerMessages } = pageContent();
  return (
    isPreview() && (
      <aside className="preview-line" aria-labelledby="preview">
        <p id="preview">{headerMessages.preview}</p>
      </aside>
    )
  );
}
