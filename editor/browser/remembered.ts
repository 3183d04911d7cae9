type Key = "editor-language" | "editor-name";

/** What the browser remembers of the person; null if nothing. A browser that blocks storage throws at each access. */
export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Lets the browser remember a value, unless it blocks storage. */
export function remember(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The person chooses again at the next visit.
  }
}
