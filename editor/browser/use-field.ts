/** The rows that are saved together: checks what the person types, and saves it. */
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { remarksOf, type Remark } from "../refusal";
import type { Row } from "../rows";
import { useEditor, type State } from "./editor-context";
import { rowsInGroup } from "./selected-rows";
import { request } from "./request";

/** The groups of the panels with words that are not saved yet. */
const unsaved = new Set<string>();

let lastSave: Promise<unknown> = Promise.resolve();

/** Waits for the last save. If some words are not saved then, asks whether they may be lost. */
export async function mayLeave(): Promise<boolean> {
  await lastSave;
  return unsaved.size === 0 || window.confirm("Your last words are not saved. Leave them?");
}

window.addEventListener("beforeunload", (event) => {
  if (unsaved.size > 0) event.preventDefault();
});

/** What is typed in a group of rows: its checks, refusals and save. */
export function useField(group: string) {
  const { state, showState, refresh } = useEditor();
  const rows = rowsInGroup(state, group);
  /** By the ids of their rows. */
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [checked, setChecked] = useState<readonly Remark[]>([]);
  const [refused, setRefused] = useState<readonly Remark[]>([]);
  const [saved, setSaved] = useState<Saved>();
  const [isSaving, setIsSaving] = useState(false);

  const valueOf = (row: Row) => (row.id in values ? values[row.id] : row.value);
  const edits = rows
    .filter((row) => (valueOf(row) ?? "") !== (row.value ?? ""))
    .map(({ id, value }) => ({ id, before: value, after: values[id] }));
  const typed = JSON.stringify(edits);
  useEffect(() => {
    if (typed === "[]") return;
    unsaved.add(group);
    let isCurrent = true;
    const show = (answer: readonly Remark[]) => isCurrent && setChecked(answer);
    const timer = setTimeout(() => {
      const body = { edits: JSON.parse(typed) as unknown };
      request<readonly Remark[]>("check", body).then(show, () => {});
    }, 250);
    return () => {
      unsaved.delete(group);
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [group, typed]);

  return {
    ...{ rows, valueOf, checked, refused, saved, isSaving },
    type(id: string, value: unknown) {
      setValues({ ...values, [id]: value });
      // What was said about the value before is not true any more.
      setChecked([]);
      setRefused([]);
      setSaved(undefined);
    },
    /** Saves the typed values; with `how`, also settles the fact with this id. */
    async save(how: string, fact: string | undefined) {
      // The second press of a double click.
      if (isSaving) return;
      setRefused([]);
      setSaved(undefined);
      setIsSaving(true);
      const settled = how === "" ? undefined : { id: fact, how };
      const answer = Promise.all(edits.map(withFile))
        .then((sent) => request<State>("change", { edits: sent, settled }))
        // At the end of the save, the panel knows whether some words are not saved.
        .then((next) =>
          flushSync(() => {
            showState(next);
            setSaved({ how, edits });
            setChecked([]);
            // What the person has typed in the meantime stays.
            setValues((now) =>
              Object.fromEntries(Object.entries(now).filter(([id, one]) => one !== values[id])),
            );
          }),
        );
      lastSave = answer.catch(() => undefined);
      try {
        await answer;
      } catch (error) {
        // If somebody else has changed the field, the next save is one of the value that the person
        // sees now.
        await refresh();
        setRefused(remarksOf(error));
      }
      setIsSaving(false);
    },
  };
}

type Saved = { readonly how: string; readonly edits: readonly { readonly id: string }[] };

async function withFile<Edit extends { readonly after: unknown }>(edit: Edit) {
  const { after } = edit;
  if (!(after instanceof File)) return edit;
  // The browser encodes; a photo of a good camera would need gigabytes in a script.
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(after);
  });
  return { ...edit, after: String(reader.result).split(",")[1] ?? "" };
}
