import { act } from "react";
import { renderToString } from "react-dom/server";
import { hydrate as realHydrate } from "./hydrate";

/** The loader on a page without a network: an island's module comes when the test says so. */
const hydrate = jest.fn<Promise<void>, [HTMLElement]>();
const clicked = jest.fn();
let arrive: () => void;

jest.mock(
  "/island.js",
  () => ({ __esModule: true, default: (island: never) => hydrate(island) }),
  { virtual: true },
);

const form = () => document.querySelector("form")!;
const field = () => document.querySelector("input")!;
const button = () => document.querySelector("button")!;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function load() {
  document.body.innerHTML = `
    <div data-island="booking-form" data-hydrate="interaction" data-src="/island.js"><form id="booking">
      <input name="parentName"><button data-busy="Submitting...">Submit</button>
    </form></div>`;
  button().onclick = () => clicked() as false;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    require("./loader");
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  clicked.mockReturnValue(false);
  sessionStorage.clear();
  hydrate.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
});
afterEach(() => jest.useRealTimers());

test("keeps what is typed early, and brings it back without a touch to the same form alone", async () => {
  sessionStorage.setItem("bookings/parentName", "Ravi");
  load();
  field().value = "Asha";
  field().dispatchEvent(new Event("input", { bubbles: true }));
  await pass(0);
  expect(sessionStorage.getItem("booking/parentName")).toBe("Asha");
  expect(hydrate).not.toHaveBeenCalled();

  load();
  await pass(0);

  expect(hydrate).toHaveBeenCalledTimes(1);
  arrive();
  await pass(60_000);
  expect(clicked).not.toHaveBeenCalled();
});

test("holds an early press of Submit, and presses once when the form can answer", async () => {
  load();
  await pass(1_000);
  expect(hydrate).not.toHaveBeenCalled();

  const event = new Event("submit", { bubbles: true, cancelable: true });
  expect(form().dispatchEvent(event)).toBe(false);
  expect(button()).toHaveTextContent("Submitting...");
  expect(button()).toBeDisabled();
  await pass(6_000);
  arrive();
  await pass(60_000);

  expect(clicked).toHaveBeenCalledTimes(1);
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent("Submit");
  expect(form().oninput).toBeNull();
});

test("prints the page at a press of the button for it, and at no other", () => {
  window.print = jest.fn();
  load();
  document.body.insertAdjacentHTML("beforeend", "<b data-print='page'></b>");

  button().click();
  expect(window.print).not.toHaveBeenCalled();
  document.querySelector("b")!.click();
  expect(window.print).toHaveBeenCalledTimes(1);
});

test("an island is taken over with its props and what was typed, once", async () => {
  jest.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const logged = jest.spyOn(console, "error");
  const Greeting = ({ name = "you" }) => <input aria-label={name} />;
  document.body.innerHTML = `<div data-props='{"name":"Asha"}'>${renderToString(<Greeting name="Asha" />)}</div>`;
  const wrapper = document.querySelector("div")!;
  const typed = field();
  typed.value = "typed early";

  await act(async () => void realHydrate(wrapper, Greeting));
  await realHydrate(wrapper, Greeting);

  expect(wrapper).toHaveAttribute("data-hydrated");
  expect(field()).toBe(typed);
  expect(field()).toHaveAccessibleName("Asha");
  expect(field()).toHaveValue("typed early");
  expect(logged).not.toHaveBeenCalled();
});
