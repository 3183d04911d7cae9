/** The panels of the editor that list something: what is left to do, the changes, the hidden fields of a page. */
import { fieldName } from "@/site-content/field-names";
import { useEffect, useState } from "react";
import type * as api from "../api";
import type { Refusal, Remark } from "../refusal";
import { languageName, titleOf, useEditor } from "./editor-context";
import { Remarks } from "./remarks";
import { request } from "./request";

/** Every open fact, and every page that is unsigned or changed; each is a button that shows it. */
export function TodoPanel() {
  const { state, open } = useEditor();
  return (
    <>
      <h2>{todoText(useEditor())}</h2>
      <h3>Facts that only you know</h3>
      {state.pages.map(({ path, title }) => {
        const facts = state.facts.filter((fact) => fact.page === path);
        return (
          facts.length > 0 && (
            <details key={path}>
              <summary>
                {title} ({facts.length})
              </summary>
              <ul>
                {facts.map(({ id, language, label }) => (
                  <li key={id}>
                    <button
                      className="panel__link"
                      onClick={() => void open(path, language, id)}
                    >
                      {fieldName(label, "en")}
                      {language !== "en" &&
                        `: ${languageName(state, language)}`}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )
        );
      })}
      <h3>Pages that nobody has signed since their last change</h3>
      <ul>
        {state.open.map(({ path, language, why, changed }) => (
          <li key={`${language} ${path}`}>
            <button
              className="panel__link"
              onClick={() => void open(path, language)}
            >
              {titleOf(state, path)} ({languageName(state, language)})
            </button>{" "}
            <small>
              {why === "unsigned"
                ? "not signed"
                : "changed since it was signed:"}
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

/** How much is left, such as "9 facts and 14 pages to go". */
export function todoText({ state }: ReturnType<typeof useEditor>): string {
  const [facts, pages] = [state.facts.length, state.open.length];
  if (facts + pages === 0) return "Nothing left to do";
  return `${counted(facts, "fact")} and ${counted(pages, "page")} to go`;
}

const counted = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The changes that were made on this computer, newest first, each with its page. */
export function ChangesPanel() {
  const { state, showChange } = useEditor();
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const undo = (index: number) =>
    request("undo", { index }).then(showChange, (error: Refusal) =>
      setRemarks(error.remarks),
    );
  return (
    <>
      <h2>My changes</h2>
      <Remarks remarks={remarks} />
      {state.myChanges.length === 0 && <p>No change yet.</p>}
      <ol>
        {state.myChanges
          .map(({ label, page, how, texts, undone }, index) => (
            <li key={index}>
              <b>{fieldName(label, "en")}</b>
              <small>{titleOf(state, page)}</small>
              {how && texts.length === 0 && (
                <p>
                  {how === "ask" ? "Parents should ask us" : "This is right"}
                </p>
              )}
              {texts.map(([before, after]) => (
                <p key={after}>
                  <del>{before || "(empty)"}</del>{" "}
                  <ins>{after || "(empty)"}</ins>
                </p>
              ))}
              {undone ? (
                <small>taken back</small>
              ) : (
                <button onClick={() => void undo(index)}>Take back</button>
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
  visible,
}: {
  /** The ids of the fields that the page shows. */
  readonly visible: readonly string[];
}) {
  const { page, language, open } = useEditor();
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
      <h2>Not visible here</h2>
      <p>
        Titles for search engines, texts that are read aloud, photos, and facts
        of this page.
      </p>
      <ul>
        {fields?.map(({ id, label, value }) => (
          <li key={id}>
            <button
              className="panel__link"
              onClick={() => void open(page, language, id)}
            >
              {fieldName(label, "en")}
            </button>{" "}
            <small>
              {typeof value === "string" && value !== ""
                ? value
                : (value ?? "") === "" && "(empty)"}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
