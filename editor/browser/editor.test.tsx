import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Editor } from "./editor";

const id = "0123456789";
const label = "home.home.headline";
const input = { id, kind: "text", language: "en", label, value: "Hello" };
const headline = {
  label,
  canAsk: false,
  isTestimonial: false,
  inputs: [input],
  pages: ["/"],
};

/** For each request, a function that returns the answer of the server, or rejects with a remark. Tests replace some. */
let answers: Record<string, () => unknown>;
/** The page that the server sends. */
let page: string;
const confirmSpy = jest.spyOn(window, "confirm");

globalThis.fetch = jest.fn(async (address: string) => {
  const answer = answers[address.split("/").at(-1)!] ?? (() => undefined);
  const [ok, body] = await Promise.resolve(answer()).then(
    (result) => [true, result],
    (remark: unknown) => [false, { remarks: [remark] }],
  );
  return {
    ok,
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(page),
  };
}) as unknown as typeof fetch;

const frame = () => document.querySelector("iframe")!;

const shownText = () => frame().contentDocument!.body.textContent;

/** Clicks the headline in the page, and types some words in its panel. */
async function typeWords() {
  const user = userEvent.setup();
  fireEvent.click(frame().contentDocument!.querySelector("h1")!);
  await user.type(await screen.findByRole("textbox"), " there");
  return user;
}

const words = () => screen.queryByRole<HTMLTextAreaElement>("textbox")?.value;

const button = (name: string) =>
  screen.getByRole("button", { name, hidden: true });

/** Holds back the answer to a request until the returned function is called with it. */
function hold(name: string) {
  let finish: (answer: unknown) => void = () => {};
  answers[name] = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  return (answer: unknown) => finish(answer);
}

/** Whether the browser asks before the window closes. */
function closingAsks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(async () => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => {};
  localStorage.clear();
  confirmSpy.mockReset();
  page = `<h1 data-edit="${id}">Hello</h1>`;
  answers = {
    state: () => ({
      languages: [{ code: "en", name: "English" }],
      pages: [
        {
          path: "/",
          title: "Home",
          clinical: false,
          addresses: { en: "/" },
        },
      ],
      facts: [],
      open: [],
      signed: [],
      myChanges: [],
    }),
    field: () => headline,
    check: () => [],
    change: () => ({}),
  };
  render(<Editor />);
  await screen.findByTitle("Page");
  frame().contentDocument!.write(page);
  // jsdom has no layout.
  for (const { HTMLElement } of [
    window,
    frame().contentWindow as typeof window,
  ])
    HTMLElement.prototype.checkVisibility = () => true;
  fireEvent.load(frame());
});

test("asks before it discards typed words, and keeps them if the person wants to stay", async () => {
  const user = await typeWords();
  confirmSpy.mockReturnValueOnce(false);
  await user.click(button("Close"));
  await waitFor(() => expect(confirmSpy).toHaveBeenCalledTimes(1));
  expect(words()).toBe("Hello there");
  expect(closingAsks()).toBe(true);

  confirmSpy.mockReturnValueOnce(true);
  await user.keyboard("{Escape}");

  await waitFor(() => expect(words()).toBeUndefined());
  expect(closingAsks()).toBe(false);
});

test("shows the page when it is rebuilt, and asks nothing when the words are saved", async () => {
  const user = await typeWords();
  const rebuilt = page.replace("Hello", "Hello there");
  page = "";
  await user.click(button("Save"));
  await screen.findByText("Saved.");
  expect(shownText()).toMatch(/^Hello(?! there)/);

  page = rebuilt;

  await waitFor(() => expect(shownText()).toContain("Hello there"));
  await user.click(button("Close"));
  await waitFor(() => expect(words()).toBeUndefined());
  expect(confirmSpy).not.toHaveBeenCalled();
});

test("while a save runs, the panel stays open; after it the next panel opens without a question", async () => {
  const finish = hold("change");
  const user = await typeWords();
  await user.click(button("Save"));
  await user.click(button("My changes"));
  expect(words()).toBe("Hello there");

  finish({});

  await screen.findByText("No change yet.");
  expect(confirmSpy).not.toHaveBeenCalled();
});

