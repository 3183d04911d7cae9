import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Row } from "../rows";
import {
  answers,
  button,
  closingAsks,
  confirmSpy,
  frame,
  hold,
  id,
  openEditor,
  row,
  sentTo,
  stateWith,
  typeWords,
  words,
} from "./editor.fixture";

/** Opens the panel of the headline with these rows. */
async function openPanel(...rows: readonly Row[]) {
  answers.state = () => stateWith(...rows);
  cleanup();
  await openEditor();
  fireEvent.click(frame().contentDocument!.querySelector("h1")!);
  await screen.findByRole("complementary");
  return userEvent.setup();
}

const hindi = row({ id: "hindi", language: "hi", value: "नमस्ते" });

test("words typed while a save runs stay, and are not saved yet", async () => {
  const finish = hold("change");
  const user = await typeWords();
  await user.click(button("Save"));
  await user.type(screen.getByRole("textbox"), " and here");

  finish(stateWith(row({ value: "Hello there" })));

  await waitFor(() => expect(closingAsks()).toBe(true));
  expect(words()).toBe("Hello there and here");
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

test("a double click saves once", async () => {
  const finish = hold("change");
  const user = await typeWords();
  const before = sentTo("change").length;

  await user.dblClick(button("Save"));
  finish(stateWith(row({ value: "Hello there" })));

  await screen.findByText("Saved.");
  expect(sentTo("change")).toHaveLength(before + 1);
});

test("beside Save, an error names its field, and it goes with the next words", async () => {
  const person = { group: "people.speech" };
  const training = { id: "training", path: "people.speech.training" };
  const user = await openPanel(
    row({ ...person, name: "Person: Name" }),
    row({ ...person, ...training, name: "Person: Training", value: "" }),
  );
  const text = "Type this too, or leave the name empty.";
  answers.change = () => Promise.reject({ text, id: "training" });
  await user.type(screen.getByLabelText("Name"), " there");
  await user.click(button("Save"));
  await screen.findByText(`Training: ${text}`);
  expect(screen.getByLabelText("Training")).toBeInvalid();

  await user.type(screen.getByLabelText("Training"), "MSc");

  expect(screen.queryByText(`Training: ${text}`)).toBeNull();
});

test("after a conflict both texts are shown, and the next save replaces the text of the other person", async () => {
  const user = await typeWords();
  const text = "Somebody changed this in the meantime. It now says: Good day";
  answers.change = () => Promise.reject({ text });
  answers.state = () => stateWith(row({ value: "Good day" }));
  await user.click(button("Save"));
  const shown = await screen.findByText(text);
  // The panel checks the edit again, which must not remove the message about the conflict.
  const before = sentTo("check").length;
  await waitFor(() => expect(sentTo("check").length).toBeGreaterThan(before));
  expect(shown).toBeVisible();
  expect(words()).toBe("Hello there");

  await user.click(button("Save"));

  expect(sentTo("change")).toContain(
    JSON.stringify({ edits: [{ id, before: "Good day", after: "Hello there" }] }),
  );
});

test("a sentence about health has links to its sources, and says which nobody has read", async () => {
  const source = { publisher: "WHO", title: "Speech" };
  const url = "https://www.who.int/speech";
  const sources = {
    speech: { ...source, url },
    sleep: { ...source, title: "Sleep", readAs: "not read" },
  };
  const state = stateWith(row({ sources: Object.keys(sources) }));
  answers.state = () => ({ ...state, sources });
  cleanup();
  await openEditor();
  await typeWords();

  const list = within(screen.getByRole("list", { name: "Sources" }));
  const [first, second] = list.getAllByRole("listitem");
  expect(first).toHaveTextContent(/^WHO: Speech$/);
  expect(list.getByRole("link")).toHaveAttribute("href", url);
  expect(second).toHaveTextContent("WHO: Sleep (not read)");
});

test("a change of one language asks whether the other still says the same, and shows it", async () => {
  const user = await openPanel(row(), hindi);
  answers.change = () => stateWith(row({ value: "Hello there" }), hindi);
  await user.type(screen.getByLabelText("English"), " there");
  await user.click(button("Save"));

  await screen.findByText(/हिंदी still say the same/);
  // jsdom loads no page.
  jest.spyOn(console, "error").mockImplementationOnce(() => {});
  await user.click(button("Show it"));

  expect(await screen.findByText("The page is loading…")).toBeVisible();
});

test("a fact that is saved while the next page loads does not end the editor", async () => {
  const fact = row({ open: "fact" });
  const hi = { path: "year", group: "year", name: "Year", language: "hi" };
  const next = row({ ...hi, id: "2", open: "message", value: "x" });
  const user = await openPanel(fact, next);
  answers.change = () => stateWith(row(), next);
  await user.click(button("This is right"));
  jest.spyOn(console, "error").mockImplementationOnce(() => {});
  await user.click(await screen.findByRole("button", { name: "Next: Year" }));
  await screen.findByText("The page is loading…");
  frame().contentDocument!.documentElement.remove();

  await user.type(screen.getByRole("textbox"), "y");
  await user.click(button("Save"));

  expect(await screen.findByText("Saved.")).toBeVisible();
});

test("a photo is seen before it is saved, and can be removed", async () => {
  URL.createObjectURL = () => "blob:photo";
  const photo = { kind: "photo", value: "/images/door.webp" } as const;
  const user = await openPanel(row({ ...photo, name: "Door: Photo" }));
  const preview = () => screen.queryByRole("img");
  expect(preview()).toHaveAttribute("src", photo.value);

  const file = new File(["x"], "door.jpg", { type: "image/jpeg" });
  await user.upload(screen.getByLabelText("Choose a photo"), file);
  expect(preview()).toHaveAttribute("src", "blob:photo");
  await user.click(button("Remove the photo"));
  expect(preview()).toBeNull();
  await user.click(button("Save"));

  expect(sentTo("change")).toContain(JSON.stringify({ edits: [{ id, before: photo.value }] }));
});

test("a file that the browser cannot show is no error yet", async () => {
  await openPanel(row({ kind: "photo", value: "/images/door.tiff" }));

  fireEvent.error(screen.getByRole("img"));

  await screen.findByText(/^This browser cannot show the file/);
});

test("a photo that cannot be read any more is an error with its reason, and the panel stays", async () => {
  URL.createObjectURL = () => "blob:photo";
  const user = await openPanel(row({ kind: "photo", name: "Door: Photo" }));
  const file = new File(["x"], "door.jpg", { type: "image/jpeg" });
  jest.spyOn(FileReader.prototype, "readAsDataURL").mockImplementationOnce(function (
    this: FileReader,
  ) {
    const error = new Error("The card is gone.");
    Object.defineProperty(this, "error", { value: error });
    this.dispatchEvent(new ProgressEvent("error"));
  });
  await user.upload(screen.getByLabelText("Choose a photo"), file);
  await user.click(button("Save"));

  await screen.findByText(/The card is gone/);
  expect(screen.getByRole("img")).toHaveAttribute("src", "blob:photo");
});

test.each([
  [1600, 1200, []],
  [40, 30, ["It will look blurred: a sharp photo has at least 800 × 600"]],
  [6000, 1200, ["Pages show the middle of such a long photo."]],
])("a photo of %d × %d pixels gets the remarks %j", async (width, height, remarks) => {
  await openPanel(row({ kind: "photo", value: "/images/door.webp" }));
  const preview = screen.getByRole("img");
  Object.defineProperty(preview, "naturalWidth", { value: width });
  Object.defineProperty(preview, "naturalHeight", { value: height });

  fireEvent.load(preview);

  expect(screen.queryAllByText(/pixels|Pages show/).map(({ textContent }) => textContent)).toEqual(
    remarks.map((text) => expect.stringContaining(text) as string),
  );
});

test("a file that is broken by hand is named, and the typed words stay", async () => {
  const user = await typeWords();
  const text = "The mistake: content/about.ts, line 5";
  answers.change = answers.state = () => Promise.reject({ text });
  frame().contentDocument!.body.innerHTML = "";
  await user.click(button("Save"));
  await screen.findAllByText(/about.ts, line 5/);
  fireEvent.load(frame());

  await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
  expect(words()).toBe("Hello there");
});
