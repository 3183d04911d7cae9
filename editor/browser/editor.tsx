/** The page of the editor: a bar, the site in a frame, and a panel for what the person chose. */
import { useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type * as api from "../api";
import { FieldPanel } from "./field-panel";
import { messagesByLanguage } from "./messages";
import { request } from "./request";
import { ChangesPanel, HiddenPanel, SignPanel, TodoPanel } from "./panels";

export type State = Awaited<ReturnType<typeof api.state>>;

/** What the panel shows: a list, the form to sign a page, or one form for each field of the element. */
type Panel =
  | { readonly kind: "todo" | "changes" | "hidden" | "sign" }
  | { readonly kind: "field"; readonly ids: readonly string[] };

/** The styles of the frame: an outline for what can be changed under the pointer, and one for each open fact. */
const frameStyles = (open: readonly string[]) => `
  [data-edit] { cursor: pointer; }
  [data-edit]:is(:hover, :focus-visible) { outline: 2px solid #9949ba !important; outline-offset: 2px; }
  ${open.map((id) => `[data-edit~="${id}"]`).join(", ") || "none"} { outline: 2px dashed #b3541e !important; outline-offset: 2px; }
  .editor-sign { display: block; margin: 2rem auto 8rem; max-width: 40rem; padding: 1rem 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #7a2f9c; border: 0; border-radius: 0.75rem; cursor: pointer; }`;

const addressOf = (page: string, language: string) =>
  (language === "en" ? page : `/${language}${page}`).replace(/(.)\/$/, "$1");

function Editor() {
  const [state, setState] = useState<State>();
  const [page, setPage] = useState("/");
  const [language, setLanguage] = useState("en");
  const [uiLanguage, setUiLanguage] = useState<"en" | "hi">("en");
  const [panel, showPanel] = useState<Panel>();
  /** Why the state could not be loaded, for example a broken file of content/. */
  const [failure, setFailure] = useState("");
  const [isLoading, setIsLoading] = useState(true);
  /** The ids of the fields with words that are not saved. */
  const typed = useRef(new Set<string>());
  const panelElement = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState(true);
  const [side, setSide] = useState<"start" | "end">("end");
  const frame = useRef<HTMLIFrameElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  /** The HTML of the page in the frame, as the server sent it. */
  const shownHtml = useRef("");
  const [version, setVersion] = useState(0);
  const messages = messagesByLanguage[uiLanguage];
  const address = addressOf(page, language);

  const onTyped = useCallback((id: string, hasWords: boolean) => {
    if (hasWords) typed.current.add(id);
    else typed.current.delete(id);
  }, []);

  /** Shows another panel, or none. Asks first if words would be lost. */
  const setPanel = useCallback(
    (next: Panel | undefined): boolean => {
      if (typed.current.size > 0 && !window.confirm(messages.unsaved))
        return false;
      typed.current.clear();
      showPanel(next);
      return true;
    },
    [messages],
  );
  useEffect(() => panelElement.current?.focus(), [panel]);

  const refresh = useCallback(async () => {
    try {
      setState(await request<State>("state"));
      setFailure("");
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (typed.current.size > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  /**
   * Reloads the state, and the page until it differs, for at most two seconds: the development server needs a moment to
   * notice a change.
   */
  const showChange = useCallback(async () => {
    const refreshed = refresh();
    // A change of what the page does not show leaves the page as it is.
    const deadline = Date.now() + 2000;
    for (;;) {
      const html = await fetch(address).then((reply) => reply.text());
      const { body } = new DOMParser().parseFromString(html, "text/html");
      const isNew = body.innerHTML !== shownHtml.current;
      if (isNew) {
        // A reload of the frame would lose the scroll position, so only the body is replaced.
        shownHtml.current = body.innerHTML;
        const { document } = frame.current!.contentWindow!;
        document.body.replaceWith(document.adoptNode(body));
      }
      if (isNew || Date.now() > deadline) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    setVersion((count) => count + 1);
    await refreshed;
  }, [address, refresh]);

  const prepare = useCallback(() => {
    const document = frame.current?.contentDocument;
    if (!document?.querySelector("h1") || state === undefined) return;
    document.getElementById("editor-styles")?.remove();
    document.querySelector(".editor-sign")?.remove();
    if (!editing) return;
    const styles = document.createElement("style");
    styles.id = "editor-styles";
    styles.textContent = frameStyles(state.facts.map(({ id }) => id));
    document.head.append(styles);
    const sign = document.createElement("button");
    sign.className = "editor-sign";
    sign.textContent = messages.sign;
    sign.onclick = () => setPanel({ kind: "sign" });
    document.body.append(sign);
  }, [editing, messages, setPanel, state]);
  useEffect(prepare, [prepare, version]);

  function onLoad() {
    const frameWindow = frame.current!.contentWindow!;
    const { document, location } = frameWindow;
    shownHtml.current = document.body.innerHTML;
    setIsLoading(false);
    const [, code, path] =
      /^\/(?:(hi)(?=\/|$))?(.*)$/.exec(location.pathname) ?? [];
    setLanguage(code ?? "en");
    setPage(`/${(path ?? "").replace(/^\//, "")}`);
    document.addEventListener("click", (event) => choose(event), true);
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Enter") choose(event);
        if (event.key === "Escape") setPanel(undefined);
      },
      true,
    );
    prepare();
  }

  const isEditing = useRef(editing);
  isEditing.current = editing;
  function choose(event: Event) {
    const element = (event.target as Element).closest<HTMLElement>(
      "[data-edit]",
    );
    if (element === null || !isEditing.current) return;
    if (!element.matches("summary, summary *, label, label *"))
      event.preventDefault();
    // Shows the panel on the side where the text is not.
    const { left, width } = element.getBoundingClientRect();
    setSide(left + width / 2 > window.innerWidth / 2 ? "start" : "end");
    setPanel({ kind: "field", ids: element.dataset.edit!.split(" ") });
  }

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

  const open = (path: string, code: string, ids?: readonly string[]) => {
    if (!setPanel(ids && { kind: "field", ids })) return;
    if (path === page && code === language) return;
    // onLoad of the frame sets the page and the language.
    setIsLoading(true);
    frame.current!.contentWindow!.location.assign(addressOf(path, code));
  };
  const visible = () =>
    [
      ...(frame.current?.contentDocument?.querySelectorAll<HTMLElement>(
        "[data-edit]",
      ) ?? []),
    ].flatMap((element) => element.dataset.edit!.split(" "));
  if (failure !== "")
    return (
      <p className="failure" role="alert">
        {failure}{" "}
        <button onClick={() => void refresh()}>{messages.again}</button>
      </p>
    );
  if (state === undefined) return null;
  const panelProps = {
    messages,
    state,
    page,
    language,
    close: () => setPanel(undefined),
    onSaved: showChange,
    open,
  };

  return (
    <div
      className="editor"
      lang={uiLanguage}
      onKeyDown={(event) => event.key === "Escape" && setPanel(undefined)}
      role="presentation"
    >
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
        <button
          className="bar__todo"
          onClick={() => setPanel({ kind: "todo" })}
        >
          {messages.todo(state.facts.length, state.open.length)}
        </button>
        <details className="bar__more" ref={menu}>
          <summary>{messages.more}</summary>
          <div className="bar__menu">
            {menuItem(messages.hidden, () => setPanel({ kind: "hidden" }))}
            {menuItem(messages.changes, () => setPanel({ kind: "changes" }))}
            {menuItem(editing ? messages.look : messages.edit, () =>
              setEditing(!editing),
            )}
            {menuItem(
              uiLanguage === "en" ? "एडिटर हिंदी में" : "Editor in English",
              () => setUiLanguage(uiLanguage === "en" ? "hi" : "en"),
            )}
          </div>
        </details>
      </header>
      <iframe
        className="editor__frame"
        ref={frame}
        src="/"
        title={messages.page}
        aria-busy={isLoading}
        onLoad={onLoad}
      />
      {isLoading && (
        <p className="editor__loading" role="status">
          {messages.loading}
        </p>
      )}
      {panel && (
        <aside
          className={`panel panel--${side}`}
          ref={panelElement}
          tabIndex={-1}
        >
          {panel.kind === "field" &&
            panel.ids.map((id) => (
              <FieldPanel key={id} id={id} onTyped={onTyped} {...panelProps} />
            ))}
          {panel.kind === "todo" && <TodoPanel {...panelProps} />}
          {panel.kind === "changes" && <ChangesPanel {...panelProps} />}
          {panel.kind === "hidden" && (
            <HiddenPanel key={address} visible={visible()} {...panelProps} />
          )}
          {panel.kind === "sign" && <SignPanel key={address} {...panelProps} />}
          <button className="panel__close" onClick={() => setPanel(undefined)}>
            {messages.close}
          </button>
        </aside>
      )}
    </div>
  );
}

createRoot(document.getElementById("editor")!).render(<Editor />);
