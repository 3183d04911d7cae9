/** The loader on a page with the booking form, which nothing hydrates. */
import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { forms } from "@/content/forms";
import { BookingForm } from "@/components/lead-form/booking-form";

const hydrate = jest.fn<Promise<void>, [HTMLElement, Event?]>();
const posted = jest.fn();
const fetchMock = jest.fn<Promise<object>, Parameters<typeof fetch>>();

jest.mock("/island.js", () => ({ __esModule: true, default: hydrate }), { virtual: true });

const island = () => document.querySelector<HTMLElement>("[data-island]")!;
const form = () => document.querySelector("form")!;
const field = () => document.querySelector<HTMLInputElement>("[name=parentName]")!;
const button = () => document.querySelector("button")!;
const line = () => document.querySelector("output")!;
const panel = () => document.querySelector<HTMLElement>("output + section")!;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const type = (value: string) => fireEvent.input(field(), { target: { value } });

/** Submits the form; returns whether the browser would post it. */
function press() {
  const init = { bubbles: true, cancelable: true, submitter: button() };
  return form().dispatchEvent(new SubmitEvent("submit", init));
}

function expectSubmitting() {
  expect(button()).toHaveTextContent(forms.sending.submitting);
  expect(button()).toBeDisabled();
}

function expectIdle() {
  expect(button()).toHaveTextContent(forms.sending.submit);
  expect(button()).toBeEnabled();
}

/** The page, as the build has written it. */
function open() {
  document.body.innerHTML = renderToString(<BookingForm />);
  island().dataset.src = "/island.js";
  form().setAttribute("action", "/booking");
}

async function load() {
  open();
  form().submit = posted;
  await jest.isolateModulesAsync(async () => void (await import("./loader.client")));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  fetchMock.mockResolvedValue({});
  hydrate.mockReturnValue(new Promise(() => {}));
  globalThis.CSS = { supports: () => true } as unknown as typeof CSS;
});
afterEach(() => jest.useRealTimers());

test("keeps what is typed before hydration, and restores it after a reload, in the same form only", async () => {
  sessionStorage.setItem("bookings/parentName", "Ravi");
  await load();
  await pass(0);
  type("Asha");
  expect(sessionStorage.getItem("booking/parentName")).toBe("Asha");
  expect(hydrate).not.toHaveBeenCalled();

  await load();
  await pass(0);

  expect(hydrate).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(posted).not.toHaveBeenCalled();
  expect(fetchMock).not.toHaveBeenCalled();
});

test("calls the module with the focus that fetched it, and without one at a press of Submit", async () => {
  await load();
  const focus = new Event("focusin", { bubbles: true });
  field().dispatchEvent(focus);
  press();
  await pass(0);

  const calls = [
    [island(), focus],
    [island(), undefined],
  ];
  expect(hydrate.mock.calls).toEqual(calls);
});

test("a parent can type where the storage of the browser is full", async () => {
  const errors = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", errors);
  for (let size = 1 << 22; size >= 1; size /= 2)
    try {
      for (;;) sessionStorage[`filler ${Math.random()}`] = "x".repeat(size);
    } catch {
      // No entry of this size fits in.
    }
  await load();

  type("Asha");

  expect(field()).toHaveValue("Asha");
  expect(errors).not.toHaveBeenCalled();
  window.removeEventListener("error", errors);
});

test("posts nothing to the page itself where no endpoint is set", async () => {
  await load();
  form().setAttribute("action", "");

  press();
  await pass(15_000);

  expect(posted).not.toHaveBeenCalled();
  expect(line()).toHaveTextContent(forms.sending.error);
});

