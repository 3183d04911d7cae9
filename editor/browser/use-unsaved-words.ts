import { useCallback, useEffect, useRef } from "react";

/** Keeps the ids of the fields with words that are not saved. The browser asks before it leaves the page with some. */
export function useUnsavedWords() {
  const typed = useRef(new Set<string>());
  const onTyped = useCallback((id: string, hasWords: boolean) => {
    if (hasWords) typed.current.add(id);
    else typed.current.delete(id);
  }, []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (typed.current.size > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  return { typed, onTyped };
}
