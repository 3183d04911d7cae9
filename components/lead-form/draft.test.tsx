import { emptyForm, keepDraft, restoreDraft } from "./draft.client";

// e2e/drafts.spec.ts follows a draft from page to page.

afterEach(() => sessionStorage.clear());

const openPrefilled = (subject: string) => {
  document.body.innerHTML = `<form id="booking"><input name="serviceRequest" value="${subject}"></form>`;
  const form = document.querySelector("form")!;
  restoreDraft(form);
  keepDraft(form);
  return form.querySelector("input")!;
};

test("a draft does not replace the prefilled request of a page until the parent types into it", () => {
  for (const subject of ["Speech therapy", "Occupational therapy", ""])
    expect(openPrefilled(subject).value).toBe(subject);

  const input = openPrefilled("Speech therapy");
  input.value = "";
  keepDraft(input.form!);
  expect(sessionStorage).toHaveLength(0);
  input.value = "He is two and does not talk";
  keepDraft(input.form!);

  for (const subject of ["Speech therapy", "Occupational therapy", ""])
    expect(openPrefilled(subject).value).toBe("He is two and does not talk");
});

test("emptyForm removes the draft, and empties all fields, prefilled ones too", () => {
  const input = openPrefilled("Speech therapy");
  input.value = "Speech therapy, in Hindi";
  keepDraft(input.form!);
  emptyForm(input.form!);

  expect(input.value).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

/** A form with what the parent has typed. */
function formWith({ parentName = "", gender = "", address = "" }) {
  document.body.innerHTML = `
    <form id="consultation">
      <input name="parentName">
      <input type="radio" name="gender" value="Male">
      <input type="radio" name="gender" value="Other">
      <textarea name="address"></textarea>
      <input type="hidden" name="ext_token" value="1">
    </form>`;
  const form = document.querySelector("form")!;
  form.querySelector("input")!.value = parentName;
  for (const choice of form.querySelectorAll<HTMLInputElement>("[type=radio]"))
    choice.checked = choice.value === gender;
  form.querySelector("textarea")!.value = address;
  return form;
}

/** The values that a form has after a reload. */
function restored(form = formWith({})) {
  restoreDraft(form);
  const { ext_token, ...values } = Object.fromEntries(new FormData(form));
  expect(ext_token).toBe("1");
  return values;
}

const typed = { parentName: "Asha", gender: "Other", address: "12, Market 1\nCR Park" };

test("a draft has what was typed last, and nothing of what others have added to the form", () => {
  const form = formWith({ ...typed, parentName: "Asha S" });
  keepDraft(form);
  expect(Object.values(sessionStorage)).not.toContain("1");

  form.querySelector("input")!.value = "";
  keepDraft(form);

  expect(restored()).toEqual({ ...typed, parentName: "" });
});

test("a draft does not touch what the parent has already typed", () => {
  keepDraft(formWith(typed));

  const again = { parentName: "Ravi", gender: "Male" };
  expect(restored(formWith(again))).toEqual({ ...typed, ...again });
});

test("entries of fields that do not exist, and of other forms, are ignored", () => {
  sessionStorage.setItem("consultation/nickname", "x");
  sessionStorage.setItem("consultation/parentName", "Asha");
  sessionStorage.setItem("consultations/address", "Elsewhere");

  expect(restored()).toEqual({ parentName: "Asha", address: "" });
});

test("a form works without drafts where the storage of the browser is full or blocked", () => {
  const close = () => {
    throw new DOMException("Storage is closed.");
  };
  const setItem = jest.spyOn(Storage.prototype, "setItem");
  const form = formWith(typed);

  setItem.mockImplementation(close);
  keepDraft(form);
  setItem.mockRestore();
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(close);
  keepDraft(form);
  expect(restored(form)).toEqual(typed);
  emptyForm(form);

  jest.restoreAllMocks();
  expect(restored(form)).toEqual({ parentName: "", address: "" });
});
