/** The loader on a page without a network: an island's module is there, late or missing. */
const hydrate = jest.fn<Promise<void>, [HTMLElement]>();
const nativeSubmit = jest.fn();
const clicked = jest.fn();
const observed = jest.fn();

jest.mock(
  "/island.js",
  () => ({ __esModule: true, default: (island: never) => hydrate(island) }),
  { virtual: true },
);

const island = () => document.querySelector<HTMLElement>("[data-island]")!;
const form = () => document.querySelector("form")!;
const field = () => document.querySelector("input")!;
const button = () => document.querySelector("button")!;
const submit = () =>
  form().dispatchEvent(
    new Event("submit", { bubbles: true, cancelable: true }),
  );
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function load(src = "/island.js") {
  document.body.innerHTML = `
    <div data-island="booking-form" data-hydrate="interaction" data-src="${src}"><form id="booking">
      <input name="parentName"><button data-busy="Submitting...">Submit</button>
    </form></div>
    <div data-island="carousel" data-hydrate="visible" data-src="/island.js"></div>`;
  button().onclick = () => clicked() as false;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    require("./loader");
  });
}

/** Lets scripts arrive when the test says so. */
function holdScripts() {
  let arrive = () => {};
  hydrate.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  return () => arrive();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  clicked.mockReturnValue(false);
  sessionStorage.clear();
  holdScripts();
  HTMLFormElement.prototype.submit = nativeSubmit;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = observed;
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("fetches nothing until a form is touched, and then presses nothing by itself", async () => {
  hydrate.mockResolvedValue();
  load();
  await pass(1_000);
  expect(hydrate).not.toHaveBeenCalled();

  field().focus();
  await pass(60_000);

  expect(hydrate).toHaveBeenCalledWith(island());
  expect(clicked).not.toHaveBeenCalled();
  expect(form().onsubmit).toBeNull();
});

test.each([
  [{}, 1],
  [{ saveData: true }, 0],
  [{ effectiveType: "slow-2g" }, 0],
])("with a line of %j, what comes near is fetched: %d", (value, times) => {
  Object.defineProperty(navigator, "connection", { value, configurable: true });

  load();

  expect(observed).toHaveBeenCalledTimes(times);
});

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

  expect(hydrate).toHaveBeenCalledWith(island());
});

test("works where storage is blocked", async () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Storage is blocked", "SecurityError");
  });

  load();
  field().focus();
  await pass(0);

  expect(hydrate).toHaveBeenCalledWith(island());
});

test("holds an early press of Submit, and presses once when the form can answer", async () => {
  const arrive = holdScripts();
  load();

  expect(submit()).toBe(false);
  expect(button()).toHaveTextContent("Submitting...");
  expect(button()).toBeDisabled();
  await pass(6_000);
  arrive();
  await pass(60_000);

  expect(clicked).toHaveBeenCalledTimes(1);
  expect(button()).toHaveTextContent("Submit");
  expect(button()).toBeEnabled();
  expect(nativeSubmit).not.toHaveBeenCalled();
  expect(form().oninput).toBeNull();
});

test("posts natively after 10 s, once, and is free again on return", async () => {
  const arrive = holdScripts();
  load();

  submit();
  await pass(9_900);
  expect(nativeSubmit).not.toHaveBeenCalled();
  await pass(200);
  arrive();
  await pass(60_000);

  expect(nativeSubmit).toHaveBeenCalledTimes(1);
  expect(clicked).not.toHaveBeenCalled();
  expect(button()).toBeDisabled();
  window.dispatchEvent(new Event("pageshow"));
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent("Submit");
});

test("posts natively at once when a script fails, but not while offline", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  load("/island.js /missing.js");

  submit();
  await pass(5_000);
  expect(nativeSubmit).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await pass(100);

  expect(nativeSubmit).toHaveBeenCalledTimes(1);
  expect(hydrate).not.toHaveBeenCalled();
});
