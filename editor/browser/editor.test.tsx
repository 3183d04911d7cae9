import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Editor } from "./editor";

const id = "0123456789";
const state = {
  languages: [{ code: "en", name: "English" }],
  pages: [{ path: "/", title: "Home", clinical: false }],
  facts: [
    { id, language: "en", page: "/", path: ["home", "home", "headline"] },
  ].map((fact) => ({
    ...fact,
    languageName: "English",
    label: "home.home.headline",
  })),
  open: [],
  signed: [],
  session: [],
};
const field = {
  id,
  kind: "text",
  label: "home.home.headline",
  open: false,
  canAsk: false,
  isTestimonial: false,
  texts: [{ id, code: "en", name: "English", value: "Hello" }],
  pages: ["/"],
};

/** The answers of the server by the name of the request; a test replaces some. */
let answers: Record<string, () => unknown>;
const ask = jest.spyOn(window, "confirm");

globalThis.fetch = jest.fn(async (address: string) => {
  const answer = await answers[address.split("/").at(-1)!]?.();
  const { status = 200, body = answer } = Object(answer) as {
    readonly status?: number;
    readonly body?: unknown;
  };
  return {
    ok: status === 200,
    status,
    json: () => Promise.resolve(body ?? {}),
    text: () => Promise.resolve("<h1>new</h1>"),
  };
}) as unknown as typeof fetch;

const frame = () => document.querySelector("iframe")!;

/** Clicks the headline in the page, and types some words in its panel. */
async function typeWords() {
  const user = userEvent.setup();
  fireEvent.click(frame().contentDocument!.querySelector("h1")!);
  const input = await screen.findByRole("textbox");
  await user.type(input, " there");
  return user;
}

const words = () => screen.queryByRole<HTMLTextAreaElement>("textbox")?.value;

/** Whether the browser asks before the window closes. */
function closingAsks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(async () => {
  answers = {
    state: () => state,
    field: () => field,
    check: () => ({ errors: [], advice: [], words: [] }),
    change: () => ({}),
  };
  ask.mockReset();
  render(<Editor />);
  await screen.findByTitle("Page");
  frame().contentDocument!.write(`<h1 data-edit="${id}">Hello</h1>`);
  fireEvent.load(frame());
});

test("asks before typed words are left, and keeps them if the person wants to stay", async () => {
  const user = await typeWords();
  ask.mockReturnValueOnce(false);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(words()).toBe("Hello there");
  expect(closingAsks()).toBe(true);

  ask.mockReturnValueOnce(true);
  await user.keyboard("{Escape}");

  await waitFor(() => expect(words()).toBeUndefined());
  expect(closingAsks()).toBe(false);
});

test("asks nothing when the words are saved", async () => {
  const user = await typeWords();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved.");

  await user.click(screen.getByRole("button", { name: "Close" }));

  await waitFor(() => expect(words()).toBeUndefined());
  expect(ask).not.toHaveBeenCalled();
});

test("while a save runs, the panel waits, and then gives way to the next without a question", async () => {
  let finish = () => {};
  answers.change = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const user = await typeWords();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(screen.getByRole("button", { name: "My changes" }));
  expect(words()).toBe("Hello there");

  finish();

  await screen.findByText("No change yet.");
  expect(ask).not.toHaveBeenCalled();
});

test("a failed save keeps the words, and the panel asks before it gives way", async () => {
  answers.change = () => ({ status: 500, body: { message: "No space." } });
  ask.mockReturnValue(false);
  const user = await typeWords();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/No space\./);
  await user.click(screen.getByRole("button", { name: "My changes" }));

  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(words()).toBe("Hello there");
});
