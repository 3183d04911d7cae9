import { act, useState } from "react";
import { hydrateIslands } from "./hydrate-islands";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <form data-wake="">
      <input aria-label="Name" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </form>
  );
}

const markup = `<form data-wake=""><input aria-label="Name"><button type="button">0</button></form>`;

test("makes the island live that was touched, and leaves its neighbours and its words", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<section><h2>Book</h2>${markup}</section><section>${markup}</section>`;
  const [first, second] = document.querySelectorAll("form");
  const input = first!.querySelector("input")!;
  input.value = "Asha";
  window.islands = [first!, first!];

  await act(async () =>
    hydrateIslands([<Counter key="1" />, <Counter key="2" />]),
  );
  for (const form of [first!, second!])
    await act(async () => form.querySelector("button")!.click());

  expect(document.querySelector("h2")?.textContent).toBe("Book");
  expect(document.querySelector("input")).toBe(input);
  expect(input.value).toBe("Asha");
  expect(first!.textContent).toBe("1");
  expect(second!.textContent).toBe("0");

  await act(async () => {
    window.islands.push(second!);
  });
  await act(async () => second!.querySelector("button")!.click());
  expect(second!.textContent).toBe("1");
});
