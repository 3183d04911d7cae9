/** The lists of the editor: what is left to do, the changes, what a page does not show. */
import { useState } from "react";
import { remarksOf, type Remark } from "../refusal";
import type { Row } from "../rows";
import { ChangedTexts } from "./changed-texts";
import { languageName, titleOf, useEditor, type State } from "./editor-context";
import { Remarks } from "./remarks";
import { request } from "./request";
import { firstOfGroups, nameOf, rowsInGroup, todoOf } from "./selected-rows";

/** A button that shows a field, with the name of what is saved with it. */
function RowLink({ row, name }: { readonly row: Row; readonly name: string }) {
  const { open, page } = useEditor();
  const { pages, language, id } = row;
  const shown = pages.some((path) => path === page) ? page : (pages[0] ?? page);
  return (
    <button className="panel__link" onClick={() => void open(shown, language, id)}>
      {name}
    </button>
  );
}

/** Every open fact and page, and then what the clinic gives if it has it. */
export function TodoPanel() {
  const { state, open } = useEditor();
  const { open: facts, optional } = todoOf(state);
  return (
    <>
      <h2>{state.toGo}</h2>
      <Remarks remarks={state.filesToMend.map((text) => ({ text }))} />
      {facts.length > 0 && (
        <section aria-labelledby="facts">
          <h3 id="facts">Facts that only you know</h3>
          {state.pages.map(({ path, title }) => {
            const own = facts.filter(({ pages: [page] }) => page === path);
            return (
              own.length > 0 && (
                <details key={path}>
                  <summary>
                    {title} ({own.length})
                  </summary>
                  <ul>
                    {own.map((row) => (
                      <li key={row.id}>
                        <RowLink
                          row={row}
                          name={
                            row.open === "message"
                              ? `${row.name}: ${languageName(state, row.language)}`
                              : row.name
                          }
                        />
                      </li>
                    ))}
                  </ul>
                </details>
              )
            );
          })}
        </section>
      )}
      {state.open.length > 0 && (
        <section aria-labelledby="pages">
          <h3 id="pages">Pages that nobody has signed since their last change</h3>
          <ul>
            {state.open.map(({ path, language, why, changed }) => (
              <li key={`${language} ${path}`}>
                <button className="panel__link" onClick={() => void open(path, language)}>
                  {titleOf(state, path)} ({languageName(state, language)})
                </button>{" "}
                <small>{why === "unsigned" ? "not signed" : "changed since it was signed:"}</small>
                <ChangedTexts texts={changed} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <NextStep />
      {optional.length > 0 && (
        <section aria-labelledby="optional">
          <h3 id="optional">If you have it</h3>
          <p>
            Parents like to see it, and the site can go live without it. Pages do not show what is
            empty.
          </p>
          <ul>
            {optional.map((row) => (
              <li key={row.id}>
                <RowLink row={row} name={nameOf(rowsInGroup(state, row.group))} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What is to do when every fact is given and every page is signed. */
export function NextStep() {
  const { state } = useEditor();
  if (todoOf(state).open.length + state.open.length > 0) return null;
  return (
    <section aria-labelledby="next-step">
      <h3 id="next-step">Every fact is given, and every page is signed. Next:</h3>
      <ol>
        <li>
          Once: somebody who knows the code sets the address of the site, and the addresses to which
          the two forms send. README.md, “Publish it”, says how.
        </li>
        <li>
          Each time: publish. In GitHub Desktop, write what you changed, press “Commit to main”,
          then “Push origin”. On GitHub, wait for the green tick, and press “Actions”, “Deploy”,
          “Run workflow”.
        </li>
      </ol>
    </section>
  );
}

/** The changes that were made on this computer, newest first, each with its page. */
export function ChangesPanel() {
  const { state, showState } = useEditor();
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const undo = (id: string) =>
    request<State>("undo", { id }).then(
      (next) => {
        setRemarks([]);
        showState(next);
      },
      (error) => setRemarks(remarksOf(error)),
    );
  return (
    <>
      <h2>My changes</h2>
      <Remarks remarks={remarks} />
      {state.myChanges.length === 0 && <p>No change yet.</p>}
      <ol>
        {state.myChanges
          .map(({ id, path, how, when, texts, undone }) => {
            const row = state.rows.find((row) => row.path === path);
            const rows = row ? rowsInGroup(state, row.group) : [];
            return (
              <li key={id}>
                <b>{row ? nameOf(rows) : path}</b>
                <small>{titleOf(state, row?.pages[0])}</small> <small>{when}</small>
                {how && texts.length === 0 && (
                  <p>{how === "ask" ? "Parents should ask us" : "This is right"}</p>
                )}
                <ChangedTexts texts={texts} />
                {undone ? (
                  <small>taken back</small>
                ) : (
                  <button onClick={() => void undo(id)}>Take back</button>
                )}
              </li>
            );
          })
          .reverse()}
      </ol>
    </>
  );
}

type HiddenPanelProps = {
  /** The ids of the fields that the page shows. */
  readonly visible: readonly string[];
};

/** The fields of a page that have no visible element, such as titles and text alternatives. */
export function HiddenPanel({ visible }: HiddenPanelProps) {
  const { state, page, language } = useEditor();
  // Several fields may be written in one place.
  const shown = state.rows.filter(({ id }) => visible.includes(id)).map(({ valueId }) => valueId);
  const rows = state.rows.filter(
    (row) =>
      row.pages.some((path) => path === page) &&
      (row.language === language || row.kind !== "text") &&
      !shown.includes(row.valueId),
  );
  return (
    <>
      <h2>Not visible here</h2>
      <p>Titles for search engines, texts that are read aloud, photos, and facts of this page.</p>
      <ul>
        {firstOfGroups(rows).map((row) => (
          <li key={row.id}>
            <RowLink row={row} name={nameOf(rowsInGroup(state, row.group))} />{" "}
            <small>
              {typeof row.value === "string" && row.value !== ""
                ? row.value
                : (row.value ?? "") === "" && "(empty)"}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
