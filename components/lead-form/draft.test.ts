import { dropDraft, keepDraft, restoreDraft } from "./draft";

function newForm(id = "booking") {
  document.body.innerHTML = `
    <form id="${id}">
      <input name="parentName">
      <select name="location">
        <option value="">Select Location</option>
        <option value="delhi CR Park">CR Park, Delhi</option>
      </select>
      <input type="radio" name="gender" value="Male">
      <input type="radio" name="gender" value="Other">
      <textarea name="address"></textarea>
    </form>`;
  return document.querySelector("form")!;
}

function fill(form: HTMLFormElement) {
  form.querySelector("input")!.value = "Asha";
  form.querySelector("select")!.value = "delhi CR Park";
  form.querySelector<HTMLInputElement>("[value=Other]")!.checked = true;
  form.querySelector("textarea")!.value = "12, Market 1\nCR Park";
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form));

const filled = {
  parentName: "Asha",
  location: "delhi CR Park",
  gender: "Other",
  address: "12, Market 1\nCR Park",
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("puts text, choices and long words back after a reload", () => {
  const form = newForm();
  fill(form);
  keepDraft(form);

  const reloaded = newForm();
  restoreDraft(reloaded);

  expect(valuesOf(reloaded)).toEqual(filled);
});

test("does not touch what the parent has already typed", () => {
  const form = newForm();
  fill(form);
  keepDraft(form);

  const reloaded = newForm();
  reloaded.querySelector("input")!.value = "Ravi";
  reloaded.querySelector<HTMLInputElement>("[value=Male]")!.checked = true;
  restoreDraft(reloaded);

  expect(valuesOf(reloaded)).toMatchObject({
    parentName: "Ravi",
    gender: "Male",
  });
});

test("keeps the two forms apart", () => {
  const form = newForm("booking");
  fill(form);
  keepDraft(form);

  const other = newForm("consultation");
  restoreDraft(other);

  expect(valuesOf(other)).toMatchObject({ parentName: "", location: "" });
});

test("forgets the words once the lead is sent", () => {
  const form = newForm();
  fill(form);
  keepDraft(form);

  dropDraft(form);

  const reloaded = newForm();
  restoreDraft(reloaded);
  expect(valuesOf(reloaded)).toMatchObject({ parentName: "", address: "" });
  expect(sessionStorage).toHaveLength(0);
});

test("stays in this tab: nothing is left in the browser's lasting storage", () => {
  const form = newForm();
  fill(form);
  keepDraft(form);

  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
});

test("takes words away that the parent took away", () => {
  const form = newForm();
  fill(form);
  keepDraft(form);

  form.querySelector("textarea")!.value = "";
  keepDraft(form);

  const reloaded = newForm();
  restoreDraft(reloaded);
  expect(valuesOf(reloaded)).toEqual({ ...filled, address: "" });
});

test("ignores fields that are gone, and what is not its own", () => {
  sessionStorage.setItem("booking/nickname", "x");
  sessionStorage.setItem("booking/parentName", "Asha");
  sessionStorage.setItem("bookings/address", "Elsewhere");
  const form = newForm();

  restoreDraft(form);

  expect(valuesOf(form)).toMatchObject({ parentName: "Asha", address: "" });
});

test("does no harm where storage is blocked", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Storage is blocked", "SecurityError");
    });
  const form = newForm();
  fill(form);

  keepDraft(form);
  restoreDraft(form);
  dropDraft(form);

  expect(valuesOf(form)).toEqual(filled);
});
