/**
 * The only script that a page with islands has at load; it stands inside the page, minified. It fetches an island's
 * module and React, for a form at the first touch, for others as they come near the viewport; and keeps a lead safe
 * until then. components/lead-form/lead-form.tsx has the markup that it reads and takes over from it.
 */

/** How long a submit waits for the scripts before the form posts natively, in milliseconds. */
const scriptTimeoutMs = 10_000;

/** How long a submit is held at most, in milliseconds; then it ends in the error. */
const holdTimeoutMs = 15_000;

/** How long the error line stays, in milliseconds: specification, section 9. */
const messageTimeMs = 5_000;

/** What scripts/export/islands.ts makes of each island. */
type IslandModule = { default(island: HTMLElement): Promise<void> };

type Connection = { saveData?: boolean; effectiveType?: string };
const connection = (navigator as { connection?: Connection }).connection;

// A button that prints; styles show it only where scripts run.
onclick = (event) => (event.target as HTMLElement).dataset["print"] && print();

for (const island of document.querySelectorAll<HTMLElement>("[data-src]")) {
  const form = island.querySelector("form")!;
  // Submit is the last control of its form.
  const button = form?.[form.length - 1] as HTMLButtonElement;
  const message = button?.nextSibling as HTMLElement;
  const draft = form?.id + "/";

  /** The button's label while a submit is held. */
  let label: string;

  const release = () => {
    button.disabled = false;
    button.innerHTML = label;
  };

  /** Shows the error line with its panel, or clears both; in one expression, which is two bytes shorter. */
  const report = (error?: string) =>
    ((message.nextSibling as HTMLElement).hidden = !(message.textContent =
      error!));

  const post = (): unknown =>
    button?.disabled &&
    // Without a connection the browser would put its own page in place of what the parent typed. A request for this
    // page tells, which no cache answers (public/_headers); navigator.onLine is wrong behind some adapters.
    fetch("").then(
      () => {
        // No longer held: React has taken over, the browser posts by itself, or the hold has ended.
        if (form.onsubmit && button.disabled) {
          // Pressing Back after this must not find the button still busy.
          onpageshow = release;
          // Scripts that come later must not send it again.
          form.onsubmit = null;
          form.submit();
        }
      },
      () => {},
    );

  const hydrate = () =>
    // All at once: a module names its imports only after it has arrived. What is there already is not fetched again.
    Promise.all(
      island.dataset["src"]!.split(" ").map(
        (address) => import(address) as Promise<IslandModule>,
      ),
    ).then(([module]) => module!.default(island), post);

  island.onpointerdown = hydrate;
  island.addEventListener("focusin", hydrate);

  if (form) {
    // Keeps what is typed before hydration, as components/lead-form/draft.ts does after it. Called once at first, in a
    // task of its own: the first look into the storage takes longer than all the rest.
    setTimeout(
      (form.oninput = ({ target: field }: Partial<Event> = {}) => {
        try {
          // A draft from before a reload comes back before the parent types it again.
          for (const key in sessionStorage) if (!key.indexOf(draft)) hydrate();
          sessionStorage[draft + (field as HTMLInputElement).name] = (
            field as HTMLInputElement
          ).value;
        } catch {
          // Nothing is typed yet, or storage is blocked or full; what is typed is still in the field.
        }
      }),
    );

    /** Holds a submit until React handles it, or posts it natively when the scripts fail or are late. */
    form.onsubmit = (event) => {
      // React listens further out, and may do so before its first effect.
      event.stopPropagation();
      report();
      label = button.innerHTML;
      // A form whose button is disabled is not submitted again, not by Enter either.
      button.disabled = true;
      button.innerHTML = button.value;
      hydrate();
      setTimeout(post, scriptTimeoutMs);
      setTimeout(() => {
        // Null once React has taken over, or the browser posts by itself.
        if (!form.onsubmit) return;
        release();
        report(message.dataset["fail"]);
        setTimeout(
          () => form.onsubmit && (message.innerHTML = ""),
          messageTimeMs,
        );
      }, holdTimeoutMs);
      return false;
    };
  }
  // On a line that is slow or paid by the megabyte, only interaction counts.
  else if (!(
    connection?.saveData || /2g/.test(connection?.effectiveType as string)
  ))
    new IntersectionObserver(([entry]) => entry!.isIntersecting && hydrate(), {
      rootMargin: "99%",
    }).observe(island);
}

export {};
