import { act, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { bookingForm, consultationForm, leadForm } from "@/content/forms";
import { BookingForm } from "./booking-form.client";
import { ConsultationForm } from "./consultation-form.client";
import { LeadForm } from "./lead-form";

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((words) => words.startsWith(label));

const pageOf = (form: React.ReactElement) => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(form);
  document.body.replaceChildren(page);
  return page;
};

let root: Root;

/** The page's script arrives and takes the form over. */
async function hydrate(page: HTMLElement, form: React.ReactElement) {
  await act(async () => {
    root = hydrateRoot(page, form);
  });
}

afterEach(() => {
  act(() => root.unmount());
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("what a parent types into the booking form before the script arrives is still there", async () => {
  const page = pageOf(<BookingForm />);
  field(bookingForm.parentName.label).value = "Asha";
  field(bookingForm.location.label).value = "delhi CR Park";

  await hydrate(page, <BookingForm />);

  expect(field(bookingForm.parentName.label)).toHaveValue("Asha");
  expect(field(bookingForm.location.label)).toHaveValue("delhi CR Park");
});

test("what a parent types into the consultation form before the script arrives is still there", async () => {
  const page = pageOf(<ConsultationForm />);
  field(consultationForm.dob.label).value = "2019-08-24";
  field(consultationForm.address.label).value = "12, Market 1\nCR Park";
  screen.getByRole<HTMLInputElement>("radio", { name: "Female" }).checked =
    true;

  await hydrate(page, <ConsultationForm />);

  expect(field(consultationForm.dob.label)).toHaveValue("2019-08-24");
  expect(field(consultationForm.address.label)).toHaveValue(
    "12, Market 1\nCR Park",
  );
  expect(screen.getByRole("radio", { name: "Female" })).toBeChecked();
});

test("and a reload after that brings it back", async () => {
  const page = pageOf(<BookingForm />);
  field(bookingForm.parentName.label).value = "Asha";
  await hydrate(page, <BookingForm />);
  act(() => root.unmount());

  await hydrate(pageOf(<BookingForm />), <BookingForm />);

  expect(field(bookingForm.parentName.label)).toHaveValue("Asha");
});

test("and it is what gets sent", async () => {
  const sent = watchLeads();
  const page = pageOf(<LeadFormHere />);
  field("Parent").value = "Asha";

  await hydrate(page, <LeadFormHere />);
  await act(async () => screen.getByRole("button").click());

  expect(sent()).toEqual([["Asha"]]);
});

test("a press that the page's loader holds is sent once, with what was typed meanwhile", async () => {
  const sent = watchLeads();
  const page = pageOf(<LeadFormHere />);
  const form = pressEarly();
  form.onsubmit = () => false;
  field("Parent").value = "Asha Sen";

  await hydrate(page, <LeadFormHere />);

  expect(sent()).toEqual([["Asha Sen"]]);
  expect(screen.getByRole("button")).toHaveTextContent(leadForm.submit);
  expect(screen.getByRole("button")).toBeEnabled();
  expect(form.onsubmit).toBeNull();
});

test("a lead that the browser is posting already is not sent again", async () => {
  const sent = watchLeads();
  const page = pageOf(<LeadFormHere />);
  pressEarly().onsubmit = null;

  await hydrate(page, <LeadFormHere />);

  expect(sent()).toEqual([]);
  expect(screen.getByRole("button")).toBeDisabled();
});

/** What the loader makes of a form whose Submit was pressed before the script came. */
function pressEarly() {
  field("Parent").value = "Asha";
  const button = screen.getByRole<HTMLButtonElement>("button");
  button.disabled = true;
  button.textContent = leadForm.submitting;
  return button.form!;
}

/** Every lead that was sent, as the names of parents. */
function watchLeads() {
  // Longer than the shortest visit of a person: spam.ts.
  jest.spyOn(performance, "now").mockReturnValue(60_000);
  const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  return () =>
    fetchMock.mock.calls.map(([, { body }]) =>
      (body as FormData).getAll("parentName"),
    );
}

function LeadFormHere() {
  return (
    <LeadForm id="booking">
      <input aria-label="Parent" name="parentName" />
    </LeadForm>
  );
}
