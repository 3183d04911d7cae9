/** The panel of one field: its text in every language, what the rules say, and how a fact is settled. */
import { useCallback, useEffect, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import type * as api from "../api";
import type { Refusal, Remark } from "../refusal";
import { languageName, titleOf, useEditor } from "./editor-context";
import { fieldName } from "@/content-model/field-names";
import { Remarks } from "./remarks";
import { request } from "./request";
import type { Text } from "./say";
import { noteSave, noteUnsaved } from "./unsaved";
import { ValueInput } from "./value-input";

type Field = Awaited<ReturnType<typeof api.field>>;

export function FieldPanel({ id }: { readonly id: string }) {
  const { say, uiLanguage, state, showChange } = useEditor();
  const [field, setField] = useState<Field>();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  /** What the rules say of the typed words, and why the last save was refused. */
  const [checked, setChecked] = useState<readonly Remark[]>([]);
  const [refused, setRefused] = useState<readonly Remark[]>([]);
  const remarks = [
    ...refused,
    ...checked.filter(({ id, text }) =>
      refused.every((other) => other.id !== id || other.text !== text),
    ),
  ];
  const [progress, setProgress] = useState<Text>();
  const showError = (error: Refusal) => setRefused(error.remarks);
  const load = useCallback(
    () => request<Field>("field", { id }).then(setField, showError),
    [id],
  );
  useEffect(() => void load(), [load]);

  const edits = (field?.inputs ?? [])
    .filter((input) => input.id in values && values[input.id] !== input.value)
    .map((input) => ({
      id: input.id,
      before: input.value,
      after: values[input.id],
    }));
  const typed = JSON.stringify(edits);
  useEffect(() => {
    if (typed === "[]") return;
    noteUnsaved(id, true);
    let isCurrent = true;
    const show = (answer: readonly Remark[]) => isCurrent && setChecked(answer);
    // Checks the edits when the person pauses.
    const timer = setTimeout(() => {
      const body = { edits: JSON.parse(typed) as unknown };
      request<readonly Remark[]>("check", body).then(show, () => {});
    }, 250);
    return () => {
      noteUnsaved(id, false);
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, typed]);

  if (field === undefined) return <Remarks remarks={remarks} />;
  const { fact, canAsk, isTestimonial, inputs, label, pages } = field;

  const withTyped = (input: Field["inputs"][number]) =>
    input.id in values ? { ...input, value: values[input.id] } : input;

  function type(inputId: string, value: unknown) {
    setValues({ ...values, [inputId]: value });
    // What was said about the value before is not true any more.
    setChecked([]);
    setRefused([]);
    setProgress(undefined);
  }

  async function save(how: string) {
    setRefused([]);
    setProgress("Saving…");
    const settled = how === "" ? undefined : { id: fact, how };
    const saved = Promise.all(edits.map(withFile))
      .then((sent) => request("change", { edits: sent, settled }))
      .then(() =>
        // At the end of the save, the panel knows whether some words are not saved.
        flushSync(() => {
          setField({ ...field!, inputs: inputs.map(withTyped) });
          // What the person has typed in the meantime stays.
          setValues((now) =>
            Object.fromEntries(
              Object.entries(now).filter(
                ([inputId, value]) => value !== values[inputId],
              ),
            ),
          );
          setChecked([]);
          setProgress(
            how === "ask" ? "Saved: parents should ask you." : "Saved.",
          );
        }),
      );
    noteSave(saved);
    try {
      await saved;
      await Promise.all([load(), showChange()]);
    } catch (error) {
      setProgress(undefined);
      // If somebody else has changed the field, the next save is one of the value that the person sees now.
      await load();
      showError(error as Refusal);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save((event.nativeEvent.submitter as HTMLButtonElement).value);
  }

  const keep = (word: string) =>
    void request("keepWord", { word }).then(
      () => setChecked(checked.filter(({ values: [one] }) => one !== word)),
      showError,
    );

  const name = fieldName(label, uiLanguage);
  const labelOf = (input: Field["inputs"][number]) => {
    const languages = inputs.filter((other) => other.label === input.label);
    const parts = [
      input.label !== label &&
        fieldName(input.label, uiLanguage).replace(`${name}: `, ""),
      languages.length > 1 && languageName(state, input.language),
    ];
    return parts.filter(Boolean).join(": ") || name;
  };
  const lacksMessage = inputs.some(
    (input) =>
      input.kind === "text" &&
      input.value === undefined &&
      inputs.some((other) => other.label === input.label && other.value),
  );
  const isAbout = (inputId: string) => (remark: Remark) =>
    remark.id === inputId;

  return (
    <form className="field" onSubmit={submit} noValidate>
      <h2>{name}</h2>
      {fact !== undefined && (
        <p className="field__open">
          {say(
            isTestimonial
              ? "This is an example. Type what a parent has given you, with their written consent. Keep the paper."
              : "Only you know this. Type it, then press “This is right”.",
          )}
        </p>
      )}
      {lacksMessage && (
        <p className="field__open">
          {say("The text in the other language is missing.")}
        </p>
      )}
      {inputs.map((input) => (
        <ValueInput
          key={input.id}
          kind={input.kind}
          label={labelOf(input)}
          name={input.label.split(".").at(-1)!}
          language={input.language}
          value={withTyped(input).value}
          remarks={remarks.filter(isAbout(input.id))}
          setValue={(value) => type(input.id, value)}
          keep={keep}
        />
      ))}
      <Remarks
        remarks={remarks.filter(({ id: about = "" }) =>
          inputs.every((input) => input.id !== about),
        )}
      />
      <output className="field__progress">{progress && say(progress)}</output>
      <p className="panel__actions">
        <button className="button" value={fact && "confirm"}>
          {say(fact === undefined ? "Save" : "This is right")}
        </button>
        {fact !== undefined && canAsk && (
          <button className="button button--quiet" value="ask">
            {say("Parents should ask us")}
          </button>
        )}
      </p>
      {fact !== undefined && canAsk && (
        <p className="field__help">
          {say(
            "The page keeps the question, with a link to ask you on WhatsApp.",
          )}
        </p>
      )}
      {pages.length > 1 && (
        <p className="field__help">
          {say("Changes here too:")}{" "}
          {pages.map((path) => titleOf(state, path)).join(", ")}
        </p>
      )}
    </form>
  );
}

/** An edit with its file in Base64; any other edit as it is. */
async function withFile<Edit extends { readonly after: unknown }>(edit: Edit) {
  if (!(edit.after instanceof File)) return edit;
  const bytes = new Uint8Array(await edit.after.arrayBuffer());
  const text = bytes.reduce((all, byte) => all + String.fromCharCode(byte), "");
  return { ...edit, after: btoa(text) };
}
