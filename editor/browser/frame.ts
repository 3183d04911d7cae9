/** The page of the site in the frame of the editor. */

/** The address of a page in a language. */
export const addressOf = (page: string, language: string) =>
  (language === "en" ? page : `/${language}${page}`).replace(/(.)\/$/, "$1");

/** The page and the language of an address. */
export function pageAt(address: string) {
  const [, code = "en", path = ""] =
    /^\/(?:(hi)(?=\/|$))?(.*)$/.exec(address) ?? [];
  return { page: `/${path.replace(/^\//, "")}`, language: code };
}

/**
 * Replaces the body of a page as soon as the server sends another one than `shownHtml`, for at most two seconds: the
 * development server needs a moment to notice a change. A change of what the page does not show leaves the page as it
 * is. A reload of the frame would lose the scroll position.
 *
 * @returns the HTML of the body that is shown
 */
export async function replaceBody(
  { document }: Window,
  address: string,
  shownHtml: string,
): Promise<string> {
  const deadline = Date.now() + 2000;
  for (;;) {
    const html = await fetch(address).then((reply) => reply.text());
    const { body } = new DOMParser().parseFromString(html, "text/html");
    const newHtml = body.innerHTML;
    if (newHtml !== shownHtml) {
      document.body.replaceWith(document.adoptNode(body));
      return newHtml;
    }
    if (Date.now() > deadline) return shownHtml;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The styles of the frame: an outline for what can be changed under the pointer, and one for each open fact. */
const frameStyles = (open: readonly string[]) => `
  [data-edit] { cursor: pointer; }
  [data-edit]:is(:hover, :focus-visible) { outline: 2px solid #9949ba !important; outline-offset: 2px; }
  ${open.map((id) => `[data-edit~="${id}"]`).join(", ") || "none"} { outline: 2px dashed #b3541e !important; outline-offset: 2px; }
  .editor-sign { display: block; margin: 2rem auto 8rem; max-width: 40rem; padding: 1rem 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #7a2f9c; border: 0; border-radius: 0.75rem; cursor: pointer; }`;

/** Marks what can be changed and the open facts, and adds the button that signs the page at its end. */
export function addSigns(
  document: Document,
  openFacts: readonly string[],
  label: string,
  sign: () => void,
): void {
  const styles = document.createElement("style");
  styles.id = "editor-styles";
  styles.textContent = frameStyles(openFacts);
  document.head.append(styles);
  const button = document.createElement("button");
  button.className = "editor-sign";
  button.textContent = label;
  button.onclick = sign;
  document.body.append(button);
}

/** Takes away what addSigns has added. */
export function removeSigns(document: Document): void {
  document.getElementById("editor-styles")?.remove();
  document.querySelector(".editor-sign")?.remove();
}

/** The ids of the fields that a page shows. */
export const fieldsIn = (document: Document): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-edit]")].flatMap(
    (element) => element.dataset.edit!.split(" "),
  );

/**
 * Scrolls a page to the first visible element with one of some fields.
 *
 * @returns the element; undefined if the page shows none of the fields
 */
export function scrollTo(
  document: Document,
  ids: readonly string[],
): HTMLElement | undefined {
  const element = ids
    .map((id) => document.querySelector<HTMLElement>(`[data-edit~="${id}"]`))
    .find((found) => found?.checkVisibility());
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  return element ?? undefined;
}

/** The side of the window where an element of the page is not. */
export function sideBeside(element: HTMLElement): "start" | "end" {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2 > window.innerWidth / 2 ? "start" : "end";
}

/** Calls functions when the person chooses an element of a page with a click or Enter, or presses Escape. */
export function listen(
  document: Document,
  choose: (event: Event) => void,
  close: () => void,
): void {
  const onClick = (event: Event) => {
    choose(event);
    // The menu of the bar closes.
    window.dispatchEvent(new Event("click"));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") choose(event);
    if (event.key === "Escape") close();
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKey, true);
}
