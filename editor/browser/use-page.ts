import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { State } from "./editor-context";
import { elementOf, makeEditable, replaceBody } from "./frame";
import { idsShownWith } from "./selected-rows";

type Actions = {
  readonly choose: (element: HTMLElement) => void;
  readonly close: () => void;
  readonly sign: () => void;
  readonly fail: () => void;
};

/** The page in the frame, which is editable when it is loaded. */
export function usePage(state: State | undefined, actions: Actions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState({ page: "/", language: "en" });
  const [isLoading, setIsLoading] = useState(true);
  /** The body of the page, as the server sent it. */
  const [shown, setShown] = useState({ html: "" });
  /** The same, after the changes that the page waits for. */
  const latest = useRef(Promise.resolve(""));
  /** The field to which the page scrolls when it is loaded. */
  const opened = useRef<string>(undefined);
  const documentNow = () => frame.current!.contentDocument!;
  const addressOf = (page: string, language: string) =>
    state!.pages.find(({ path }) => path === page)!.addresses[language]!;

  const choose = useEffectEvent(actions.choose);
  const close = useEffectEvent(actions.close);
  const sign = useEffectEvent(actions.sign);
  useEffect(() => {
    // A page that loads has no body yet, and onLoad comes.
    if (state === undefined || shown.html === "" || isLoading) return;
    const openRows = state.rows.filter(({ open }) => open);
    const openFacts = openRows.map(({ id }) => id);
    const document = frame.current!.contentDocument!;
    const takeAway = makeEditable(document, openFacts, {
      opened: (ids) => idsShownWith(state, ids, place.page),
      choose: (element) => choose(element),
      close: () => close(),
      sign: () => sign(),
    });
    // Only now the elements have the facts that are beside their texts.
    scrollTo(document, opened.current);
    opened.current = undefined;
    return takeAway;
  }, [shown, state, place.page, isLoading]);

  return {
    ...place,
    frame,
    isLoading,
    onLoad() {
      const { body, location } = documentNow();
      setIsLoading(false);
      for (const { path, addresses } of state!.pages)
        for (const [language, address] of Object.entries(addresses))
          if (address === location.pathname) setPlace({ page: path, language });
      setShown({ html: body.innerHTML });
      latest.current = Promise.resolve(body.innerHTML);
      if (body.innerHTML === "") actions.fail();
    },
    /** Loads a page, unless it is in the frame, and scrolls to a field. */
    goTo(page: string, language: string, field?: string) {
      if (page === place.page && language === place.language) return scrollTo(documentNow(), field);
      opened.current = field;
      // onLoad of the frame sets the page and the language.
      setIsLoading(true);
      const address = addressOf(page, language);
      frame.current!.contentWindow!.location.assign(address);
    },
    reload() {
      setIsLoading(true);
      frame.current?.contentWindow?.location.reload();
    },
    /** Shows the page after a change. Each waits for the one before: the last one stays. */
    async showChange() {
      const changed = documentNow();
      const address = addressOf(place.page, place.language);
      latest.current = latest.current.then((html) =>
        replaceBody(changed, address, html).catch(() => {
          actions.fail();
          return html;
        }),
      );
      const html = await latest.current;
      // The person may have opened another page in the meantime.
      if (changed === frame.current?.contentDocument) setShown({ html });
    },
    elementOf: (field: string | undefined) =>
      frame.current ? elementOf(documentNow(), field) : undefined,
  };
}

const scrollTo = (document: Document, field: string | undefined) =>
  elementOf(document, field)?.scrollIntoView({ block: "center", behavior: "instant" });
