/** @jest-environment jsdom */
/** When the steps of an island run. The first step stands for the evaluation of React. */
import { choiceMs, pauseMs } from "./start-island";

const first = jest.fn();
const second = jest.fn();
const steps = [first, second];
const fieldOf = () => document.querySelector("input")!;
const fire = (type: string) =>
  fieldOf().dispatchEvent(new Event(type, { bubbles: true }));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const island = () => document.querySelector("div")!;

let startIsland: (typeof import("./start-island"))["startIsland"];
const touch = () => void startIsland(island(), new Event("focusin"), steps);

/** Loads the module, as when it arrives. */
async function arrive() {
  jest.resetModules();
  ({ startIsland } = await import("./start-island"));
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  // jsdom has no MessageChannel.
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = { onmessage: () => {} };
      port2 = {
        postMessage: () => setTimeout(() => this.port1.onmessage(), 1),
      };
    },
  });
  document.body.innerHTML =
    "<div><form><input><button>Submit</button></form></div>";
  await arrive();
});
afterEach(() => jest.useRealTimers());

test("no step runs between two letters; all run in the first pause, once", async () => {
  touch();
  for (let letter = 0; letter < 20; letter += 1) {
    await pass(pauseMs - 1);
    expect(first).not.toHaveBeenCalled();
    fire("input");
    void startIsland(island(), undefined, steps);
  }

  await pass(pauseMs + 2);

  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test("a module that arrives while the parent types waits for a pause", async () => {
  fieldOf().focus();
  await arrive();
  void startIsland(island(), undefined, steps);
  await pass(pauseMs - 1);
  expect(first).not.toHaveBeenCalled();

  await pass(3);
  expect(second).toHaveBeenCalled();
});

test("a letter after the first step postpones the second", async () => {
  first.mockImplementation(() => fire("input"));
  touch();
  await pass(pauseMs * 2 - 1);
  expect(first).toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();

  await pass(3);
  expect(second).toHaveBeenCalled();
});

test("the steps run soon after the parent has left a field or chosen a value", async () => {
  touch();
  fire("input");
  fire("change");
  await pass(choiceMs - 1);
  expect(first).not.toHaveBeenCalled();

  await pass(3);
  expect(second).toHaveBeenCalled();
});

test("the steps run at a press of Submit that the loader holds, each after the browser could paint", async () => {
  touch();
  Object.assign(document.querySelector("form")!, { held: "Submit" });
  fire("submit");
  expect(first).not.toHaveBeenCalled();

  await pass(1);
  expect(first).toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  fire("input");
  touch();
  await pass(1);
  expect(second).toHaveBeenCalled();
});

test("without a touch the steps run at once", async () => {
  void startIsland(island(), undefined, steps);
  await pass(2);

  expect(second).toHaveBeenCalled();
});
