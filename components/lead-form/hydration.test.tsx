import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { forms } from "@/content/forms";
import { hydrate } from "@/components/island/hydrate";
import { messageTimeMs, type LoadedForm } from "@/components/island/protocol";
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
import * as sendLead from "./send-lead";

// components/island/loader.test.tsx tests the loader, e2e/changed-page.spec.ts what others do to a page in a real browser.
describe("hydration of a server-rendered form", () => {
  let page: HTMLElement;

  type TestForm = typeof booking | typeof consultation;

  const open = ({ Form }: TestForm) => {
    page.innerHTML = renderToString(<Form />);
  };
  const form = () => page.querySelector<LoadedForm>("form")!;

  /** Hydrates the form, with a script that has no settings of the build. */
  async function start({ Form }: TestForm) {
    jest.replaceProperty(sendLead, "leadEndpoints", {
      booking: "",
      consultation: "",
    } as never);
    await act(async () => void hydrate(page, Form));
  }

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
  const addElements = () => {
    for (const control of page.querySelectorAll("input, select, textarea"))
      control.after(document.createElement("span"));
  };

  /** What a translator does. */
  const translate = () => {
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      const wrapper = document.createElement("font");
      node.replaceWith(wrapper);
      wrapper.append("অনুবাদ");
    }
  };

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    page = document.createElement("div");
    document.body.replaceChildren(page);
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

    await start(consultation);
    expect(typed()).toEqual(all);

    page = document.createElement("div");
    document.body.replaceChildren(page);
    open(consultation);
    await start(consultation);
    expect(typed()).toEqual(all);
  });

  test("a contact number that was typed before hydration is tidied", async () => {
    open(consultation);
    field(forms.consultation.contact.label).value = "+९१ 98765/43210";

    await start(consultation);

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

    await start(consultation);
    expect(field(contact.label)).toHaveValue("+९१ 98765/43210");
    act(() => button().click());
    await advanceTime(0);

    expect(sentLeads()[0]).toContainEqual(["contact", "9876543210"]);
  });

  test("the form sends where the page says, and reads the answer if the page says so", async () => {
    open(booking);
    form().dataset.readable = "true";
    fetchMock.mockResolvedValue({ ok: true, json: async () => ({ ok: true }) });
    fillBooking();

    await start(booking);
    act(() => button().click());
    await advanceTime(0);

    const [address, { mode }] = fetchMock.mock.lastCall!;
    expect([address, mode]).toEqual([booking.endpoint, "cors"]);
    expect(sentLeads()[0]).toContainEqual(["parentName", "Asha"]);
    expect(screen.getByText(forms.notes.receivedHeading)).toBeVisible();
  });

  test("in a translated page, the served form stays, with words and focus", async () => {
    open(booking);
    fillBooking();
    const served = form();
    const typed = field(forms.booking.parentName.label);
    typed.focus();
    translate();

    await start(booking);

    expect(form()).toBe(served);
    expect(typed).toHaveFocus();
    expect(typed).toHaveValue("Asha");
    expect(served.querySelector("label")).toHaveTextContent("অনুবাদ");
  });

  test("if an extension has added elements, the parent sees no difference: words, choices, focus and caret stay", async () => {
    open(consultation);
    field(forms.consultation.parentName.label).value = "Asha Sen";
    field(forms.consultation.address.label).value = "12, Market 1\nCR Park";
    field("Female").checked = true;
    const typed = field(forms.consultation.parentName.label);
    typed.focus();
    typed.setSelectionRange(4, 4);
    const served = form();
    addElements();

    await start(consultation);

    expect(form()).not.toBe(served);
    expect(field(forms.consultation.address.label)).toHaveValue(
      "12, Market 1\nCR Park",
    );
    expect(field("Female")).toBeChecked();
    expect(field(forms.consultation.parentName.label)).toHaveFocus();
    expect(field(forms.consultation.parentName.label)).toHaveValue("Asha Sen");
    expect(field(forms.consultation.parentName.label).selectionStart).toBe(4);
  });

  for (const [others, change] of [
    ["nobody", () => {}],
    ["a translator", translate],
    ["an extension", addElements],
  ] as const)
    test(`a press that the loader holds in a page that ${others} has changed is sent after hydration, once`, async () => {
      open(booking);
      fillBooking();
      hold();
      change();

      await start(booking);
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

    await start(booking);
    await advanceTime(0);

    expect(sentLeads()).toEqual([]);
  });

  test("a press that the loader holds while React hydrates is left to the loader", async () => {
    open(booking);
    await start(booking);
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

    await start(booking);
    await advanceTime(0);

    expect(sentLeads()).toEqual([]);
  });

  test.each(["render", "effect"])(
    "after an exception in the %s, the page has its form again, and its press is still held for the browser's post",
    async (place) => {
      open(booking);
      fillBooking();
      hold();
      const served = form();
      const { Form } = booking;
      const Broken = (props: object) => {
        // A module that reads what is not there.
        if (place === "render") throw new Error("Broken.");
        return <Form {...props} />;
      };
      if (place === "effect")
        jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
          throw new Error("Broken.");
        });
      sessionStorage.setItem("booking/parentName", "Asha");

      // act() would throw the error itself.
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

      await expect(hydrate(page, Broken)).rejects.toThrow("Broken.");

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

    await start(booking);
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

    await start(booking);

    expect(field(forms.booking.parentName.label)).toHaveAccessibleDescription(
      field(forms.booking.parentName.label).validationMessage,
    );
  });
});
