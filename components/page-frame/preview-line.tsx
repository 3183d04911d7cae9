import { isPreview } from "@/site-content/addresses";
import { pageContent } from "@/components/language/language";
import "./preview-line.scss";

/**
 * A line on every page of a preview: the clinic has not checked the page. The line is not printed, so that a handout fits
 * on one page.
 */
export function PreviewLine() {
  const { header } = pageContent();
  return (
    isPreview() && (
      <aside className="preview-line" aria-labelledby="preview">
        <p id="preview">{header.preview}</p>
      </aside>
    )
  );
}
