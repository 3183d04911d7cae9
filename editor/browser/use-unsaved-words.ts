import { useCallback, useEffect, useRef } from "react";

/** Collects the ids of the fields with unsaved words, and the last save. While there are some, the browser asks before it leaves the page. */
export function useUnsavedWords() {
  const typed = useRef(new Set<string>());
  const onTyped = useCallback((id: string, hasWords: boolean) => {
    if (hasWords) typed.current.add(id);
    else typed.current.delete(id);
  }, []);
  /** Resolves when the last save has ended. */
  const saving = useRef<Promise<void>>(undefined);
  const onSaving = useCallback((save: Promise<void>) => {
    saving.current = save.catch(() => undefined);
  }, []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (typed.current.size > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  return { typed, onTyped, saving, onSaving };
}
