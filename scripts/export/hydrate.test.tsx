import { act, useState } from "react";
import { renderToString } from "react-dom/server";
import { hydrate } from "./hydrate";

function Greeting({ name = "you" }: { readonly name?: string }) {
  const [count, setCount] = useState(0);
  return (
    <form>
      <input aria-label="Name" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
    </form>
  );
}

test("takes an island over with its props and what was typed, once", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const logged = jest.spyOn(console, "error");
  document.body.innerHTML = `<div data-props='{"name":"Asha"}'>${renderToString(<Greeting name="Asha" />)}</div>`;
  const island = document.querySelector("div")!;
  const input = document.querySelector("input")!;
  input.value = "typed early";

  let hydrated: Promise<void>[] = [];
  await act(async () => {
    hydrated = [hydrate(island, Greeting), hydrate(island, Greeting)];
  });
  await Promise.all(hydrated);
  await act(async () => document.querySelector("button")!.click());

  expect(island).toHaveAttribute("data-hydrated");
  expect(island).toHaveTextContent("Asha 1");
  expect(document.querySelector("input")).toBe(input);
  expect(input).toHaveValue("typed early");
  expect(logged).not.toHaveBeenCalled();
});
