import { act } from "react";
import { renderToString } from "react-dom/server";
import { render, screen } from "@testing-library/react";
import { testimonials } from "@/content/testimonials";
import type { IslandMessages } from "@/components/island/island-messages";
import { hydrate } from "./hydrate";
import { Island } from "./island";

type GreetingProps = {
  readonly messages: IslandMessages["carousel"];
  readonly name?: string;
};

function Greeting({ messages, name = "you" }: GreetingProps) {
  return (
    <p>
      {messages.list} {name}
    </p>
  );
}

const { list } = testimonials;

test("renders its component with its messages, and writes its name and props into attributes", () => {
  render(
    <Island name="carousel" component={Greeting} props={{ name: "Asha" }} />,
  );

  const { dataset } = screen.getByText(`${list} Asha`).parentElement!;
  expect({ ...dataset }).toEqual({
    island: "carousel.en",
    props: '{"name":"Asha"}',
  });
});

test("renders a component without props, and writes no attribute for them", () => {
  render(<Island name="carousel" component={Greeting} />);

  expect(screen.getByText(`${list} you`).parentElement).not.toHaveAttribute(
    "data-props",
  );
});

test("an island is hydrated with its props, and keeps what was typed", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const logged = jest.spyOn(console, "error");
  const Greeting = ({ name = "you" }) => <input aria-label={name} />;
  document.body.innerHTML = `<div data-props='{"name":"Asha"}'>${renderToString(<Greeting name="Asha" />)}</div>`;
  const wrapper = document.querySelector("div")!;
  const typed = wrapper.querySelector("input")!;
  typed.value = "typed early";

  await act(async () => void hydrate(wrapper, Greeting));

  expect(wrapper).toHaveAttribute("data-hydrated");
  const field = wrapper.querySelector("input");
  expect(field).toBe(typed);
  expect(field).toHaveAccessibleName("Asha");
  expect(field).toHaveValue("typed early");
  expect(logged).not.toHaveBeenCalled();
});
