import type { ComponentType } from "react";
import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { forms } from "@/content/forms";
import { english } from "@/site-content/languages";
import { islandMessages } from "@/components/island/island";
import { hydrate } from "@/components/island/hydrate.client";
import { messageTimeMs, type LoaderForm } from "@/components/island/protocol.client";
import {
  advanceTime,
  booking,
  button,
  consultation,
  field,
  sentLeads,
  status,
} from "./filled-form.fixture";
import { LeadForm } from "./lead-form.client";

const open = ({ Form }: typeof booking | typeof consultation) => {
  document.body.innerHTML = renderToString(<Form />);
};
const form = () => document.querySelector<LoaderForm>("form")!;
const hydrateWith = (Form: typeof LeadForm) =>
  hydrate(form().closest("[data-island]")!, Form as ComponentType<object>, {
    messages: islandMessages(english)["lead-form"],
  });
const start = () => act(async () => void hydrateWith(LeadForm));

function fillBooking() {
  field(forms.booking.parentName.label).value = "Asha";
  field(forms.booking.phoneNumber.label).value = "98765";
  field(forms.booking.location.label).value = "delhi CR Park";
}

/** The form has the loader. */
const addLoader = () => (form().onsubmit = () => false);

/** The loader has queued a press of Submit. */
function queue() {
  addLoader();
  form().busy = forms.sending.submit;
  button().disabled = true;
}

/** What an extension does, which makes React render the form anew. */
function wrap() {
  const wrapper = document.createElement("x-tool");
  form().before(wrapper);
  wrapper.append(form());
}

test.each([booking, consultation])(
  "a browser fills in nothing unseen, and the page is valid: a hidden input has no autocomplete",
  async (each) => {
    open(each);
    const unseen = document.querySelector("[aria-hidden] > input")!;
    expect(unseen).not.toHaveAttribute("autocomplete");

    await start();

    expect(unseen).toHaveAttribute("type", "text");
    expect(unseen).toHaveAttribute("autocomplete", "off");
  },
);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

test("a contact number that was typed before hydration is tidied; in the field with the focus, where an input method may compose it, at the press of Submit", async () => {
  const { label } = forms.consultation.contact;
  const typed = "+९१ 98765/43210";
  open(consultation);
  field(label).value = typed;
  await start();
  expect(field(label)).toHaveValue("9876543210");

  sessionStorage.clear();
  open(consultation);
  field(label).value = typed;
  field(label).focus();
  await start();
  expect(field(label)).toHaveValue(typed);
  act(() => button().click());
  expect(field(label)).toHaveValue("9876543210");
});

test("a press that the loader has queued in a page that an extension has changed is sent after hydration, once", async () => {
  open(booking);
  fillBooking();
  queue();
  wrap();

  await start();
  await advanceTime(0);

  expect(console.error).not.toHaveBeenCalled();
  expect(sentLeads()).toHaveLength(1);
  expect(status()).toHaveTextContent(forms.sending.success);
  expect(button()).toBeEnabled();
});

test("nothing is sent that nobody pressed: a button that the browser has kept disabled is no press", async () => {
  open(booking);
  addLoader();
  fillBooking();
  button().disabled = true;

  await start();
  await advanceTime(0);

  expect(sentLeads()).toEqual([]);
});

test("a press that the loader queues while React hydrates is left to the loader", async () => {
  open(booking);
  await start();
  addLoader();
  fillBooking();

  act(() => button().click());
  await advanceTime(0);

  expect(sentLeads()).toEqual([]);
});

test.each([
  ["render", false],
  ["effect", false],
  ["effect", true],
])(
  "after an exception in the %s, the page has its form again, and its press is still queued for the browser's post; wrapped by an extension: %s",
  async (place, isWrapped) => {
    open(booking);
    fillBooking();
    queue();
    const original = form();
    if (isWrapped) wrap();
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

    expect(form()).toBe(original);
    expect(form().busy).toBe(forms.sending.submit);
    expect(form().onsubmit).not.toBeNull();
    expect(field(forms.booking.parentName.label)).toHaveValue("Asha");
    expect(form()).toHaveAttribute("action", booking.endpoint);
  },
);

test("after the loader has given up a press, its error is cleared after five seconds, and the panel stays until the next press", async () => {
  open(booking);
  addLoader();
  status().textContent = forms.sending.error;
  const section = document.querySelector<HTMLElement>("output + section")!;
  section.innerHTML = section.dataset.panel!;
  const panel = () => screen.queryByRole("region", { name: forms.notes.notSentHeading });

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
  jest.spyOn(HTMLFormElement.prototype, "querySelector").mockImplementation(function (
    this: HTMLFormElement,
    selector: string,
  ) {
    return query.call(this, selector.replace("user-", ""));
  });

  await start();

  // A browser in the language of the page says it in its own words.
  expect(field(forms.booking.parentName.label)).toHaveAccessibleDescription(
    expect.stringContaining(field(forms.booking.parentName.label).validationMessage),
  );
});
