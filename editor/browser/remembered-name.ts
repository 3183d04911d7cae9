const key = "editor-name";

/** The name of the person who signed last in this browser. A browser that blocks storage throws at each access. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Lets the browser remember a name, unless it blocks storage. */
export function rememberName(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // The person types the name again.
  }
}
