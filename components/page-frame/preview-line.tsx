import { pageContent } from "@/components/language/language";
import { isPreview } from "@/content-model/paths";
import "./preview-line.scss";

/**
 * A line on every page of a preview: the clinic has not checked the page. The line is not printed, so that a handout fits
 * on one page.
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
