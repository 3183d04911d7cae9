/** The loader on a page without a network: an island's module comes when the test says so. */
const hydrate = jest.fn<Promise<void>, [HTMLElement]>();
const posted = jest.fn();
const reached = jest.fn<Promise<object>, []>();

jest.mock(
  "/island.js",
  () => ({ __esModule: true, default: (island: never) => hydrate(island) }),
  { virtual: true },
);

const form = () => document.querySelector("form")!;
const field = () => document.querySelector("input")!;
const button = () => document.querySelector("button")!;
const line = () => document.querySelector("[role=status]")!;
const panel = () => document.querySelector("section")!;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function type(name: string) {
  field().value = name;
  field().dispatchEvent(new Event("input", { bubbles: true }));
}

const press = () =>
  form().dispatchEvent(
    new Event("submit", { bubbles: true, cancelable: true }),
  );

function expectSubmitting() {
  expect(button()).toHaveTextContent("Submitting...");
  expect(button()).toBeDisabled();
}

function expectIdle() {
  expect(button()).toHaveTextContent(/^Submit$/);
  expect(button()).toBeEnabled();
}

function load() {
  document.body.innerHTML = `
    <div data-src="/island.js"><form id="booking">
      <input name="parentName"><button value="Submitting...">Submit</button><p role="status"
      data-fail="Something went wrong."></p><section hidden>Call</section>
    </form></div>`;
  form().submit = () => posted() as void;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    require("./loader");
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  globalThis.fetch = reached as unknown as typeof fetch;
  reached.mockResolvedValue({});
  hydrate.mockReturnValue(new Promise(() => {}));
});
afterEach(() => jest.useRealTimers());

test("keeps what is typed early, and brings it back without a touch to the same form alone", async () => {
  sessionStorage.setItem("bookings/parentName", "Ravi");
  load();
  await pass(0);
  type("Asha");
  expect(sessionStorage.getItem("booking/parentName")).toBe("Asha");
  expect(hydrate).not.toHaveBeenCalled();

  load();
  await pass(0);

  expect(hydrate).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(posted).not.toHaveBeenCalled();
  expect(reached).not.toHaveBeenCalled();
});

test("typing into a form goes on where the browser's storage is full", () => {
  const errors = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", errors);
  for (let size = 1 << 22; size >= 1; size /= 2)
    try {
      for (;;) sessionStorage[`filler ${Math.random()}`] = "x".repeat(size);
    } catch {
      // Full for this size.
    }
  load();

  type("Asha");

  expect(field()).toHaveValue("Asha");
  expect(errors).not.toHaveBeenCalled();
  window.removeEventListener("error", errors);
});

test("holds an early press of Submit, and leaves it to the form once that can answer", async () => {
  load();
  await pass(1_000);
  expect(hydrate).not.toHaveBeenCalled();

  expect(press()).toBe(false);
  expectSubmitting();
  await pass(6_000);
  expect(hydrate).toHaveBeenCalledTimes(1);
  // As components/lead-form/lead-form.tsx does.
  form().onsubmit = null;
  await pass(60_000);

  expectSubmitting();
  expect(line()).toBeEmptyDOMElement();
  expect(posted).not.toHaveBeenCalled();
});

test("posts after 10 seconds without scripts, whatever the browser says about the connection", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  load();

  press();
  await pass(9_999);
  expect(posted).not.toHaveBeenCalled();
  await pass(1);

  expect(posted).toHaveBeenCalledTimes(1);
  expectSubmitting();
  // Back on a page that the browser kept.
  window.dispatchEvent(new Event("pageshow"));
  expectIdle();
  await pass(60_000);
  expect(posted).toHaveBeenCalledTimes(1);
  expect(line()).toBeEmptyDOMElement();
});

test("a press without a connection ends in the error and its panel, keeps every word, and a later press is sent", async () => {
  reached.mockRejectedValue(new TypeError("Failed to fetch"));
  load();
  type("Asha");

  press();
  await pass(14_999);
  expectSubmitting();
  await pass(1);
  expectIdle();
  expect(line()).toHaveTextContent("Something went wrong.");
  expect(panel()).toBeVisible();
  expect(field()).toHaveValue("Asha");
  await pass(5_000);
  expect(line()).toBeEmptyDOMElement();
  expect(panel()).toBeVisible();
  await pass(60_000);
  expect(posted).not.toHaveBeenCalled();

  reached.mockResolvedValue({});
  press();
  expectSubmitting();
  expect(panel()).not.toBeVisible();
  await pass(10_000);
  expect(posted).toHaveBeenCalledTimes(1);
});

test("a connection that never answers ends in the error, and one that answers after that posts nothing", async () => {
  let answer = () => {};
  reached.mockReturnValue(
    new Promise((resolve) => (answer = () => resolve({}))),
  );
  load();

  press();
  await pass(15_000);
  expect(panel()).toBeVisible();
  answer();
  await pass(60_000);

  expectIdle();
  expect(posted).not.toHaveBeenCalled();
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
