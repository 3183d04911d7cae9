/** The panels of the editor that list something: what is left to do, the changes, the hidden fields of a page. */
import { useEffect, useState } from "react";
import type * as api from "../api";
import type { State } from "./editor";
import type { Messages } from "./messages";
import { fieldName } from "./names";
import { request } from "./request";
import { StatusLine } from "./status-line";

export type PanelProps = {
  readonly messages: Messages;
  readonly state: State;
  readonly page: string;
  readonly language: string;
  readonly close: () => void;
  /** Shows the page and the progress as they are after a save. */
  readonly onSaved: () => Promise<void>;
  readonly open: (
    page: string,
    language: string,
    ids?: readonly string[],
  ) => void;
};

const titleOf = ({ pages }: State, path: string | undefined) =>
  pages.find((page) => page.path === path)?.title;

/** Every open fact, and every page that is unsigned or changed; each is a button that shows it. */
export function TodoPanel({ messages, state, open }: PanelProps) {
  return (
    <>
      <h2>{messages.todo(state.facts.length, state.open.length)}</h2>
      <h3>{messages.facts}</h3>
      {state.pages.map(({ path, title }) => {
        const facts = state.facts.filter((fact) => fact.page === path);
        return (
          facts.length > 0 && (
            <details key={path}>
              <summary>
                {title} ({facts.length})
              </summary>
              <ul>
                {facts.map(({ id, language, languageName, label }) => (
                  <li key={id}>
                    <button
                      className="link"
                      onClick={() => open(path, language, [id])}
                    >
                      {fieldName(label, messages.code)}
                      {language !== "en" && `: ${languageName}`}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )
        );
      })}
      <h3>{messages.pages}</h3>
      <ul>
        {state.open.map(({ path, language, why, changed }) => (
          <li key={`${language} ${path}`}>
            <button className="link" onClick={() => open(path, language)}>
              {titleOf(state, path)} (
              {state.languages.find(({ code }) => code === language)?.name})
            </button>{" "}
            <small>
              {why === "unsigned" ? messages.unsigned : messages.changed}
            </small>
            {changed.map((text) => (
              <q key={text}>{text}</q>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The changes that were made in this editor, newest first, each with its page. */
export function ChangesPanel({ messages, state, onSaved }: PanelProps) {
  const [error, setError] = useState("");
  const undo = (index: number) =>
    request("undo", { index }).then(onSaved, (reason: Error) =>
      setError(reason.message),
    );
  return (
    <>
      <h2>{messages.changes}</h2>
      <StatusLine isError text={error} />
      {state.session.length === 0 && <p>{messages.noChanges}</p>}
      <ol reversed>
        {state.session
          .map(({ label, page, how, texts, undone }, index) => (
            <li key={index}>
              {fieldName(label, messages.code)}{" "}
              <small>({titleOf(state, page)})</small>{" "}
              {how && texts.length === 0 && <q>{messages[how]}</q>}
              {texts.map(([before, after]) => (
                <q key={after}>
                  {before || messages.empty} → {after || messages.empty}
                </q>
              ))}
              {undone ? (
                <small>{messages.undone}</small>
              ) : (
                <button onClick={() => void undo(index)}>
                  {messages.undo}
                </button>
              )}
            </li>
          ))
          .reverse()}
      </ol>
    </>
  );
}

type Hidden = Awaited<ReturnType<typeof api.hidden>>;

/** The fields of a page that have no visible element, such as titles and text alternatives. */
export function HiddenPanel({
  messages,
  page,
  language,
  visible,
  open,
}: PanelProps & { readonly visible: readonly string[] }) {
  const [fields, setFields] = useState<Hidden>();
  const ids = visible.join();
  useEffect(() => {
    void request<Hidden>("hidden", {
      page,
      language,
      visible: ids.split(","),
    }).then(setFields);
  }, [page, language, ids]);
  return (
    <>
      <h2>{messages.hidden}</h2>
      <p>{fields ? messages.hiddenHelp : "…"}</p>
      <ul>
        {fields?.map(({ id, label, value }) => (
          <li key={id}>
            <button className="link" onClick={() => open(page, language, [id])}>
              {fieldName(label, messages.code)}
            </button>{" "}
            <small>
              {typeof value === "string" && value !== ""
                ? value
                : (value ?? "") === "" && messages.empty}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
