import { act, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { messageTimeMs } from "@/components/island/protocol";
import {
  bookingForm,
  consultationForm,
  formNotes,
  leadForm,
} from "@/content/forms";
import {
  booking,
  button,
  consultation,
  fetchMock,
  field,
  advanceTime,
  sentLeads,
  status,
} from "./filled-form.fixture";
import { leadEndpoints } from "./send-lead";

// components/island/loader.test.tsx tests the loader.
describe("hydration of a server-rendered form", () => {
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

  test("what a parent has typed is kept at hydration, and is restored after a reload", async () => {
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

  test("what a parent has typed before hydration is sent", async () => {
    open(booking);
    field(bookingForm.parentName.label).value = "Asha";
    field(bookingForm.phoneNumber.label).value = "98765";
    field(bookingForm.location.label).value = "delhi CR Park";

    await hydrate(booking);
    act(() => button().click());
    await advanceTime(0);

    expect(sentLeads()).toHaveLength(1);
    expect(sentLeads()[0]).toContainEqual(["parentName", "Asha"]);
  });

  test("a contact number that was typed before hydration is tidied", async () => {
    open(consultation);
    field(consultationForm.contact.label).value = "+९१ 98765/43210";

    await hydrate(consultation);

    expect(field(consultationForm.contact.label)).toHaveValue("9876543210");
  });

  test("a contact number in the field with the focus, where an input method may compose it, is tidied at the press of Submit", async () => {
    const { contact, dob, ...texts } = consultationForm;
    open(consultation);
    for (const each of [texts.childName, texts.parentName, texts.address])
      field(each.label).value = "Asha";
    field(dob.label).value = "2019-08-24";
    field("Other").checked = true;
    field(contact.label).value = "+९१ 98765/43210";
    field(contact.label).focus();

    await hydrate(consultation);
    expect(field(contact.label)).toHaveValue("+९१ 98765/43210");
    act(() => button().click());
    await advanceTime(0);

    expect(sentLeads()[0]).toContainEqual(["contact", "9876543210"]);
  });

  test("the form reads the endpoint, and whether to read its answer, from the page and not from the script", async () => {
    open(booking);
    button().form!.dataset.readable = "true";
    const replaced = jest.replaceProperty(
      leadEndpoints,
      "booking",
      "" as never,
    );
    fetchMock.mockResolvedValue({ ok: true, json: async () => ({ ok: true }) });
    field(bookingForm.parentName.label).value = "Asha";
    field(bookingForm.phoneNumber.label).value = "98765";
    field(bookingForm.location.label).value = "delhi CR Park";

    await hydrate(booking);
    act(() => button().click());
    await advanceTime(0);

    const [address, { mode }] = fetchMock.mock.lastCall!;
    expect([address, mode]).toEqual([booking.endpoint, "cors"]);
    expect(screen.getByText(formNotes.receivedHeading)).toBeVisible();
    replaced.restore();
  });

  /** Sets onsubmit, as the loader does to each form. */
  const setLoaderHandler = () => (button().form!.onsubmit = () => false);

  test("a press that the loader holds is sent after hydration", async () => {
    open(booking);
    setLoaderHandler();
    field(bookingForm.parentName.label).value = "Asha";
    field(bookingForm.phoneNumber.label).value = "98765";
    field(bookingForm.location.label).value = "delhi CR Park";
    button().textContent = "Submitting...";
    button().disabled = true;

    await hydrate(booking);
    await advanceTime(0);

    expect(console.error).not.toHaveBeenCalled();
    expect(sentLeads()).toHaveLength(1);
    expect(status()).toHaveTextContent(leadForm.success);
    expect(button()).toHaveTextContent(/^Submit$/);
    expect(button()).toBeEnabled();
  });

  test("a press that the loader holds while React hydrates is left to the loader", async () => {
    open(booking);
    await hydrate(booking);
    setLoaderHandler();
    field(bookingForm.parentName.label).value = "Asha";
    field(bookingForm.phoneNumber.label).value = "98765";
    field(bookingForm.location.label).value = "delhi CR Park";

    act(() => button().click());
    await advanceTime(0);

    expect(sentLeads()).toEqual([]);
  });

  test("a form that the browser is posting is not sent again", async () => {
    open(booking);
    button().textContent = "Submitting...";
    button().disabled = true;

    await hydrate(booking);
    await advanceTime(0);

    expect(sentLeads()).toEqual([]);
  });

  test("after the loader has given up a press, its error is cleared after five seconds, and the panel stays until the next press", async () => {
    open(booking);
    setLoaderHandler();
    status().textContent = leadForm.error;
    screen.getByText(formNotes.notSent).closest("section")!.hidden = false;
    const panel = () =>
      screen.queryByRole("region", { name: formNotes.notSentHeading });

    await hydrate(booking);
    expect(console.error).not.toHaveBeenCalled();
    expect(panel()).toBeVisible();
    await advanceTime(messageTimeMs);
    expect(status()).toBeEmptyDOMElement();
    expect(panel()).toBeVisible();

    field(bookingForm.parentName.label).value = "Asha";
    field(bookingForm.phoneNumber.label).value = "98765";
    field(bookingForm.location.label).value = "delhi CR Park";
    act(() => button().click());
    expect(panel()).toBeNull();
    await advanceTime(0);
    expect(status()).toHaveTextContent(leadForm.success);
  });
});
