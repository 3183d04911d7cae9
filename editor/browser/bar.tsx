import { useEffect, useRef } from "react";
import type { PanelProps } from "./panels";

type BarProps = PanelProps & {
  /** The language of the editor itself. */
  readonly uiLanguage: "en" | "hi";
  readonly isEditing: boolean;
  readonly showPanel: (kind: "todo" | "changes" | "hidden") => void;
  readonly setEditing: (isEditing: boolean) => void;
  readonly setUiLanguage: (language: "en" | "hi") => void;
};

/** The bar of the editor: the page, its language, what is left to do, and a menu. */
export function Bar({
  messages,
  state,
  page,
  language,
  open,
  uiLanguage,
  isEditing,
  showPanel,
  setEditing,
  setUiLanguage,
}: BarProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { type, target } = event;
      const isOutside = !(
        target instanceof Node && menu.current?.contains(target)
      );
      const closes =
        event instanceof KeyboardEvent ? event.key === "Escape" : isOutside;
      if (!closes || !menu.current?.open) return;
      menu.current.open = false;
      // Escape leaves the panel open.
      if (type === "keydown") event.stopPropagation();
    };
    // After a click: the page moves when the menu closes.
    for (const name of ["click", "keydown"])
      window.addEventListener(name, close, true);
    return () => {
      for (const name of ["click", "keydown"])
        window.removeEventListener(name, close, true);
    };
  }, []);
  const menuItem = (label: string, action: () => void) => (
    <button
      onClick={() => {
        menu.current!.open = false;
        action();
      }}
    >
      {label}
    </button>
  );

  return (
    <header className="bar">
      <label className="bar__page">
        <span>{messages.page}</span>
        <select
          value={page}
          onChange={(event) => open(event.target.value, language)}
        >
          {state.pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <div className="bar__group">
        {state.languages.map(({ code, name }) => (
          <button
            key={code}
            aria-pressed={code === language}
            onClick={() => open(page, code)}
          >
            {name}
          </button>
        ))}
      </div>
      <button className="bar__todo" onClick={() => showPanel("todo")}>
        {messages.todo(state.facts.length, state.open.length)}
      </button>
      <details className="bar__more" ref={menu}>
        <summary>{messages.more}</summary>
        <div className="bar__menu">
          {menuItem(messages.hidden, () => showPanel("hidden"))}
          {menuItem(messages.changes, () => showPanel("changes"))}
          {menuItem(isEditing ? messages.look : messages.edit, () =>
            setEditing(!isEditing),
          )}
          {menuItem(
            uiLanguage === "en" ? "एडिटर हिंदी में" : "Editor in English",
            () => setUiLanguage(uiLanguage === "en" ? "hi" : "en"),
          )}
        </div>
      </details>
    </header>
  );
}