test("“Not visible here” leaves out what can be clicked: form options, hidden parts and text for screen readers remain", async () => {
  frame().contentDocument!.body.innerHTML = `
    <h1 data-edit="heading">Hello</h1>
    <details><p data-edit="fold">Why</p></details>
    <div popover><a data-edit="menu">Home</a></div>
    <div hidden><p data-edit="afterwards">Thank you</p></div>
    <select><option data-edit="choice">CR Park</option></select>
    <p class="visually-hidden" data-edit="aloud">3 of 3</p>`;
  answers.hidden = () => [];

  await userEvent.click(button("Not visible here"));

  const visible = ["heading", "fold", "menu"];
  await waitFor(() =>
    expect(
      jest.mocked(fetch).mock.calls.map(([, init]) => init?.body),
    ).toContain(JSON.stringify({ page: "/", language: "en", visible })),
  );
});

test("the panel that signs a page also takes the signature back", async () => {
  const user = userEvent.setup();
  const name = "I have read this page, and it is true";
  const state = answers.state!() as object;
  const signed = [{ key: "en /", name: "Asha Sen", date: "2026-11-25" }];
  answers.sign = () => {
    answers.state = () => ({ ...state, signed });
  };
  answers.unsign = () => {
    answers.state = () => state;
  };
  const atEnd = within(frame().contentDocument!.body);
  await user.click(await atEnd.findByRole("button", { name }));
  await user.click(await screen.findByRole("button", { name }));

  await user.click(await screen.findByRole("button", { name: "Take back" }));

  await waitFor(() => expect(screen.queryByText(/Asha Sen/)).toBeNull());
});

test("words typed while a save runs stay, and are not saved yet", async () => {
  const finish = hold("change");
  const user = await typeWords();
  await user.click(button("Save"));
  await user.type(screen.getByRole("textbox"), " and here");
  answers.field = () => ({
    ...headline,
    inputs: [{ ...input, value: "Hello there" }],
  });

  finish({});

  await screen.findByText("Saved.");
  expect(words()).toBe("Hello there and here");
  expect(closingAsks()).toBe(true);
});

test("a value that is saved stays in its box while the panel loads", async () => {
  const user = await typeWords();
  const finish = hold("field");
  await user.click(button("Save"));
  await screen.findByText("Saved.");
  expect(words()).toBe("Hello there");

  finish({ ...headline, inputs: [{ ...input, value: "Hello there." }] });

  await waitFor(() => expect(words()).toBe("Hello there."));
});

test("a save that is refused keeps the words, and says why in the language of the editor", async () => {
  const user = await typeWords();
  await user.click(button("एडिटर हिंदी में"));
  const text = "{} characters too long";
  answers.change = () => Promise.reject({ text, values: ["12"], id });
  await user.click(button("सेव करें"));
  await screen.findByText("12 अक्षर ज़्यादा हैं");
  expect(screen.getByRole("textbox")).toBeInvalid();
  confirmSpy.mockReturnValue(false);
  await user.click(button("मेरे बदलाव"));

  await waitFor(() => expect(confirmSpy).toHaveBeenCalledTimes(1));
  expect(words()).toBe("Hello there");
});

test("after a conflict both texts are shown, and the next save replaces the text of the other person", async () => {
  const user = await typeWords();
  const text = "Somebody changed this in the meantime. It now says: {}";
  answers.change = () => Promise.reject({ text, values: ["Good day"] });
  answers.field = () => ({
    ...headline,
    inputs: [{ ...input, value: "Good day" }],
  });
  await user.click(button("Save"));
  const shown = await screen.findByText(/It now says: Good day/);
  // The panel checks the edit again, which must not remove the message about the conflict.
  const checks = () =>
    jest
      .mocked(fetch)
      .mock.calls.filter(([address]) => String(address).endsWith("check"));
  const before = checks().length;
  await waitFor(() => expect(checks().length).toBeGreaterThan(before));
  expect(shown).toBeVisible();
  expect(words()).toBe("Hello there");

  await user.click(button("Save"));

  const bodies = jest.mocked(fetch).mock.calls.map(([, init]) => init?.body);
  expect(bodies).toContain(
    JSON.stringify({
      edits: [{ id, before: "Good day", after: "Hello there" }],
    }),
  );
});

test("a file that is broken by hand is named, and the typed words stay", async () => {
  const user = await typeWords();
  const text = "Something went wrong: {}";
  answers.change = answers.state = () =>
    Promise.reject({ text, values: ["content/about.ts, line 5"] });
  frame().contentDocument!.body.innerHTML = "";
  await user.click(button("Save"));
  await screen.findByText(/about.ts, line 5/);
  fireEvent.load(frame());

  await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
  expect(words()).toBe("Hello there");
});
