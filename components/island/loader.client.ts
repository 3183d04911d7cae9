/**
 * The only script that a page has at load, minified inside the page. It fetches the scripts of an
 * island: for a form at the first touch or focus, or if it has a draft, for other islands as they come
 * near the viewport. Until a form is hydrated, it keeps drafts and queues a press of Submit. It also
 * prints the page, with all that is folded, and closes the menus of a page that is left.
 */
import {
  DataKey,
  draftSeparator,
  queueTimeoutMs,
  messageTimeMs,
  printTimeoutMs,
  scriptTimeoutMs,
  type LoaderForm,
} from "./protocol.client";

/** The module that scripts/build/islands.ts makes of each island. */
type IslandModule = {
  default(island: HTMLElement, touch?: Event): Promise<void>;
};

type Connection = { saveData?: boolean; effectiveType?: string };
const { connection } = navigator as { connection?: Connection };

const printButton = `[data-${DataKey.Print}]`;

/** Says in the place of a button how to print. */
const explain = (button: HTMLElement) =>
  (button.outerHTML = `<span role=alert>${button.dataset[DataKey.Print]}</span>`);

// Browsers inside other apps have no print(), or one that does nothing.
if (!self.print) document.querySelectorAll<HTMLElement>(printButton).forEach(explain);

onclick = ({ target }) => {
  const button = (target as Element).closest<HTMLElement>(printButton);
  if (!button) return;
  // Browsers print a page that is loading only after that.
  if (document.readyState === "complete") {
    const timer = setTimeout(explain, printTimeoutMs, button);
    addEventListener("beforeprint", () => clearTimeout(timer));
  }
  print();
};

// A page that the browser keeps comes back as it was left.
onpagehide = () =>
  document.querySelectorAll<HTMLDialogElement>("[popover]").forEach((menu) => {
    menu.close?.();
    // Unlike hidePopover(), it throws in no browser if the menu is closed.
    menu.togglePopover?.(false);
  });

// Where styles cannot unfold the text for paper (components/fold), it is unfolded while it is printed.
if (!CSS.supports("selector(::details-content)"))
  onbeforeprint = () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>("details:not([open])");
    const toggle = () => folded.forEach((fold) => (fold.open = !fold.open));
    onafterprint = toggle;
    toggle();
  };

for (const island of document.querySelectorAll<HTMLElement>(`[data-${DataKey.Scripts}]`)) {
  const form = island.querySelector<LoaderForm>("form");
  const button = island.querySelector<HTMLButtonElement>(`[data-${DataKey.Busy}]`)!;

  /** Lets the browser post a queued form, once a request shows that there is a connection. */
  const post = (): unknown =>
    form?.busy &&
    // Without a connection the browser would replace the page, and what the parent typed, by an error
    // page. navigator.onLine is wrong behind some adapters; an answer from the cache would be, too.
    fetch("", { cache: "no-store" }).then(
      () => {
        const label = form.busy;
        // React may have taken over meanwhile, or the queue may have ended.
        if (!label) return;
        // The browser may keep this page, and the parent may come back to it.
        onpageshow = () => {
          button.disabled = false;
          button.textContent = label;
        };
        form.busy = form.onsubmit = null;
        form.submit();
      },
      () => {},
    );

  const hydrate = (touch?: Event) =>
    // All files are fetched at once, because a module names its imports only after it has arrived.
    Promise.all(
      island.dataset[DataKey.Scripts]!.split(" ").map(
        (address) => import(address) as Promise<IslandModule>,
      ),
    )
      .then(([module]) => module!.default(island, touch))
      .catch(post);

  island.onpointerdown = hydrate;
  island.addEventListener("focusin", hydrate);

  if (form) {
    // Not form.message: a control that an extension has put into the form may have any name.
    const message = form.querySelector("output")!;
    const panel = message.nextSibling as HTMLElement;

    /** Shows an error with its panel, or without an error that the form is submitting. */
    const show = (label: string, error = "") => {
      button.textContent = label;
      message.innerHTML = error;
      panel.innerHTML = error && panel.dataset[DataKey.Panel]!;
      // A form whose Submit is disabled is not submitted again, not by Enter either.
      button.disabled = !error;
    };

    // Firefox disables it again after a reload, when nobody has pressed.
    button.disabled = false;

    // At each input, and once at load in a task of its own: the first access to sessionStorage is slow.
    setTimeout(
      (form.oninput = ({ target: field }: Partial<Event> = {}) => {
        try {
          const draft = form.getAttribute("id") + draftSeparator;
          // The form's script restores what was typed before a reload.
          for (const key in sessionStorage) if (!key.indexOf(draft)) hydrate();
          sessionStorage[draft + (field as HTMLInputElement).name] = (
            field as HTMLInputElement
          ).value;
        } catch {
          // The run at load has no field. The storage may be blocked or full.
        }
      }),
    );

    form.onsubmit = () => {
      form.busy = button.textContent;
      show(button.dataset[DataKey.Busy]!);
      hydrate();
      setTimeout(post, scriptTimeoutMs);
      setTimeout(() => {
        if (form.busy) {
          show(form.busy, message.dataset[DataKey.Error]);
          form.busy = undefined;
          setTimeout(() => form.onsubmit && (message.innerHTML = ""), messageTimeMs);
        }
      }, queueTimeoutMs);
      return false;
    };
  }
  // On a slow connection, or if the visitor saves data, an island is hydrated only by a touch or focus.
  else if (!(connection?.saveData || /2g/.test(connection?.effectiveType as string)))
    new IntersectionObserver(([entry]) => entry!.isIntersecting && hydrate(), {
      rootMargin: "99%",
    }).observe(island);
}
