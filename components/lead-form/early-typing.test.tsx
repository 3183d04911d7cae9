import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { bookingForm, consultationForm } from "@/content/forms";
import {
  booking,
  button,
  consultation,
  field,
  pass,
  sentLeads,
} from "./filled-form";

// A form as the server rendered it, before React hydrates it. What the loader does until then: components/island/loader.

let root: Root;
const page = document.createElement("div");
document.body.append(page);

type TestForm = typeof booking | typeof consultation;

const open = ({ Form }: TestForm) => {
  page.innerHTML = renderToString(<Form />);
};
const hydrate = ({ Form }: TestForm) =>
  act(async () => {
    root = hydrateRoot(page, <Form />);
  });

afterEach(() => act(() => root.unmount()));

test("what a parent types before hydration is still there, and a reload brings it back", async () => {
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

test("and it is what gets sent", async () => {
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
