import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  answers,
  button,
  closingAsks,
  confirmSpy,
  frame,
  hold,
  html,
  openEditor,
  sentTo,
  typeWords,
  words,
} from "./editor.fixture";

const shownText = () => frame().contentDocument!.body.textContent;

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
  answers.page = () => "";
  await user.click(button("Save"));
  await screen.findByText("Saved.");
  expect(shownText()).toMatch(/^Hello(?! there)/);

  answers.page = () => html.replace("Hello", "Hello there");

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
    expect(sentTo("hidden")).toContain(
      JSON.stringify({ page: "/", language: "en", visible }),
    ),
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

test("opens and signs in a browser that lets the site keep nothing", async () => {
  const user = userEvent.setup();
  const storage = jest
    .spyOn(window, "localStorage", "get")
    .mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
  cleanup();
  await openEditor();
  answers.sign = () => ({});

  const name = "I have read this page, and it is true";
  const atEnd = within(frame().contentDocument!.body);
  await user.click(await atEnd.findByRole("button", { name }));
  await user.click(await screen.findByRole("button", { name }));
  expect(await screen.findByText("Signed. Thank you.")).toBeVisible();
  storage.mockRestore();
});
