/**
 * The only script that a page has at load, minified inside the page. It fetches the scripts of an island: for a form at
 * the first touch or focus, for other islands as they come near the viewport. Until a form is hydrated, it keeps drafts
 * and holds presses of Submit. protocol.ts says what it shares with the form.
 */
import {
  DataKey,
  draftSeparator,
  holdTimeoutMs,
  messageTimeMs,
  scriptTimeoutMs,
  type LoadedForm,
} from "./protocol";

/** The module that scripts/export/islands.ts makes of each island. */
type IslandModule = {
  default(island: HTMLElement, touch?: Event): Promise<void>;
};

type Connection = { saveData?: boolean; effectiveType?: string };
const connection = (navigator as { connection?: Connection }).connection;

onclick = (event) =>
  (event.target as HTMLElement).dataset[DataKey.Print] && print();

for (const island of document.querySelectorAll<HTMLElement>(
  `[data-${DataKey.Scripts}]`,
)) {
  const form = island.querySelector<LoadedForm>("form")!;
  const message = form?.message;

  /** The button that was pressed, and its label before the press. */
  let button: HTMLButtonElement | undefined;
  let label: string;

  const release = () => {
    button!.disabled = false;
    button!.innerHTML = label;
  };

  /** Shows an error with its panel; without an error, clears the line and hides the panel. */
  const showError = (error = "") => {
    message.innerHTML = error;
    (message.nextSibling as HTMLElement).hidden = !error;
  };

  /** Lets the browser post a form whose press is held, once a request shows that there is a connection. */
  const post = (): unknown =>
    button?.disabled &&
    // Without a connection the browser would replace the page, and what the parent typed, by its own error page.
    // navigator.onLine is wrong behind some adapters; an answer from the cache would be wrong too.
    fetch("", { cache: "no-store" }).then(
      () => {
        // React may have taken over meanwhile, or the hold may have ended.
        if (form.onsubmit && button!.disabled) {
          // The browser may keep this page, and the parent may come back to it.
          onpageshow = release;
          form.onsubmit = null;
          form.submit();
        }
      },
      () => {},
    );

  const hydrate = (touch?: Event) =>
    // All files are fetched at once, because a module names its imports only after it has arrived.
    island.dataset[DataKey.Scripts]!.split(" ")
      .map((address) => import(address) as Promise<IslandModule>)[0]!
      .then((module) => module.default(island, touch), post);

  island.onpointerdown = hydrate;
  island.addEventListener("focusin", hydrate);

  if (form) {
    // Runs at each input, and once at load in a task of its own, because the first access to sessionStorage is slow.
    setTimeout(
      (form.oninput = ({ target: field }: Partial<Event> = {}) => {
        try {
          const draft = form.id + draftSeparator;
          // The form's script restores what was typed before a reload.
          for (const key in sessionStorage) if (!key.indexOf(draft)) hydrate();
          sessionStorage[draft + (field as HTMLInputElement).name] = (
            field as HTMLInputElement
          ).value;
        } catch {
          // The run at load has no field. If the storage is blocked or full, the text is only in the field.
        }
      }),
    );

    form.onsubmit = ({ submitter }) => {
      button = submitter as HTMLButtonElement;
      label = button.innerHTML;
      // A form whose Submit is disabled is not submitted again, not by Enter either.
      button.disabled = true;
      button.innerHTML = button.dataset[DataKey.Busy]!;
      showError();
      hydrate();
      setTimeout(post, scriptTimeoutMs);
      setTimeout(() => {
        if (form.onsubmit) {
          release();
          showError(message.dataset[DataKey.Error]);
          setTimeout(
            () => form.onsubmit && (message.innerHTML = ""),
            messageTimeMs,
          );
        }
      }, holdTimeoutMs);
      return false;
    };
  }
  // On a slow connection, or if the visitor saves data, an island is hydrated only by a touch or focus.
  else if (!(
    connection?.saveData || /2g/.test(connection?.effectiveType as string)
  ))
    new IntersectionObserver(([entry]) => entry!.isIntersecting && hydrate(), {
      rootMargin: "99%",
    }).observe(island);
}
