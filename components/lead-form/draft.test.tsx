import { emptyForm, keepDraft, restoreDraft } from "./draft";

afterEach(() => sessionStorage.clear());

describe("a draft", () => {
  const openPrefilled = (subject: string) => {
    document.body.innerHTML = `<form id="booking"><input name="serviceRequest" value="${subject}"></form>`;
    const form = document.querySelector("form")!;
    restoreDraft(form);
    keepDraft(form);
    return form.querySelector("input")!;
  };

  test("does not replace the prefilled request of a page until the parent types into it", () => {
    expect(openPrefilled("Speech therapy").value).toBe("Speech therapy");
    expect(openPrefilled("Occupational therapy").value).toBe(
      "Occupational therapy",
    );
    expect(openPrefilled("").value).toBe("");

    const input = openPrefilled("Speech therapy");
    input.value = "";
    keepDraft(input.form!);
    expect(sessionStorage).toHaveLength(0);
    input.value = "He is two and does not talk";
    keepDraft(input.form!);

    for (const subject of ["Speech therapy", "Occupational therapy", ""])
      expect(openPrefilled(subject).value).toBe("He is two and does not talk");
  });

  test("is removed by emptyForm, which empties all fields, prefilled ones too", () => {
    const input = openPrefilled("Speech therapy");
    input.value = "Speech therapy, in Hindi";
    keepDraft(input.form!);
    emptyForm(input.form!);

    expect(input.value).toBe("");
    expect(sessionStorage).toHaveLength(0);
  });

  function newForm() {
    document.body.innerHTML = `
      <form id="consultation">
        <input name="parentName">
        <input type="radio" name="gender" value="Male">
        <input type="radio" name="gender" value="Other">
        <textarea name="address"></textarea>
      </form>`;
    return document.querySelector("form")!;
  }

  const typed = {
    parentName: "Asha",
    gender: "Other",
    address: "12, Market 1\nCR Park",
  };

  function keepTyped() {
    const form = newForm();
    form.querySelector("input")!.value = typed.parentName;
    form.querySelector<HTMLInputElement>("[value=Other]")!.checked = true;
    form.querySelector("textarea")!.value = typed.address;
    keepDraft(form);
    return form;
  }

  const valuesOf = (form: HTMLFormElement) =>
    Object.fromEntries(new FormData(form));

  test("does not touch what the parent has already typed", () => {
    keepTyped();

    const reloaded = newForm();
    reloaded.querySelector("input")!.value = "Ravi";
    reloaded.querySelector<HTMLInputElement>("[value=Male]")!.checked = true;
    restoreDraft(reloaded);

    expect(valuesOf(reloaded)).toEqual({
      ...typed,
      parentName: "Ravi",
      gender: "Male",
    });
  });

  test("is in the sessionStorage of this tab, not in localStorage or a cookie", () => {
    keepTyped();

    expect(sessionStorage).toHaveLength(3);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe("");
  });

  test("has nothing of what others have added to the form", () => {
    const form = newForm();
    form.insertAdjacentHTML(
      "beforeend",
      '<input type="hidden" name="ext_token" value="1"><input name="phoneNumber" value="2"><input name="id" value="3">',
    );
    form.querySelector("input")!.value = "Asha";

    keepDraft(form);

    expect(Object.values(sessionStorage)).toEqual(["Asha"]);
  });

  test("does not restore a text that the parent has deleted", () => {
    const form = keepTyped();

    form.querySelector("textarea")!.value = "";
    keepDraft(form);

    const reloaded = newForm();
    restoreDraft(reloaded);
    expect(valuesOf(reloaded)).toEqual({ ...typed, address: "" });
  });

  test("ignores entries of fields that do not exist, and of other forms", () => {
    sessionStorage.setItem("consultation/nickname", "x");
    sessionStorage.setItem("consultation/parentName", "Asha");
    sessionStorage.setItem("consultations/address", "Elsewhere");
    const form = newForm();

    restoreDraft(form);

    expect(valuesOf(form)).toEqual({ parentName: "Asha", address: "" });
  });
});
