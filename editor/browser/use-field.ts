/** A field of the content: loads it, checks what the person types, and saves it. */
import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type * as api from "../api";
import type { Refusal, Remark } from "../refusal";
import { useEditor } from "./editor-context";
import { request } from "./request";
import { noteSave, noteUnsaved } from "./unsaved";

type Field = Awaited<ReturnType<typeof api.field>>;
export type Input = Field["inputs"][number];

export function useField(id: string) {
  const { showChange } = useEditor();
  /** The field as it is saved; undefined until it is loaded. */
  const [field, setField] = useState<Field>();
  const inputs = field?.inputs ?? [];
  /** The typed values, by the ids of their inputs. */
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  /** What the rules say of the typed words, and why the last save was refused. */
  const [checked, setChecked] = useState<readonly Remark[]>([]);
  const [refused, setRefused] = useState<readonly Remark[]>([]);
  const [progress, setProgress] = useState<string>();
  const showError = (error: Refusal) => setRefused(error.remarks);
  const load = useCallback(
    () => request<Field>("field", { id }).then(setField, showError),
    [id],
  );
  useEffect(() => void load(), [load]);

  const valueOf = (input: Input) =>
    input.id in values ? values[input.id] : input.value;
  const edits = inputs
    .filter((input) => valueOf(input) !== input.value)
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

  /** Shows the typed values as saved. What the person has typed in the meantime stays. */
  function showSaved(text: string) {
    const saved = inputs.map((input) => ({ ...input, value: valueOf(input) }));
    setField({ ...field!, inputs: saved });
    setValues((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([key, value]) => value !== values[key]),
      ),
    );
    setChecked([]);
    setProgress(text);
  }

  return {
    field,
    progress,
    remarks: [
      ...refused,
      ...checked.filter(({ id, text }) =>
        refused.every((other) => other.id !== id || other.text !== text),
      ),
    ],
    /** The typed value of an input, or the saved one. */
    valueOf,
    type(inputId: string, value: unknown) {
      setValues({ ...values, [inputId]: value });
      // What was said about the value before is not true any more.
      setChecked([]);
      setRefused([]);
      setProgress(undefined);
    },
    /** Saves the typed values; with `how`, also settles the fact. */
    async save(how: string) {
      setRefused([]);
      setProgress("Saving…");
      const settled = how === "" ? undefined : { id: field!.fact, how };
      const text = how === "ask" ? "Saved: parents should ask you." : "Saved.";
      const saved = Promise.all(edits.map(withFile))
        .then((sent) => request("change", { edits: sent, settled }))
        // At the end of the save, the panel knows whether some words are not saved.
        .then(() => flushSync(() => showSaved(text)));
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
    },
  };
}

/** An edit with its file in Base64; any other edit as it is. */
async function withFile<Edit extends { readonly after: unknown }>(edit: Edit) {
  if (!(edit.after instanceof File)) return edit;
  const bytes = new Uint8Array(await edit.after.arrayBuffer());
  const text = bytes.reduce((all, byte) => all + String.fromCharCode(byte), "");
  return { ...edit, after: btoa(text) };
}
