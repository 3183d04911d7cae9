import type { PanelProps } from "./panels";

/** The names of the pages that show a text, if it is on several. */
export function OtherPages({
  pages,
  messages,
  state,
}: Pick<PanelProps, "messages" | "state"> & {
  readonly pages: readonly string[];
}) {
  if (pages.length < 2) return null;
  const titles = pages
    .slice(0, 20)
    .map((path) => state.pages.find((page) => page.path === path)?.title);
  return (
    <p>
      <small>
        {messages.also} {titles.join(", ")}
      </small>
    </p>
  );
}
