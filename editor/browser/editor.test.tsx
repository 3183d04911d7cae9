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
  html,
  openEditor,
  row,
  stateWith,
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

test("after a save, shows the page with the change and the words as they are stored, and asks nothing", async () => {
  const user = await typeWords();
  answers.page = () => html.replace("Hello", "Hello there");
  answers.change = () => stateWith(row({ value: "Hello there." }));
  await user.click(button("Save"));

  await screen.findByText("Saved.");
  expect(words()).toBe("Hello there.");
  await waitFor(() => expect(shownText()).toContain("Hello there"));
  await user.click(button("Close"));
  await waitFor(() => expect(words()).toBeUndefined());
  expect(confirmSpy).not.toHaveBeenCalled();
});

test("after a save, a page that cannot be shown stays as it was, and the editor says why", async () => {
  const user = await typeWords();
  answers.page = () => "";
  await user.click(button("Save"));

  expect(await screen.findByRole("alert")).toHaveTextContent("What you saved is safe");
  expect(shownText()).toMatch(/^Hello(?! there)/);
});

test("after two quick saves the page shows both", async () => {
  const showFirst = hold("page");
  const user = await typeWords();
  await user.click(button("Save"));
  await screen.findByText("Saved.");
  await user.type(screen.getByRole("textbox"), ", again");
  answers.change = () => stateWith(row({ value: "Hello there, again" }));
  await user.click(button("Save"));
  await screen.findByText("Saved.");
  answers.page = () => html.replace("Hello", "Hello there, again");

  showFirst(html.replace("Hello", "Hello there"));

  await waitFor(() => expect(shownText()).toContain("Hello there, again"));
});

test("while a save runs, the panel stays open; after it the next panel opens without a question", async () => {
  const finish = hold("change");
  const user = await typeWords();
  await user.click(button("Save"));
  await user.click(button("My changes"));
  expect(words()).toBe("Hello there");

  finish(stateWith(row({ value: "Hello there" })));

  await screen.findByText("No change yet.");
  expect(confirmSpy).not.toHaveBeenCalled();
});

test("“My changes” tells two photos of one place apart by their times", async () => {
  const photo = { path: "/", how: undefined, undone: false, texts: [] };
  answers.state = () => ({
    ...stateWith(row()),
    myChanges: ["9:05 am", "9:20 am"].map((when) => ({ ...photo, when })),
  });
  cleanup();
  await openEditor();

  await userEvent.click(button("My changes"));

  const [last, first] = await screen.findAllByRole("listitem");
  expect(last).toHaveTextContent("9:20 am");
  expect(first).toHaveTextContent("9:05 am");
});

/** Shows a page with other rows. */
async function showPage(body: string, ...rows: readonly Partial<Row>[]) {
  answers.state = () => stateWith(...rows.map((one) => row(one)));
  answers.page = () => body;
  cleanup();
  await openEditor();
}

const rowOf = (id: string, details: Partial<Row> = {}) => ({
  ...{ id, valueId: id, path: id, group: id, name: id },
  ...details,
});

test("“Not visible here” leaves out what can be clicked: form options, hidden parts and text for screen readers remain", async () => {
  const visible = ["heading", "fold", "menu"];
  const hidden = ["afterwards", "choice", "aloud", "title"];
  await showPage(
    `<h1 data-edit="heading">Hello</h1>
    <details><p data-edit="fold">Why</p></details>
    <div popover><a data-edit="menu">Home</a></div>
    <div hidden><p data-edit="afterwards">Thank you</p></div>
    <select><option data-edit="choice">CR Park</option></select>
    <p class="unseen" data-edit="aloud">3 of 3</p>`,
    ...[...visible, ...hidden].map((id) => rowOf(id)),
    rowOf("twin", { valueId: "heading" }),
    rowOf("elsewhere", { pages: ["/contact"] }),
  );

  await userEvent.click(button("Not visible here"));

  const links = within(await screen.findByRole("complementary"));
  const names = links.getAllByRole("listitem").map((item) => item.innerHTML);
  expect(names.map((name) => />(\w+)</.exec(name)?.[1])).toEqual(hidden);
});

