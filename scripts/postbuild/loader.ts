/**
 * The only script a page with islands has at load; it stands inside the page, minified. It fetches React and the
 * islands when a parent touches a form or the carousel comes near, and keeps a lead safe until then.
 */

/** The page's module, then what it imports: the build step writes the file names in place of this word. */
declare const FILES: readonly string[];

declare global {
  interface Window {
    /** Islands to make live: a list until the page's module arrives, which takes what it holds and what follows. */
    islands: { push(island: Element): unknown };
  }
}

/** How long a lead waits for the scripts before it goes out without them, in milliseconds. */
const patience = 10_000;

/** True once waiting for the scripts makes no sense any more. */
let failed: boolean | undefined;
const fail = () => (failed = true);

self.islands = [] as Element[];

function wake(island: Element) {
  self.islands.push(island);
  // All at once: the module names its imports only when it has arrived. What is there already is not fetched again.
  for (const file of FILES) import(`/_next/static/${file}`).catch(fail);
}

/** Holds a submit until LeadForm takes this handler away, or sends it as a page without script would. */
function hold(event: Event) {
  const form = event.currentTarget as HTMLFormElement;
  const button = form.querySelector<HTMLButtonElement>("[data-busy]")!;
  event.preventDefault();
  event.stopPropagation();
  wake(form);

  const label = button.textContent;
  // A form whose button is disabled is not submitted again, not by Enter either.
  button.disabled = true;
  button.textContent = button.dataset["busy"]!;

  setTimeout(fail, patience);
  (function wait() {
    if (form.onsubmit) {
      // Offline, the browser would put its own page in place of the parent's words.
      if (failed && navigator.onLine) {
        // Pressing Back after this must not find the button still busy.
        onpageshow = () => {
          button.disabled = false;
          button.textContent = label;
        };
        // Scripts that come later still must not send it again.
        form.onsubmit = null;
        form.submit();
      } else setTimeout(wait, 50);
    }
  })();
}

let drafts: Record<string, string> = {};
try {
  drafts = sessionStorage;
} catch {
  // Storage is blocked, so nothing outlives the page.
}

type Connection = { saveData?: boolean; effectiveType?: string };
const { connection = {} } = navigator as { connection?: Connection };

for (const island of document.querySelectorAll<HTMLElement>("[data-wake]")) {
  for (const touch of ["pointerdown", "focusin", "keydown"])
    island.addEventListener(touch, () => wake(island), { once: true });
  // React listens further out, so this comes first.
  island.onsubmit = hold;

  // On a line that is slow or paid by the megabyte, only touch counts.
  if (
    island.dataset["wake"] &&
    !connection.saveData &&
    !/2g/.test(connection.effectiveType as string)
  )
    new IntersectionObserver(
      (entries) => entries.pop()!.isIntersecting && wake(island),
      { rootMargin: "100%" },
    ).observe(island);

  // A quick parent may be in a field before this script runs.
  if (island.matches(":focus-within")) wake(island);
  // Words kept from before a reload come back before the parent types them again.
  const draft = `${island.id}/`;
  for (const key in drafts) if (key.startsWith(draft)) wake(island);
  // What is typed before the scripts come is kept as components/lead-form/draft.ts keeps it then.
  island.oninput = ({ target }) => {
    drafts[draft + (target as HTMLInputElement).name] = (
      target as HTMLInputElement
    ).value;
  };
}

export {};
