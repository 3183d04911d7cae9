/** The page of the editor: a bar, the site in a frame, and a panel for what the person chose. */
import { useCallback, useEffect, useRef, useState } from "react";
import type * as api from "../api";
import { Bar } from "./bar";
import {
  addressOf,
  addSigns,
  fieldsIn,
  listen,
  pageAt,
  removeSigns,
  replaceBody,
  scrollTo,
  sideBeside,
} from "./frame";
import { messagesByLanguage } from "./messages";
import { request } from "./request";
import { PanelContent, type Panel } from "./panel-content";
import { useUnsavedWords } from "./use-unsaved-words";

export type State = Awaited<ReturnType<typeof api.state>>;

export function Editor() {
  const [state, setState] = useState<State>();
  const [page, setPage] = useState("/");
  const [language, setLanguage] = useState("en");
  const [uiLanguage, setUiLanguage] = useState<"en" | "hi">("en");
  const [panel, showPanel] = useState<Panel>();
  /** Why the state could not be loaded, for example a broken file of content/. */
  const [failure, setFailure] = useState("");
  const [isLoading, setIsLoading] = useState(true);
  const { typed, onTyped, saving, onSaving } = useUnsavedWords();
  const panelElement = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState(true);
  const [side, setSide] = useState<"start" | "end">("end");
  const frame = useRef<HTMLIFrameElement>(null);
  /** The ids of the fields to which the page scrolls when it is loaded. */
  const opened = useRef<readonly string[]>([]);
  /** The HTML of the page in the frame, as the server sent it. */
  const shownHtml = useRef("");
  const [version, setVersion] = useState(0);
  const messages = messagesByLanguage[uiLanguage];
  const address = addressOf(page, language);

  /** Shows another panel, or none, when the last save has ended. Asks first if words would be lost. */
  const setPanel = useCallback(
    async (next: Panel | undefined): Promise<boolean> => {
      await saving.current;
      if (typed.current.size > 0 && !window.confirm(messages.unsaved))
        return false;
      typed.current.clear();
      showPanel(next);
      return true;
    },
    [messages, saving, typed],
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
        () => void setPanel({ kind: "sign" }),
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
    listen(document, choose, () => void setPanel(undefined));
    prepare();
    scrollToOpened();
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
    setSide(sideBeside(element));
    void setPanel({ kind: "field", ids: element.dataset.edit!.split(" ") });
  }

  function scrollToOpened() {
    const element = scrollTo(frame.current!.contentDocument!, opened.current);
    opened.current = [];
    if (element) setSide(sideBeside(element));
  }

  const open = async (path: string, code: string, ids?: readonly string[]) => {
    if (!(await setPanel(ids && { kind: "field", ids }))) return;
    opened.current = ids ?? [];
    if (path === page && code === language) return scrollToOpened();
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
    close: () => void setPanel(undefined),
    onSaved: showChange,
    open: (...place: Parameters<typeof open>) => void open(...place),
  };

  return (
    <div
      className="editor"
      lang={uiLanguage}
      onKeyDown={(event) => event.key === "Escape" && void setPanel(undefined)}
      role="presentation"
    >
      <Bar
        {...panelProps}
        uiLanguage={uiLanguage}
        isEditing={editing}
        showPanel={(kind) => void setPanel({ kind })}
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
            onSaving={onSaving}
            {...panelProps}
          />
          <button className="panel__close" onClick={panelProps.close}>
            {messages.close}
          </button>
        </aside>
      )}
    </div>
  );
}
