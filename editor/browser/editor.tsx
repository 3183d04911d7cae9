/** The page of the editor: a bar, the site in a frame, and a panel for what the person chose. */
import { useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type * as api from "../api";
import { Bar } from "./bar";
import {
  addressOf,
  addSigns,
  fieldsIn,
  pageAt,
  removeSigns,
  replaceBody,
} from "./frame";
import { messagesByLanguage } from "./messages";
import { request } from "./request";
import { PanelContent, type Panel } from "./panel-content";
import { useUnsavedWords } from "./use-unsaved-words";

export type State = Awaited<ReturnType<typeof api.state>>;

function Editor() {
  const [state, setState] = useState<State>();
  const [page, setPage] = useState("/");
  const [language, setLanguage] = useState("en");
  const [uiLanguage, setUiLanguage] = useState<"en" | "hi">("en");
  const [panel, showPanel] = useState<Panel>();
  /** Why the state could not be loaded, for example a broken file of content/. */
  const [failure, setFailure] = useState("");
  const [isLoading, setIsLoading] = useState(true);
  const { typed, onTyped } = useUnsavedWords();
  const panelElement = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState(true);
  const [side, setSide] = useState<"start" | "end">("end");
  const frame = useRef<HTMLIFrameElement>(null);
  /** The HTML of the page in the frame, as the server sent it. */
  const shownHtml = useRef("");
  const [version, setVersion] = useState(0);
  const messages = messagesByLanguage[uiLanguage];
  const address = addressOf(page, language);

  /** Shows another panel, or none. Asks first if words would be lost. */
  const setPanel = useCallback(
    (next: Panel | undefined): boolean => {
      if (typed.current.size > 0 && !window.confirm(messages.unsaved))
        return false;
      typed.current.clear();
      showPanel(next);
      return true;
    },
    [messages, typed],
  );
  useEffect(() => panelElement.current?.focus(), [panel]);

  const refresh = useCallback(async () => {
    try {
      setState(await request<State>("state", { uiLanguage }));
      setFailure("");
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, [uiLanguage]);
  useEffect(() => void refresh(), [refresh]);

  /** Reloads the state and the page after a change. */
  const showChange = useCallback(async () => {
    const refreshed = refresh();
    shownHtml.current = await replaceBody(
      frame.current!.contentWindow!,
      address,
      shownHtml.current,
    );
    setVersion((count) => count + 1);
    await refreshed;
  }, [address, refresh]);

  const prepare = useCallback(() => {
    const document = frame.current?.contentDocument;
    if (!document?.querySelector("h1") || state === undefined) return;
    removeSigns(document);
    if (editing)
      addSigns(
        document,
        state.facts.map(({ id }) => id),
        messages.sign,
        () => setPanel({ kind: "sign" }),
      );
  }, [editing, messages, setPanel, state]);
  useEffect(prepare, [prepare, version]);

  function onLoad() {
    const frameWindow = frame.current!.contentWindow!;
    const { document, location } = frameWindow;
    shownHtml.current = document.body.innerHTML;
    setIsLoading(false);
    const shown = pageAt(location.pathname);
    setLanguage(shown.language);
    setPage(shown.page);
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

  const open = (path: string, code: string, ids?: readonly string[]) => {
    if (!setPanel(ids && { kind: "field", ids })) return;
    if (path === page && code === language) return;
    // onLoad of the frame sets the page and the language.
    setIsLoading(true);
    frame.current!.contentWindow!.location.assign(addressOf(path, code));
  };
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
      <Bar
        {...panelProps}
        uiLanguage={uiLanguage}
        isEditing={editing}
        showPanel={(kind) => setPanel({ kind })}
        setEditing={setEditing}
        setUiLanguage={setUiLanguage}
      />
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
          <PanelContent
            panel={panel}
            visible={fieldsIn(frame.current!.contentDocument!)}
            onTyped={onTyped}
            {...panelProps}
          />
          <button className="panel__close" onClick={() => setPanel(undefined)}>
            {messages.close}
          </button>
        </aside>
      )}
    </div>
  );
}

createRoot(document.getElementById("editor")!).render(<Editor />);
