import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { bookingForm, consultationForm } from "@/content/forms";
import { emptyForm, keepDraft, restoreDraft } from "./draft";
import {
  booking,
  button,
  consultation,
  field,
  pass,
  sentLeads,
} from "./filled-form";

describe("a draft", () => {
  const request = (subject: string) => {
    document.body.innerHTML = `<form id="booking"><input name="serviceRequest" value="${subject}"></form>`;
    const form = document.querySelector("form")!;
    restoreDraft(form);
    keepDraft(form);
    return form.querySelector("input")!;
  };

  test("leaves the subject of each page in the request until the parent types there", () => {
    expect(request("Speech therapy").value).toBe("Speech therapy");
    expect(request("Occupational therapy").value).toBe("Occupational therapy");
    expect(request("").value).toBe("");

    const input = request("Speech therapy");
    input.value = "";
    keepDraft(input.form!);
    expect(sessionStorage).toHaveLength(0);
    input.value = "He is two and does not talk";
    keepDraft(input.form!);

    for (const subject of ["Speech therapy", "Occupational therapy", ""])
      expect(request(subject).value).toBe("He is two and does not talk");
  });

  test("is gone with all that stood in the form once the lead is sent, the subject too", () => {
    const input = request("Speech therapy");
    input.value = "Speech therapy, in Hindi";
    keepDraft(input.form!);
    emptyForm(input.form!);

    expect(input.value).toBe("");
    expect(sessionStorage).toHaveLength(0);
  });

  function newForm(id = "booking") {
    document.body.innerHTML = `
      <form id="${id}">
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

  test("of one form stays out of the other", () => {
    keepTyped();

    const other = newForm("consultation");
    restoreDraft(other);

    expect(valuesOf(other)).toEqual({ parentName: "", address: "" });
  });

  test("stays in this tab: nothing is left in the browser's lasting storage", () => {
    keepTyped();

    expect(sessionStorage).toHaveLength(3);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe("");
  });

  test("forgets what the parent took away", () => {
    const form = keepTyped();

    form.querySelector("textarea")!.value = "";
    keepDraft(form);

    const reloaded = newForm();
    restoreDraft(reloaded);
    expect(valuesOf(reloaded)).toEqual({ ...typed, address: "" });
  });

  test("ignores fields that are gone, and what is not its own", () => {
    sessionStorage.setItem("booking/nickname", "x");
    sessionStorage.setItem("booking/parentName", "Asha");
    sessionStorage.setItem("bookings/address", "Elsewhere");
    const form = newForm();

    restoreDraft(form);

    expect(valuesOf(form)).toEqual({ parentName: "Asha", address: "" });
  });
});

// A form as the server rendered it, before React hydrates it. What the loader does until then: components/island/loader.
describe("before hydration", () => {
  let root: Root;
  let page: HTMLElement;

  type TestForm = typeof booking | typeof consultation;

  const open = ({ Form }: TestForm) => {
    page.innerHTML = renderToString(<Form />);
  };
  const hydrate = ({ Form }: TestForm) =>
    act(async () => {
      root = hydrateRoot(page, <Form />);
    });

  beforeEach(() => {
    page = document.createElement("div");
    document.body.replaceChildren(page);
  });

  afterEach(() => act(() => root.unmount()));

  test("what a parent types is kept, and a reload brings it back", async () => {
    open(consultation);
    field(consultationForm.dob.label).value = "2019-08-24";
    field(consultationForm.address.label).value = "12, Market 1\nCR Park";
    field("Female").checked = true;
    const typed = () => [
      field(consultationForm.dob.label).value,
      field(consultationForm.address.label).value,
      field("Female").checked,
    ];
    const all = ["2019-08-24", "12, Market 1\nCR Park", true];

    await hydrate(consultation);
    expect(typed()).toEqual(all);

    act(() => root.unmount());
    open(consultation);
    await hydrate(consultation);
    expect(typed()).toEqual(all);
  });

  test("what a parent types is what gets sent", async () => {
    open(booking);
    field(bookingForm.parentName.label).value = "Asha";
    field(bookingForm.phoneNumber.label).value = "98765";
    field(bookingForm.location.label).value = "delhi CR Park";

    await hydrate(booking);
    act(() => button().click());
    await pass(0);

    expect(sentLeads()).toHaveLength(1);
    expect(sentLeads()[0]).toContainEqual(["parentName", "Asha"]);
  });

  test("the label that the loader shows while it holds a press is no error of hydration", async () => {
    open(booking);
    button().textContent = "Submitting...";
    button().disabled = true;

    await hydrate(booking);

    expect(console.error).not.toHaveBeenCalled();
  });
});
