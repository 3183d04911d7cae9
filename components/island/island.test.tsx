import { render, screen } from "@testing-library/react";
import { Island } from "./island";

function Greeting({ name = "you" }: { readonly name?: string }) {
  return <p>Hello {name}</p>;
}

test("shows its component at once, and says in the page how to hydrate it", () => {
  render(
    <Island name="greeting" component={Greeting} props={{ name: "Asha" }} />,
  );

  const { dataset } = screen.getByText("Hello Asha").parentElement!;
  expect({ ...dataset }).toEqual({
    island: "greeting",
    props: '{"name":"Asha"}',
  });
});

test("needs no props", () => {
  render(<Island name="greeting" component={Greeting} />);

  expect(screen.getByText("Hello you").parentElement).not.toHaveAttribute(
    "data-props",
  );
});
