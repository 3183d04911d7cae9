/** The panel of one field: its text in every language, what the rules say, and how a fact is settled. */
import { useEffect, useState } from "react";
import type * as api from "../api";
import { ValueInput } from "./inputs";
import { fieldName } from "./names";
import { OtherPages } from "./other-pages";
import type { PanelProps } from "./panels";
import { request, ServerError } from "./request";
import { StatusLine } from "./status-line";
import { noVerdict, VerdictList, type Verdict } from "./verdict-list";

type Field = Awaited<ReturnType<typeof api.field>>;

export function FieldPanel({
  id,
  messages,
  state,
  onSaved,
  onTyped,
  onSaving,
}: PanelProps & {
  readonly id: string;
  /** Says whether the panel has words that are not saved. */
  readonly onTyped: (id: string, hasWords: boolean) => void;
  /** Gets each save, which rejects when it fails. */
  readonly onSaving: (save: Promise<void>) => void;
}) {
  const [field, setField] = useState<Field>();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [verdict, setVerdict] = useState(noVerdict);
  const [error, setError] = useState<ServerError | Error>();
  const [progress, setProgress] = useState("");
  const edits = (field?.texts ?? [])
    .filter((text) => text.id in values && values[text.id] !== text.value)
    .map((text) => ({
      id: text.id,
      before: text.value,
      after: values[text.id],
    }));
  const typed = JSON.stringify(edits);

  useEffect(() => {
    request<Field>("field", { id }).then(setField, setError);
  }, [id]);

  // Checks the edits when the person pauses.
  useEffect(() => {
    let isCurrent = true;
    const show = (answer: Verdict) => isCurrent && setVerdict(answer);
    const timer = setTimeout(() => {
      if (typed === "[]") return show(noVerdict);
      request<Verdict>("check", { edits: JSON.parse(typed) as unknown }).then(
        show,
        () => {},
      );
    }, 250);
    // The editor asks before it drops these words.
    onTyped(id, typed !== "[]");
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, onTyped, typed]);

  if (field === undefined) return <StatusLine isError text={error?.message} />;

  function type(textId: string, value: unknown) {
    setValues({ ...values, [textId]: value });
    // What was said about the value before is not true any more.
    setVerdict({ ...verdict, errors: [] });
    setProgress("");
    setError(undefined);
  }

  async function save(how?: "confirm" | "ask") {
    setError(undefined);
    setProgress(messages.saving);
    try {
      const saved = request("change", {
        edits,
        ...(how && { settled: { id: field!.texts[0]!.id, how } }),
      }).then(() => onTyped(id, false));
      onSaving(saved);
      await saved;
      setField(await request<Field>("field", { id }));
      setValues({});
      setVerdict(noVerdict);
      setProgress(how === "ask" ? messages.asked : messages.saved);
      await onSaved();
    } catch (reason) {
      setProgress("");
      // The rules that an input breaks are shown beside the input.
      const answer = await request<Verdict>("check", { edits }).catch(
        () => noVerdict,
      );
      setVerdict(answer);
      const isConflict = reason instanceof ServerError && reason.isConflict;
      if (isConflict || answer.errors.length === 0) setError(reason as Error);
    }
  }

  async function keep(word: string) {
    await request("keepWord", { word });
    setVerdict({
      ...verdict,
      words: verdict.words.filter((other) => other !== word),
    });
  }

  const lacksMessage =
    field.kind === "text" &&
    field.texts.some(
      ({ value }) => value === undefined && field.texts[0]?.value !== "",
    );
  const name = fieldName(field.label, messages.code);
  const codes = field.texts.map(({ code }) => code);
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void save(field.open ? "confirm" : undefined);
      }}
    >
      <h2>{name}</h2>
      {field.open && (
        <p className="open">
          {field.isTestimonial ? messages.example : messages.open}{" "}
          {field.canAsk && messages.openAsk}
        </p>
      )}
      {lacksMessage && <p className="open">{messages.missing}</p>}
      {field.texts.map((text) => (
        <ValueInput
          key={text.id}
          id={field.id}
          kind={field.kind}
          label={field.texts.length > 1 ? text.name : name}
          language={text.code}
          value={text.id in values ? values[text.id] : text.value}
          messages={messages}
          errors={verdict.errors.filter(
            ({ language }) => language === text.code,
          )}
          onSaved={onSaved}
          setValue={(value) => type(text.id, value)}
        />
      ))}
      <VerdictList
        verdict={verdict}
        errors={verdict.errors.filter(
          ({ language = "" }) => !codes.includes(language),
        )}
        messages={messages}
        keep={keep}
      />
      <StatusLine text={progress} />
      <StatusLine isError text={error?.message} />
      {error instanceof ServerError && error.isConflict && (
        <p className="conflict">
          {messages.conflict} <q>{String(error.current)}</q>
          <button
            type="button"
            onClick={() =>
              void request<Field>("field", { id })
                .then(setField)
                .then(() => setError(undefined))
            }
          >
            {messages.use}
          </button>
        </p>
      )}
      {field.kind !== "photo" && (
        <p className="actions">
          {field.open ? (
            <button className="primary">{messages.confirm}</button>
          ) : (
            <button className="primary" disabled={edits.length === 0}>
              {messages.save}
            </button>
          )}
          {field.open && field.canAsk && (
            <button type="button" onClick={() => void save("ask")}>
              {messages.ask}
            </button>
          )}
        </p>
      )}
      {field.open && field.canAsk && (
        <p>
          <small>{messages.askHelp}</small>
        </p>
      )}
      <OtherPages pages={field.pages} messages={messages} state={state} />
    </form>
  );
}
