/** The page of the site in the frame of the editor. */

/** Shows a page's body if it differs from `shownHtml`: a reload would lose the scroll position. */
export async function replaceBody(
  document: Document,
  address: string,
  shownHtml: string,
): Promise<string> {
  const html = await fetch(address).then((reply) => reply.text());
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const newHtml = body.innerHTML;
  if (newHtml === "") throw new Error(`${address} is empty.`);
  if (newHtml !== shownHtml) document.body.replaceWith(document.adoptNode(body));
  return newHtml;
}

type Actions = {
  /** The ids of the fields that an element with these texts opens. */
  readonly opened: (ids: readonly string[]) => readonly string[];
  readonly choose: (element: HTMLElement) => void;
  readonly close: () => void;
  readonly sign: () => void;
};

export const signText = "I have read this page, and it is true";

/** Outlines what can be changed and adds the button to sign; returns what takes both away. */
export function makeEditable(
  document: Document,
  openFacts: readonly string[],
  { opened, choose, close, sign }: Actions,
): () => void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-edit]"))
    element.dataset.edit = opened(idsOf(element)).join(" ");
  const styles = document.createElement("style");
  styles.textContent = stylesOf(openFacts);
  document.head.append(styles);
  const button = document.createElement("button");
  button.className = "button";
  button.style.cssText = "inline-size: auto; margin: 2rem auto 8rem";
  button.textContent = signText;
  button.onclick = sign;
  document.body.append(button);

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const chooseAt = (event: Event) => {
    // The menu of the bar is outside the page, so the browser does not close it.
    for (const menu of window.document.querySelectorAll("[popover]"))
      (menu as HTMLElement).hidePopover();
    const element = (event.target as Element).closest<HTMLElement>("[data-edit]");
    if (element === null) return;
    if (!element.matches("summary, summary *, label, label *")) event.preventDefault();
    choose(element);
  };
  document.addEventListener("click", chooseAt, options);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter") chooseAt(event);
      if (event.key === "Escape") close();
    },
    options,
  );
  return () => {
    listening.abort();
    styles.remove();
    button.remove();
  };
}

const stylesOf = (openFacts: readonly string[]) => `
  [data-edit] { cursor: pointer; }
  [data-edit]:is(:hover, :focus-visible) { outline: 3px solid var(--brand) !important; outline-offset: 3px; }
  ${openFacts.map((id) => `[data-edit~="${id}"]`).join(", ") || "none"} { outline: 2px dashed var(--brand); outline-offset: 3px; }`;

/** The ids of the fields that a click in the page can open, perhaps in a menu or a fold. */
export const fieldsIn = (document: Document): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-edit]")]
    .filter((element) => canBeClicked(element))
    .flatMap(idsOf);

/** The ids of the fields that an element shows. */
export const idsOf = ({ dataset }: HTMLElement): readonly string[] => dataset.edit!.split(" ");

/** Whether a click can reach an element. The browser draws an <option> outside the page. */
function canBeClicked(element: Element): boolean {
  if (element.matches("option, .unseen")) return false;
  for (let part = element; part.parentElement; part = part.parentElement)
    if (getComputedStyle(part).display === "none" && !part.matches("[popover]")) return false;
  return true;
}

/** The first visible element of a page with a field. */
export const elementOf = (document: Document, field: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>(`[data-edit~="${field}"]`)].find((element) =>
    element.checkVisibility(),
  );

/** The side of the window that the element is not on: there the panel does not cover it. */
export function sideBeside(element: HTMLElement): "start" | "end" {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2 > window.innerWidth / 2 ? "start" : "end";
}
