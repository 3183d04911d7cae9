import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { toGo } from "@/scripts/check/progress-lines";
import type { Row } from "../rows";
import { Editor } from "./editor";

/* A new editor for each test, with one page that has a headline. */

export const id = "0123456789";

/** A row, of which a test gives what matters. */
export const row = (details: Partial<Row> = {}): Row => ({
  ...{ id, path: "home.headline", group: "home.headline", valueId: id },
  ...{ kind: "text", name: "Main heading", language: "en", value: "Hello" },
  ...{ pages: ["/"], sources: [], canAsk: false, isOptional: false },
  ...details,
});

const page = { path: "/", title: "Home", clinical: false };

/** The state of the editor with some rows. */
export const stateWith = (...rows: readonly Row[]) => ({
  languages: [
    { code: "en", name: "English" },
    { code: "hi", name: "हिंदी" },
  ],
  pages: [{ ...page, addresses: { en: "/", hi: "/hi" } }],
  rows,
  sources: {},
  toGo: toGo({ facts: rows.filter(({ open }) => open), pages: [] }),
  open: [],
  signed: [],
  filesToMend: [],
  myChanges: [],
});

export const html = `<h1 data-edit="${id}">Hello</h1>`;

/** The answers of the server by request, and the page: values, or rejections with a remark. */
export let answers: Record<string, () => unknown>;

export const confirmSpy = jest.spyOn(window, "confirm");

globalThis.fetch = jest.fn(async (address: string) => {
  const answer = answers[address.split("/").at(-1)!] ?? (() => undefined);
  const [ok, body] = await Promise.resolve(answer()).then(
    (result) => [true, result],
    (remark: unknown) => [false, { remarks: [remark] }],
  );
  return { ok, json: () => Promise.resolve(body), text: () => Promise.resolve(answers.page!()) };
}) as unknown as typeof fetch;

/** The bodies of all requests to an address that ends in `end`. */
export const sentTo = (end: string) =>
  jest
    .mocked(fetch)
    .mock.calls.filter(([address]) => String(address).endsWith(end))
    .map(([, init]) => init?.body);

export const frame = () => document.querySelector("iframe")!;

/** Clicks the headline in the page, and types some words in its panel. */
export async function typeWords() {
  const user = userEvent.setup();
  fireEvent.click(frame().contentDocument!.querySelector("h1")!);
  await user.type(await screen.findByRole("textbox"), " there");
  return user;
}

export const words = () => screen.queryByRole<HTMLTextAreaElement>("textbox")?.value;

export const button = (name: string) => screen.getByRole("button", { name, hidden: true });

/** Holds back the answer to a request until the returned function is called with it. */
export function hold(name: string) {
  let finish: (answer: unknown) => void = () => {};
  answers[name] = () => new Promise((resolve) => (finish = resolve));
  return (answer: unknown) => finish(answer);
}

/** Whether the browser asks before the window closes. */
export function closingAsks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(async () => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => {};
  confirmSpy.mockReset();
  answers = {
    page: () => html,
    state: () => stateWith(row()),
    check: () => [],
    change: () => stateWith(row({ value: "Hello there" })),
  };
  await openEditor();
});

/** Opens the editor with the page in its frame. */
export async function openEditor(): Promise<void> {
  render(<Editor />);
  await screen.findByTitle("Page");
  frame().contentDocument!.write(String(answers.page!()));
  // jsdom has no layout.
  for (const { HTMLElement } of [window, frame().contentWindow as typeof window])
    HTMLElement.prototype.checkVisibility = () => true;
  fireEvent.load(frame());
}
