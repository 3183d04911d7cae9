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
let failed = false;
const fail = () => (failed = true);

self.islands = [] as Element[];

function wake(island: Element) {
  self.islands.push(island);
  // All at once: the module names its imports only when it has arrived. What is there already is not fetched again.
  for (const file of FILES) import(`/_next/static/${file}`).catch(fail);
}

/** Holds a submit until the form listens (LeadForm sets data-ready), or sends it as a page without script would. */
function hold(event: Event) {
  const form = event.currentTarget as HTMLFormElement;
  const button = form.querySelector<HTMLButtonElement>("[data-busy]")!;
  const isReady = () => "ready" in form.dataset;
  if (isReady()) return;

  event.preventDefault();
  event.stopPropagation();
  if (button.disabled) return;
  wake(form);

  const label = button.textContent;
  button.disabled = true;
  button.textContent = button.dataset["busy"]!;
  function release() {
    clearInterval(timer);
    button.disabled = false;
    button.textContent = label;
  }

  setTimeout(fail, patience);
  const timer = setInterval(() => {
    if (isReady()) {
      release();
      button.click();
    } else if (failed && navigator.onLine) {
      // Offline, the browser would put its own page in place of the parent's words.
      clearInterval(timer);
      // Pressing Back after this must not find the button still busy.
      onpageshow = release;
      form.submit();
    }
  }, 50);
}

let drafts: Record<string, string> = {};
try {
  drafts = sessionStorage;
} catch {
  // Storage is blocked, so nothing outlives the page.
}
const draftOf = ({ id }: Element) => `lead:${id}`;

/** Keeps what is typed before the scripts come, as components/lead-form/draft.ts does then. */
function keep(form: HTMLFormElement) {
  const draft = JSON.parse(drafts[draftOf(form)] ?? "{}") as object;
  const typed = [...new FormData(form)].filter(([, value]) => value);
  // A field still empty after a reload must not cost the words that are about to come back.
  drafts[draftOf(form)] = JSON.stringify({
    ...draft,
    ...Object.fromEntries(typed),
  });
}

type Connection = { saveData?: boolean; effectiveType?: string };
const { connection = {} } = navigator as { connection?: Connection };

document.querySelectorAll<HTMLElement>("[data-wake]").forEach((island) => {
  for (const touch of ["pointerdown", "focusin", "keydown"])
    island.addEventListener(touch, () => wake(island), { once: true });
  // React listens further out, so this comes first.
  island.addEventListener("submit", hold);

  // On a line that is slow or paid by the megabyte, only touch counts.
  if (
    island.dataset["wake"] === "near" &&
    !connection.saveData &&
    !/2g/.test(connection.effectiveType as string)
  )
    new IntersectionObserver(
      (entries) =>
        entries.some((entry) => entry.isIntersecting) && wake(island),
      { rootMargin: "100%" },
    ).observe(island);

  // A quick parent may be in a field before this script runs.
  if (island.matches(":focus-within")) wake(island);
  // Words kept from before a reload come back before the parent types them again.
  if (drafts[draftOf(island)]) wake(island);
  island.addEventListener("input", () => keep(island as HTMLFormElement));
});

export {};
