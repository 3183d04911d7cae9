import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import {
  answers,
  button,
  closingAsks,
  confirmSpy,
  frame,
  headline,
  hold,
  id,
  sentTo,
  typeWords,
  words,
} from "./editor.fixture";

test("words typed while a save runs stay, and are not saved yet", async () => {
  const finish = hold("change");
  const user = await typeWords();
  await user.click(button("Save"));
  await user.type(screen.getByRole("textbox"), " and here");
  answers.field = () => headline("Hello there");

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

  finish(headline("Hello there."));

  await waitFor(() => expect(words()).toBe("Hello there."));
});

test("a save that is refused keeps the words, and says why", async () => {
  const user = await typeWords();
  const text = "12 characters too long";
  answers.change = () => Promise.reject({ text, id });
  await user.click(button("Save"));
  await screen.findByText(text);
  expect(screen.getByRole("textbox")).toBeInvalid();
  confirmSpy.mockReturnValue(false);
  await user.click(button("My changes"));

  await waitFor(() => expect(confirmSpy).toHaveBeenCalledTimes(1));
  expect(words()).toBe("Hello there");
});

test("after a conflict both texts are shown, and the next save replaces the text of the other person", async () => {
  const user = await typeWords();
  const text = "Somebody changed this in the meantime. It now says: Good day";
  answers.change = () => Promise.reject({ text });
  answers.field = () => headline("Good day");
  await user.click(button("Save"));
  const shown = await screen.findByText(text);
  // The panel checks the edit again, which must not remove the message about the conflict.
  const before = sentTo("check").length;
  await waitFor(() => expect(sentTo("check").length).toBeGreaterThan(before));
  expect(shown).toBeVisible();
  expect(words()).toBe("Hello there");

  await user.click(button("Save"));

  expect(sentTo("change")).toContain(
    JSON.stringify({
      edits: [{ id, before: "Good day", after: "Hello there" }],
    }),
  );
});

test("a sentence about health has links to its sources, and says which nobody has read", async () => {
  const source = { publisher: "WHO", title: "Speech", checkedOn: "2026-11-22" };
  const url = "https://www.who.int/speech";
  answers.field = () => ({
    ...headline(),
    sources: [
      { ...source, url, readAs: "page" },
      { ...source, title: "Sleep", readAs: "not read" },
    ],
  });
  await typeWords();

  const list = within(screen.getByRole("list", { name: "Sources" }));
  const [first, second] = list.getAllByRole("listitem");
  expect(first).toHaveTextContent(/^WHO: Speech$/);
  expect(list.getByRole("link")).toHaveAttribute("href", url);
  expect(second).toHaveTextContent("WHO: Sleep (not read)");
});

test("a file that is broken by hand is named, and the typed words stay", async () => {
  const user = await typeWords();
  const text = "The mistake: content/about.ts, line 5";
  answers.change = answers.state = () => Promise.reject({ text });
  frame().contentDocument!.body.innerHTML = "";
  await user.click(button("Save"));
  await screen.findByText(/about.ts, line 5/);
  fireEvent.load(frame());

  await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
  expect(words()).toBe("Hello there");
});
