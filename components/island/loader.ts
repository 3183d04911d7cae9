/**
 * The only script that a page with islands has at load; it stands inside the page, minified. It fetches an island's
 * module and React when a parent touches the island or it comes near the viewport, and keeps a lead safe until then.
 */

/** How long a submit waits for the scripts before the form posts natively, in milliseconds. */
const scriptTimeoutMs = 10_000;

/** What scripts/export/islands.ts makes of each island. */
type IslandModule = { default(island: HTMLElement): Promise<void> };

let drafts: Record<string, string> = {};
try {
  drafts = sessionStorage;
} catch {
  // Storage is blocked, so drafts last as long as the page.
}

type Connection = { saveData?: boolean; effectiveType?: string };
const connection = (navigator as { connection?: Connection }).connection;

// A button that prints; styles show it only where scripts run.
onclick = (event) => (event.target as HTMLElement).dataset["print"] && print();

for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const form = island.querySelector("form");
  const button = island.querySelector<HTMLButtonElement>("[data-busy]")!;
  /** The button's label while a submit is held. */
  let label: string | undefined;
  let failed: boolean | undefined;
  const fail = () => (failed = true);

  const release = () => {
    button.disabled = false;
    button.textContent = label!;
  };

  const hydrate = () =>
    // All at once: a module names its imports only after it has arrived. What is there already is not fetched again.
    Promise.all(
      island.dataset["src"]!.split(" ").map(
        (address) => import(address) as Promise<IslandModule>,
      ),
    )
      .then(([module]) => module!.default(island))
      .then(() => {
        // Null once React has taken over, or the browser posts by itself.
        if (!form?.onsubmit) return;
        form.onsubmit = form.oninput = null;
        if (label) {
          release();
          button.click();
        }
      })
      .catch(fail);

  for (const event of ["pointerdown", "focusin"])
    island.addEventListener(event, hydrate);

  // On a line that is slow or paid by the megabyte, only interaction counts.
  if (
    !form &&
    !connection?.saveData &&
    !/2g/.test(connection?.effectiveType as string)
  )
    new IntersectionObserver(
      (entries) => entries.pop()!.isIntersecting && hydrate(),
      { rootMargin: "100%" },
    ).observe(island);

  // A parent may be in a field before this script runs.
  if (island.matches(":focus-within")) hydrate();

  if (form) {
    const draft = `${form.id}/`;
    // A draft from before a reload comes back before the parent types it again.
    for (const key in drafts) if (key.startsWith(draft)) hydrate();

    // Keeps what is typed before hydration, as components/lead-form/draft.ts does after it.
    form.oninput = ({ target }) => {
      drafts[draft + (target as HTMLInputElement).name] = (
        target as HTMLInputElement
      ).value;
    };

    /** Holds a submit until React handles it, or posts it natively when the scripts fail or are late. */
    form.onsubmit = (event) => {
      // React listens further out, and may do so before its first effect.
      event.stopPropagation();
      hydrate();

      label = button.textContent;
      // A form whose button is disabled is not submitted again, not by Enter either.
      button.disabled = true;
      button.textContent = button.dataset["busy"]!;

      setTimeout(fail, scriptTimeoutMs);
      (function wait() {
        if (form.onsubmit) {
          // Offline, the browser would put its own page in place of what the parent typed.
          if (failed && navigator.onLine) {
            // Pressing Back after this must not find the button still busy.
            onpageshow = release;
            // Scripts that come later must not send it again.
            form.onsubmit = null;
            form.submit();
          } else setTimeout(wait, 50);
        }
      })();
      return false;
    };
  }
}

export {};
