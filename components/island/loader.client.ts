/** The only script at load. Until a form is hydrated, it keeps drafts and queues a press. */
import {
  draftSeparator,
  queueTimeoutMs,
  messageTimeMs,
  printTimeoutMs,
  scriptTimeoutMs,
  type LoaderForm,
} from "./protocol.client";

type IslandModule = { default(island: HTMLElement, touch?: Event): Promise<void> };

type Connection = { saveData?: boolean; effectiveType?: string };
const { connection } = navigator as { connection?: Connection };

/** Once, because each byte of this script is in every page. */
const all = <Kind extends HTMLElement>(selector: string) =>
  document.querySelectorAll<Kind>(selector);

const printButton = "[data-print]";

const explain = (button: HTMLElement) =>
  (button.outerHTML = `<span role=alert>${button.dataset.print}</span>`);

// Browsers inside other apps have no print(), or one that does nothing.
if (!self.print) all<HTMLElement>(printButton).forEach(explain);

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
  all<HTMLDialogElement>("[popover]").forEach((menu) => {
    menu.close?.();
    // Unlike hidePopover(), it throws in no browser if the menu is closed.
    menu.togglePopover?.(false);
  });

// Where styles cannot unfold the text for paper: components/fold.
if (!CSS.supports("selector(::details-content)"))
  onbeforeprint = () => {
    const folded = all<HTMLDetailsElement>("details:not([open])");
    const toggle = () => folded.forEach((fold) => (fold.open = !fold.open));
    onafterprint = toggle;
    toggle();
  };

for (const island of all<HTMLElement>("[data-src]")) {
  const form = island.querySelector<LoaderForm>("form");
  const button = island.querySelector<HTMLButtonElement>("[data-busy]")!;

  const post = (): unknown =>
    form?.busy &&
    form.getAttribute("action") &&
    // Without a connection the browser would replace what was typed by an error. navigator.onLine
    // is wrong behind some adapters.
    fetch("", { cache: "no-store" }).then(
      () => {
        const label = form.busy;
        // React may have taken over meanwhile.
        if (!label) return;
        // The parent may come back to this page.
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
    // At once, because a module names its imports only after it has arrived.
    Promise.all(
      island.dataset.src!.split(" ").map((address) => import(address) as Promise<IslandModule>),
    )
      .then(([module]) => module!.default(island, touch))
      .catch(post);

  island.onpointerdown = hydrate;
  island.addEventListener("focusin", hydrate);

  if (form) {
    // Not form.message: an extension may have put in a control of any name.
    const message = form.querySelector("output")!;
    const panel = message.nextSibling as HTMLElement;

    /** Without an error, the form is submitting. */
    const show = (label: string, error = "") => {
      button.textContent = label;
      message.innerHTML = error;
      panel.innerHTML = error && panel.dataset.panel!;
      // A form whose Submit is disabled is not submitted again, not by Enter either.
      button.disabled = !error;
    };

    // Firefox disables it again after a reload, when nobody has pressed.
    button.disabled = false;

    // At load in a task of its own: the first access to sessionStorage is slow.
    setTimeout(
      (form.oninput = ({ target: field }: Partial<Event> = {}) => {
        try {
          const draft = form.getAttribute("id") + draftSeparator;
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
      show(button.dataset.busy!);
      hydrate();
      setTimeout(post, scriptTimeoutMs);
      setTimeout(() => {
        if (form.busy) {
          show(form.busy, message.dataset.error);
          form.busy = undefined;
          setTimeout(() => form.onsubmit && (message.innerHTML = ""), messageTimeMs);
        }
      }, queueTimeoutMs);
      return false;
    };
  }
  // On a slow connection, or to save data, only a touch or focus hydrates an island.
  else if (!(connection?.saveData || /2g/.test(connection?.effectiveType as string)))
    new IntersectionObserver(([entry]) => entry!.isIntersecting && hydrate(), {
      rootMargin: "99%",
    }).observe(island);
}
