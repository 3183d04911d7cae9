/** The page of the editor: a bar, the site in a frame, and a panel for what the person chose. */
import { useCallback, useEffect, useRef, useState } from "react";
import { refusal, remarksOf, type Remark } from "../refusal";
import { Bar } from "./bar";
import { EditorContext, type State } from "./editor-context";
import { FieldPanel } from "./field-panel";
import { fieldsIn, idsOf, sideBeside } from "./frame";
import { ChangesPanel, HiddenPanel, TodoPanel } from "./lists";
import { request } from "./request";
import { SignPanel } from "./sign-panel";
import { mayLeave } from "./use-field";
import { usePage } from "./use-page";

/** What the panel shows: a list, the form to sign a page, or a form for each field. */
type Panel = {
  readonly kind: "todo" | "changes" | "hidden" | "sign" | "fields";
  readonly ids?: readonly string[];
  readonly element?: HTMLElement;
};

export function Editor() {
  const [state, setState] = useState<State>();
  const [panel, setPanel] = useState<Panel>();
  const panelElement = useRef<HTMLElement>(null);
  /** Why the page cannot be shown, for example a broken file of content/. */
  const [failure, setFailure] = useState<readonly Remark[]>([]);

  const refresh = useCallback(async () => {
    try {
      setState(await request<State>("state"));
      setFailure([]);
    } catch (error) {
      setFailure(remarksOf(error));
    }
  }, []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  useEffect(() => {
    const element = panelElement.current;
    element?.focus();
    // The panel before may have been scrolled.
    if (element) element.scrollTop = 0;
  }, [panel]);

  const { frame, isLoading, page, language, ...site } = usePage(state, {
    choose(element) {
      const ids = idsOf(element);
      const open = state!.rows.filter((row) => row.open && ids.includes(row.id));
      // What only the clinic knows is first.
      const first = open.map(({ id }) => id);
      void show({ kind: "fields", ids: [...first, ...ids], element });
    },
    close: () => void close(),
    sign: () => void show({ kind: "sign" }),
    fail: () => void explainEmptyPage(),
  });

  /** Shows another panel, or none, unless the person wants to keep words that are not saved. */
  async function show(next?: Panel): Promise<boolean> {
    const isLeft = await mayLeave();
    if (isLeft) setPanel(next);
    return isLeft;
  }

  async function close() {
    if (await show()) chosen()?.focus();
  }

  /** The element of the panel: after a save the page has a new one. */
  const chosen = () =>
    panel?.element?.isConnected ? panel.element : site.elementOf(panel?.ids?.[0]);

  /** Says why the server sent an empty page: a file is broken, or the code of the page. */
  async function explainEmptyPage() {
    await refresh();
    setFailure((reason) =>
      reason.length > 0
        ? reason
        : refusal(
            "This page cannot be shown: the code of the site has a fault. What you saved is safe. Send the last lines of the terminal to the people who look after the site.",
          ).remarks,
    );
  }

  const alert = failure.length > 0 && (
    <div className="editor__failure" role="alert">
      {failure.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <button
        onClick={() => {
          void refresh();
          site.reload();
        }}
      >
        Try again
      </button>
    </div>
  );
  if (state === undefined) return alert;
  const besideElement = chosen();
  const groups = (panel?.ids ?? []).flatMap(
    (id) => state.rows.find((row) => row.id === id)?.group ?? [],
  );
  return (
    <EditorContext
      value={{
        state,
        page,
        language,
        async open(path, code, field) {
          const next = field && ({ kind: "fields", ids: [field] } as const);
          if (await show(next || undefined)) site.goTo(path, code, field);
        },
        refresh,
        showState(next) {
          setState(next);
          setFailure([]);
          void site.showChange();
        },
      }}
    >
      <div
        className="editor"
        role="presentation"
        onKeyDown={({ key, target }) =>
          key === "Escape" && !(target as Element).closest(".bar") && void close()
        }
      >
        <Bar showPanel={(kind) => void show({ kind })} />
        {alert}
        <iframe
          className="editor__frame"
          ref={frame}
          src="/"
          title="Page"
          aria-busy={isLoading}
          onLoad={site.onLoad}
        />
        {isLoading && (
          <p className="editor__loading" role="status">
            The page is loading…
          </p>
        )}
        {panel && (
          <aside
            className={`panel panel--${besideElement ? sideBeside(besideElement) : "end"}`}
            ref={panelElement}
            tabIndex={-1}
          >
            <button className="panel__close" onClick={() => void close()}>
              Close
            </button>
            <div className="panel__content">
              {panel.kind === "todo" && <TodoPanel />}
              {panel.kind === "changes" && <ChangesPanel />}
              {panel.kind === "hidden" && (
                <HiddenPanel visible={fieldsIn(frame.current!.contentDocument!)} />
              )}
              {panel.kind === "sign" && <SignPanel />}
              {[...new Set(groups)].map((group) => (
                <FieldPanel key={group} group={group} />
              ))}
            </div>
          </aside>
        )}
      </div>
    </EditorContext>
  );
}