test("an element opens the facts beside its text: those of the page, and those of every page", async () => {
  await showPage(
    `<dt data-edit="text">Fees</dt>`,
    rowOf("text", { path: "facts.fees.heading" }),
    rowOf("own", { shownWith: "facts.fees", open: "fact" }),
    rowOf("other", { shownWith: "facts.fees", pages: ["/autism"] }),
    rowOf("fees", { shownWith: "facts.fee" }),
  );

  fireEvent.click(frame().contentDocument!.querySelector("dt")!);

  const panel = within(await screen.findByRole("complementary"));
  const headings = panel.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["own", "text"]);
});

test("lists what is open, then what the clinic gives if it has it, and a broken signature with its remedy", async () => {
  const person = { group: "person", isOptional: true, value: "" };
  await showPage(
    html,
    rowOf("name", { ...person, name: "Person: Name" }),
    rowOf("work", { ...person, name: "Person: Work" }),
    rowOf("phone", { open: "fact" }),
    rowOf("given", { isOptional: true }),
  );
  const broken = { ...(answers.state!() as object), filesToMend: ["x"] };
  answers.state = () => broken;
  cleanup();
  await openEditor();

  await userEvent.click(button("1 fact and 0 pages to go"));

  const optional = within(screen.getByRole("region", { name: /If you/ }));
  const links = optional.getAllByRole("button");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Person"]);
  expect(screen.getByText("x")).toBeVisible();
  expect(screen.queryByText(/publish/i)).toBeNull();
});

test("after the last signature the list says what comes next", async () => {
  await userEvent.click(button("Nothing left to do"));

  expect(screen.getByText(/the two forms/)).toBeVisible();
  expect(screen.getByText(/Push origin/)).toBeVisible();
});

/** Opens the panel at the end of the page, and signs the page. */
async function sign() {
  const user = userEvent.setup();
  const name = "I have read this page, and it is true";
  const atEnd = within(frame().contentDocument!.body);
  await user.click(await atEnd.findByRole("button", { name }));
  await user.click(await screen.findByRole("button", { name }));
  return user;
}

test("the panel that signs a page also takes the signature back", async () => {
  const state = answers.state!() as object;
  const signed = [{ key: "en /", name: "Asha Sen", date: "2026-11-25" }];
  answers.sign = () => ({ ...state, signed });
  answers.unsign = () => state;
  const user = await sign();

  await user.click(await screen.findByRole("button", { name: "Take back" }));

  await waitFor(() => expect(screen.queryByText(/Asha Sen/)).toBeNull());
});

test("where the page is signed and in the list of what is left, a changed text says what it was and is", async () => {
  const changed = [["Hello there", ""]];
  const open = [{ path: "/", language: "en", why: "changed", changed }];
  const state = answers.state!() as object;
  answers.sign = () => ({ ...state, open, toGo: "1 page to go" });
  const user = await sign();
  const shown = () => screen.getByText(/^Was:/).parentElement;
  expect(shown()).toHaveTextContent("Was: Hello there Now: (empty)");

  await user.click(button("1 page to go"));

  expect(shown()).toHaveTextContent("Was: Hello there Now: (empty)");
});

test("the signature of somebody who may not sign the page alone is not called changed", async () => {
  const state = answers.state!() as object;
  const signed = [{ key: "en /", name: "Asha Sen", date: "2026-11-25" }];
  const open = [{ path: "/", language: "en", why: "unsigned", changed: [] }];
  answers.sign = () => ({ ...state, signed, open });

  await sign();

  expect(screen.getByText("Signed. Thank you.")).toBeVisible();
  expect(screen.getByText(/Asha Sen/)).toHaveTextContent("A clinician must sign this page, too:");
});