test("posts after 10 seconds without scripts, even if the browser says that it is offline", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await load();

  press();
  await pass(9_999);
  expect(posted).not.toHaveBeenCalled();
  await pass(1);

  expect(posted).toHaveBeenCalledTimes(1);
  // A copy in the cache would not show whether there is a connection.
  expect(fetchMock.mock.calls).toEqual([["", { cache: "no-store" }]]);
  expectSubmitting();
  // The parent returns to a page that the browser has kept.
  window.dispatchEvent(new Event("pageshow"));
  expectIdle();
  await pass(60_000);
  expect(posted).toHaveBeenCalledTimes(1);
  expect(line()).toBeEmptyDOMElement();
});

test("a press without an answer ends in the error and its panel, keeps the text of the field, and posts nothing later; another press is posted", async () => {
  let answer = () => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve({}))));
  await load();
  type("Asha");

  press();
  await pass(14_999);
  expectSubmitting();
  await pass(1);
  expectIdle();
  expect(line()).toHaveTextContent(forms.sending.error);
  await pass(5_000);
  expect(line()).toBeEmptyDOMElement();
  expect(panel()).toHaveTextContent(forms.notes.notSent);
  expect(field()).toHaveValue("Asha");

  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  press();
  expect(panel()).toBeEmptyDOMElement();
  await pass(15_000);
  expectIdle();
  answer();
  await pass(60_000);
  expect(posted).not.toHaveBeenCalled();

  press();
  await pass(10_000);
  expect(posted).toHaveBeenCalledTimes(1);
});

test("a button that the browser has kept disabled over a reload can be pressed, and nothing is sent by itself", async () => {
  open();
  button().disabled = true;

  await jest.isolateModulesAsync(async () => void (await import("./loader.client")));
  await pass(60_000);

  expectIdle();
  expect(hydrate).not.toHaveBeenCalled();
  expect(posted).not.toHaveBeenCalled();
});

test("if the island cannot be hydrated, a queued press is posted at once", async () => {
  hydrate.mockRejectedValue(new Error("React has failed."));
  await load();
  field().dispatchEvent(new Event("focusin", { bubbles: true }));
  await pass(0);
  expect(posted).not.toHaveBeenCalled();

  press();
  await pass(0);

  expect(posted).toHaveBeenCalledTimes(1);
});

/** A button to print whose label a translator has wrapped. */
const printButton = "<b data-print='This app cannot.'><font>प्रिंट</font></b>";

test("prints the page at a click on the print button, and not on another button", async () => {
  window.print = jest.fn(() => fireEvent(window, new Event("beforeprint")));
  await load();
  document.body.insertAdjacentHTML("beforeend", printButton);

  button().click();
  expect(window.print).not.toHaveBeenCalled();
  document.querySelector("font")!.click();
  expect(window.print).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(document.querySelector("font")).toBeVisible();
});

test("a button whose press prints nothing gives way to what to do, but not while the page is loading", async () => {
  window.print = jest.fn();
  await load();
  document.body.insertAdjacentHTML("beforeend", printButton);
  const loading = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");

  document.querySelector("font")!.click();
  await pass(60_000);
  expect(document.querySelector("font")).toBeVisible();
  loading.mockRestore();
  document.querySelector("font")!.click();
  await pass(1_000);

  expect(document.querySelector("font")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent(/^This app cannot\.$/);
});

test("where the browser has no print(), the page says at once what to do", async () => {
  window.print = undefined as unknown as typeof print;
  open();
  document.body.insertAdjacentHTML("beforeend", printButton);

  await jest.isolateModulesAsync(async () => void (await import("./loader.client")));

  expect(screen.getByRole("alert")).toHaveTextContent(/^This app cannot\.$/);
});

test("unfolds the page while it is printed where styles cannot", async () => {
  globalThis.CSS = { supports: () => false } as unknown as typeof CSS;
  await load();
  document.body.innerHTML = "<details></details><details open></details>";
  const [folded, open] = document.querySelectorAll("details");

  fireEvent(window, new Event("beforeprint"));
  expect([folded!.open, open!.open]).toEqual([true, true]);

  fireEvent(window, new Event("afterprint"));
  expect([folded!.open, open!.open]).toEqual([false, true]);
});
