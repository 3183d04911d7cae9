/** Collects what is wrong; the same fault on many pages is one line. */
export class Findings {
  readonly #pages = new Map<string, string[]>();

  add(page: string, fault: string): void {
    const pages = this.#pages.get(fault) ?? [];
    if (!pages.includes(page)) pages.push(page);
    this.#pages.set(fault, pages);
  }

  /** One line a fault, with the first page it stands on. */
  get lines(): readonly string[] {
    return [...this.#pages].map(([fault, [first, ...others]]) => {
      const more = others.length > 0 ? ` (and ${others.length} more)` : "";
      return `${first}${more}: ${fault}`;
    });
  }
}
