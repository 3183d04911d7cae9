/** The loader in a page without a network: its scripts never come, or fail. */
jest.mock("/_next/static/islands-a.js", () => ({}), { virtual: true });

const submitted = jest.fn();

function load(markup: string, files: readonly string[]): void {
  document.body.innerHTML = markup;
  Object.assign(globalThis, {
    FILES: files,
    IntersectionObserver: class {
      observe() {}
    },
  });
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    require("./loader");
  });
}

const markup = `<form data-wake="" id="booking"><input name="a"><button type="submit" data-busy="Submitting...">Submit</button></form>`;
const form = () => document.querySelector("form")!;
const button = () => document.querySelector("button")!;
const submit = () =>
  form().dispatchEvent(
    new Event("submit", { bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  submitted.mockClear();
  HTMLFormElement.prototype.submit = submitted;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("asks for nothing until a form is touched", () => {
  load(markup, ["islands-a.js"]);
  expect(window.islands).toEqual([]);

  document.querySelector("input")!.focus();

  expect(window.islands).toContain(form());
});

test("wakes a form whose words were kept, and no other", () => {
  sessionStorage.setItem("bookings/a", "other words");
  load(markup, ["islands-a.js"]);
  expect(window.islands).toEqual([]);

  sessionStorage.setItem("booking/a", "words");

  load(markup, ["islands-a.js"]);

  expect(window.islands).toEqual([form()]);
});

test("holds an early submit until the form takes it over", async () => {
  load(markup, ["islands-a.js"]);

  expect(submit()).toBe(false);
  expect(window.islands).toContain(form());
  expect(button().textContent).toBe("Submitting...");
  expect(button().disabled).toBe(true);
  form().onsubmit = null;
  await jest.advanceTimersByTimeAsync(60_000);

  expect(submitted).not.toHaveBeenCalled();
  expect(submit()).toBe(true);
});

test("posts natively after 10 s, once, and is free again on return", async () => {
  load(markup, ["islands-a.js"]);

  submit();
  await jest.advanceTimersByTimeAsync(9_900);
  expect(submitted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  // So the form, coming late, sees that there is nothing to take over.
  expect(form().onsubmit).toBeNull();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(submitted).toHaveBeenCalledTimes(1);
  expect(button().disabled).toBe(true);
  window.dispatchEvent(new Event("pageshow"));
  expect(button().disabled).toBe(false);
});

test("posts natively as soon as a script fails", async () => {
  load(markup, ["missing.js"]);

  submit();
  await jest.advanceTimersByTimeAsync(200);

  expect(submitted).toHaveBeenCalledTimes(1);
});

test("keeps what is typed before the scripts come, and what was kept before", () => {
  sessionStorage.setItem("booking/a", "old");
  sessionStorage.setItem("booking/b", "long words");
  load(markup, ["islands-a.js"]);
  const field = document.querySelector("input")!;

  field.value = "new";
  field.dispatchEvent(new Event("input", { bubbles: true }));

  expect({ ...sessionStorage }).toEqual({
    "booking/a": "new",
    "booking/b": "long words",
  });
});

test("works where storage is blocked", () => {
  jest.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Storage is blocked", "SecurityError");
  });

  load(markup, ["islands-a.js"]);
  document.querySelector("input")!.focus();

  expect(window.islands).toContain(form());
});

test("offline, keeps the page and posts natively once the line is back", async () => {
  const line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  load(markup, ["missing.js"]);

  submit();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(submitted).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(100);

  expect(submitted).toHaveBeenCalledTimes(1);
});
