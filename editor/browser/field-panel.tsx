/** The panel of a field, or of those that are saved with it. */
import type { SubmitEvent } from "react";
import type { Row } from "../rows";
import { languageName, titleOf, useEditor, type State } from "./editor-context";
import { Remarks } from "./remarks";
import { nameOf, nextAfter, ownName } from "./selected-rows";
import { useField } from "./use-field";
import { ValueInput } from "./value-input";

export function FieldPanel({ group }: { readonly group: string }) {
  const { state } = useEditor();
  const { rows, saved, checked, refused, valueOf, ...field } = useField(group);
  const fact = rows.find(({ open }) => open === "fact");
  const canAsk = fact?.canAsk === true;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    void field.save(value, fact?.id);
  }

  const name = nameOf(rows);
  const labelOf = (row: Row) => {
    const same = rows.filter(({ path }) => path === row.path);
    const parts = [
      same.length < rows.length && ownName(row),
      same.length > 1 && languageName(state, row.language),
    ];
    return parts.filter(Boolean).join(": ") || name;
  };

  return (
    <form className="field" onSubmit={submit} noValidate>
      <h2>{name}</h2>
      {fact !== undefined && (
        <p className="field__open">
          {fact.isExample
            ? "This is an example. Type what a parent has given you, with their written consent. Keep the paper."
            : "Only you know this. Type it, then press “This is right”."}
        </p>
      )}
      {rows.some(({ open }) => open === "message") && (
        <p className="field__open">
          The text in the other language is missing, or has other links.
        </p>
      )}
      {rows.map((row) => (
        <ValueInput
          key={row.id}
          row={row}
          label={labelOf(row)}
          value={valueOf(row)}
          remarks={checked.filter(({ id }) => id === row.id)}
          isRefused={refused.some(({ id }) => id === row.id)}
          setValue={(value) => field.type(row.id, value)}
        />
      ))}
      <Remarks
        remarks={[
          ...refused.map((remark) => {
            const about = state.rows.find(({ id }) => id === remark.id);
            const isHere = about?.group === group;
            const label = about && (isHere ? labelOf(about) : about.name);
            return label === undefined || (isHere && rows.length === 1)
              ? remark
              : { ...remark, text: `${label}: ${remark.text}` };
          }),
          ...checked.filter(({ id }) => rows.every((row) => row.id !== id)),
        ]}
      />
      <p className="panel__actions">
        <button className="button" value={fact && "confirm"}>
          {fact === undefined ? "Save" : "This is right"}
        </button>
        {canAsk && (
          <button className="button button--quiet" value="ask">
            Parents should ask us
          </button>
        )}
      </p>
      <output className="field__progress">
        {field.isSaving && "Saving…"}
        {saved && (saved.how === "ask" ? "Saved: parents should ask you." : "Saved.")}
      </output>
      {saved && <AfterSave group={group} rows={rows} saved={saved} />}
      {canAsk && (
        <p className="field__help">
          The page keeps the question, with a link to ask you on WhatsApp.
        </p>
      )}
      <FieldHelp rows={rows} state={state} />
    </form>
  );
}

type AfterSaveProps = {
  readonly group: string;
  readonly rows: readonly Row[];
  readonly saved: NonNullable<ReturnType<typeof useField>["saved"]>;
};

/** After a save: change the other language too, or give the next fact. */
function AfterSave({ group, rows, saved }: AfterSaveProps) {
  const { state, open, page } = useEditor();
  const isSaved = ({ id }: Row) => saved.edits.some((edit) => edit.id === id);
  const isBehind = (row: Row) =>
    !isSaved(row) && rows.some((other) => other.path === row.path && isSaved(other));
  const behind = saved.how === "ask" ? undefined : rows.find(isBehind);
  const next =
    saved.how !== "" || rows.some(({ isOptional }) => isOptional)
      ? nextAfter(state, group)
      : undefined;
  const show = (row: Row) => void open(row.pages[0] ?? page, row.language, row.id);
  return (
    <>
      {behind && (
        <p className="field__open">
          You have changed one language. Does the text in {languageName(state, behind.language)}{" "}
          still say the same?{" "}
          <button type="button" onClick={() => show(behind)}>
            Show it
          </button>
        </p>
      )}
      {next && (
        <p>
          <button className="button" type="button" onClick={() => show(next)}>
            Next: {next.name}
          </button>
        </p>
      )}
    </>
  );
}

type FieldHelpProps = { readonly rows: readonly Row[]; readonly state: State };

/** The pages that change with a field, and the sources of a sentence about health. */
function FieldHelp({ rows, state }: FieldHelpProps) {
  const { id = "", pages = [], sources = [] } = rows[0] ?? {};
  return (
    <>
      {pages.length > 1 && (
        <p className="field__help">
          Changes here too: {pages.map((path) => titleOf(state, path)).join(", ")}
        </p>
      )}
      {sources.length > 0 && (
        <section className="field__help">
          <h3 id={`${id}-sources`}>Sources</h3>
          <ul aria-labelledby={`${id}-sources`}>
            {sources.map((code) => {
              const { publisher, title, url, readAs } = state.sources[code]!;
              return (
                <li key={code}>
                  {publisher}:{" "}
                  {url === undefined ? (
                    title
                  ) : (
                    // In a new tab, because words in the panel may not be saved.
                    <a href={url} target="_blank" rel="noreferrer">
                      {title}
                    </a>
                  )}
                  {readAs === "not read" && " (not read)"}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
