import { useEditor } from "./editor-context";

type BarProps = { readonly showPanel: (kind: "todo" | "changes" | "hidden") => void };

/** The bar of the editor: the page, its language, what is left to do, and a menu. */
export function Bar({ showPanel }: BarProps) {
  const { state, page, language, open } = useEditor();
  const menuItem = (text: string, action: () => void) => (
    <button popoverTarget="menu" popoverTargetAction="hide" onClick={action}>
      {text}
    </button>
  );

  return (
    <header className="bar">
      <select
        aria-label="Page"
        value={page}
        onChange={(event) => void open(event.target.value, language)}
      >
        {state.pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </select>
      <div className="bar__languages">
        {state.languages.map(({ code, name }) => (
          <button
            key={code}
            lang={code}
            aria-pressed={code === language}
            onClick={() => void open(page, code)}
          >
            {name}
          </button>
        ))}
      </div>
      <button className="bar__todo" onClick={() => showPanel("todo")}>
        {state.toGo}
      </button>
      <button popoverTarget="menu">More</button>
      <div className="bar__menu" id="menu" popover="auto">
        {menuItem("Not visible here", () => showPanel("hidden"))}
        {menuItem("My changes", () => showPanel("changes"))}
      </div>
    </header>
  );
}
