import { todoText } from "./lists";
import { useEditor } from "./editor-context";
import type { UiLanguage } from "./say";

type BarProps = {
  readonly showPanel: (kind: "todo" | "changes" | "hidden") => void;
  readonly setUiLanguage: (language: UiLanguage) => void;
};

/** The bar of the editor: the page, its language, what is left to do, and a menu. */
export function Bar({ showPanel, setUiLanguage }: BarProps) {
  const editor = useEditor();
  const { say, uiLanguage, state, page, language, open } = editor;
  const menuItem = (text: string, action: () => void) => (
    <button popoverTarget="menu" popoverTargetAction="hide" onClick={action}>
      {text}
    </button>
  );

  return (
    <header className="bar">
      <select
        aria-label={say("Page")}
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
        {todoText(editor)}
      </button>
      <button popoverTarget="menu">{say("More")}</button>
      <div className="bar__menu" id="menu" popover="auto">
        {menuItem(say("Not visible here"), () => showPanel("hidden"))}
        {menuItem(say("My changes"), () => showPanel("changes"))}
        {menuItem(
          uiLanguage === "en" ? "एडिटर हिंदी में" : "Editor in English",
          () => setUiLanguage(uiLanguage === "en" ? "hi" : "en"),
        )}
      </div>
    </header>
  );
}
