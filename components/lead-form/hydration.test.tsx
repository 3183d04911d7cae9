import type { ComponentType } from "react";
import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { forms } from "@/content/forms";
import { english } from "@/site-content/languages";
import { islandMessages } from "@/components/island/island-messages";
import { hydrate } from "@/components/island/hydrate";
import { messageTimeMs, type LoadedForm } from "@/components/island/protocol";
import {
  booking,
  type bothForms,
  button,
  consultation,
  fetchMock,
  field,
  advanceTime,
  sentLeads,
  status,
} from "./filled-form.fixture";
import { LeadForm } from "./lead-form.client";

// components/island/loader.test.tsx tests the loader, e2e/changed-page.spec.ts what others do to a page in a real browser.
describe("hydration of a server-rendered form", () => {
  const open = ({ Form }: (typeof bothForms)[number]) => {
    document.body.innerHTML = renderToString(<Form />);
  };
  const form = () => document.querySelector<LoadedForm>("form")!;
  const island = () => document.querySelector<HTMLElement>("[data-island]")!;
  const hydrateWith = (Form: typeof LeadForm) =>
    hydrate(island(), Form as ComponentType<object>, {
      messages: islandMessages(english)["lead-form"],
    });
  const start = () => act(async () => void hydrateWith(LeadForm));

  function fillBooking() {
    field(forms.booking.parentName.label).value = "Asha";
    field(forms.booking.phoneNumber.label).value = "98765";
    field(forms.booking.location.label).value = "delhi CR Park";
  }

  /** The loader serves the form. */
  const serve = () => (form().onsubmit = () => false);

  /** The loader holds a press of Submit. */
  function hold() {
    serve();
    form().held = button().innerHTML;
    button().textContent = forms.sending.submitting;
    button().disabled = true;
  }

  /** What an extension does, which makes React render the form anew. */
  const wrapForm = () => {
    const wrapper = document.createElement("x-tool");
    form().before(wrapper);
    wrapper.append(form());
  };

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  test("what a parent has typed is kept at hydration, and is restored after a reload", async () => {
    open(consultation);
    field(forms.consultation.dob.label).value = "2019-08-24";
    field(forms.consultation.address.label).value = "12, Market 1\nCR Park";
    field("Female").checked = true;
    const typed = () => [
      field(forms.consultation.dob.label).value,
      field(forms.consultation.address.label).value,
      field("Female").checked,
    ];
    const all = ["2019-08-24", "12, Market 1\nCR Park", true];

    await start();
    expect(typed()).toEqual(all);

    open(consultation);
    await start();
    expect(typed()).toEqual(all);
  });

  test("a contact number that was typed before hydration is tidied", async () => {
    open(consultation);
    field(forms.consultation.contact.label).value = "+९१ 98765/43210";

    await start();

    expect(field(forms.consultation.contact.label)).toHaveValue("9876543210");
  });

  test("a contact number in the field with the focus, where an input method may compose it, is tidied at the press of Submit", async () => {
    const { contact, dob, ...texts } = forms.consultation;
    open(consultation);
    for (const each of [texts.childName, texts.parentName, texts.address])
      field(each.label).value = "Asha";
    field(dob.label).value = "2019-08-24";
    field("Other").checked = true;
    field(contact.label).value = "+९१ 98765/43210";
    field(contact.label).focus();

    await start();
    expect(field(contact.label)).toHaveValue("+९१ 98765/43210");
    act(() => button().click());
    await advanceTime(0);

    expect(sentLeads()[0]).toContainEqual(["contact", "9876543210"]);
  });

  test("the form sends where the page says, and reads the answer if the page says so", async () => {
    open(booking);
    island().dataset["props"] = JSON.stringify({
      id: "booking",
      endpoint: booking.endpoint,
      response: "readable",
    });
    fetchMock.mockResolvedValue({ ok: true, json: async () => ({ ok: true }) });
    fillBooking();

    await start();
    act(() => button().click());
    await advanceTime(0);

    const [address, { mode }] = fetchMock.mock.lastCall!;
    expect([address, mode]).toEqual([booking.endpoint, "cors"]);
    expect(sentLeads()[0]).toContainEqual(["parentName", "Asha"]);
    expect(screen.getByText(forms.notes.receivedHeading)).toBeVisible();
  });

  test("if an extension has wrapped the form, the parent sees no difference: words, choices, focus and caret stay", async () => {
    open(consultation);
    const typed = field(forms.consultation.parentName.label);
    typed.value = "Asha Sen";
    field("Female").checked = true;
    typed.focus();
    typed.setSelectionRange(4, 4);
    const served = form();
    wrapForm();
    typed.focus();

    await start();

    expect(form()).not.toBe(served);
    expect(form()).toContainElement(typed);
    expect(field("Female")).toBeChecked();
    expect(typed).toHaveFocus();
    expect(typed).toHaveValue("Asha Sen");
    expect(typed.selectionStart).toBe(4);
  });

  for (const [others, change] of [
    ["nobody", () => {}],
    ["an extension", wrapForm],
  ] as const)
    test(`a press that the loader holds in a page that ${others} has changed is sent after hydration, once`, async () => {
      open(booking);
      fillBooking();
      hold();
      change();

      await start();
      await advanceTime(0);

      expect(console.error).not.toHaveBeenCalled();
      expect(sentLeads()).toHaveLength(1);
      expect(sentLeads()[0]).toContainEqual(["parentName", "Asha"]);
      expect(status()).toHaveTextContent(forms.sending.success);
      expect(button()).toBeEnabled();
    });

  test("nothing is sent that nobody pressed: a button that the browser has kept disabled is no press", async () => {
    open(booking);
    serve();
    fillBooking();
    button().disabled = true;

    await start();
    await advanceTime(0);

    expect(sentLeads()).toEqual([]);
  });

  test("a press that the loader holds while React hydrates is left to the loader", async () => {
    open(booking);
    await start();
    serve();
    fillBooking();

    act(() => button().click());
    await advanceTime(0);

    expect(sentLeads()).toEqual([]);
  });

  test("a form that the browser is posting is not sent again", async () => {
    open(booking);
    hold();
    form().held = form().onsubmit = null;

    await start();
    await advanceTime(0);

    expect(sentLeads()).toEqual([]);
  });

  test.each([
    ["render", () => {}],
    ["effect", () => {}],
    ["effect", wrapForm],
  ])(
    "after an exception in the %s, the page has its form again, and its press is still held for the browser's post",
    async (place, change) => {
      open(booking);
      fillBooking();
      hold();
      const served = form();
      change();
      const Broken: typeof LeadForm = (props) => {
        // A module that reads what is not there.
        if (place === "render") throw new Error("Broken.");
        return <LeadForm {...props} />;
      };
      if (place === "effect")
        jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
          throw new Error("Broken.");
        });
      sessionStorage.setItem("booking/parentName", "Asha");

      // act() would throw the error itself.
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

      await expect(hydrateWith(Broken)).rejects.toThrow("Broken.");

      expect(form()).toBe(served);
      expect(form().held).toBe(forms.sending.submit);
      expect(form().onsubmit).not.toBeNull();
      expect(field(forms.booking.parentName.label)).toHaveValue("Asha");
      expect(form()).toHaveAttribute("action", booking.endpoint);
    },
  );

  test("after the loader has given up a press, its error is cleared after five seconds, and the panel stays until the next press", async () => {
    open(booking);
    serve();
    status().textContent = forms.sending.error;
    const section = document.querySelector<HTMLElement>("output + section")!;
    section.innerHTML = section.dataset["panel"]!;
    const panel = () =>
      screen.queryByRole("region", { name: forms.notes.notSentHeading });

    await start();
    expect(console.error).not.toHaveBeenCalled();
    expect(panel()).toBeVisible();
    await advanceTime(messageTimeMs);
    expect(status()).toBeEmptyDOMElement();
    expect(panel()).toBeVisible();

    fillBooking();
    act(() => button().click());
    expect(panel()).toBeNull();
    await advanceTime(0);
    expect(status()).toHaveTextContent(forms.sending.success);
  });

  test("after a press that the browser has refused before hydration, the fields say what is missing", async () => {
    open(booking);
    // jsdom does not know :user-invalid.
    const query = HTMLFormElement.prototype.querySelector;
    jest
      .spyOn(HTMLFormElement.prototype, "querySelector")
      .mockImplementation(function (this: HTMLFormElement, selector: string) {
        return query.call(this, selector.replace("user-", ""));
      });

    await start();

    expect(field(forms.booking.parentName.label)).toHaveAccessibleDescription(
      field(forms.booking.parentName.label).validationMessage,
    );
  });
});
