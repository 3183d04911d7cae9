import { render, screen } from "@testing-library/react";
import { services } from "@/content/services";
import { SafetyNote } from "./safety-note";

describe.each(services)("the safety note of $title", ({ href }) => {
  beforeEach(() => {
    render(<SafetyNote path={href} />);
  });

  test("says in sight that a child who loses words or skills sees a doctor this week", () => {
    const sentence = screen.getByText(/loses words or skills/);

    expect(sentence).toHaveTextContent(/at any age, see a doctor this week/);
    expect(sentence.closest("details")).toBeNull();
  });

  test("gives 112 and Tele-MANAS as calls in the very sentence on danger", () => {
    const danger = screen.getByText(/hurt themselves or someone else/);

    const calls = [...danger.querySelectorAll("a")].map(({ href }) => href);
    expect(calls).toEqual(["tel:112", "tel:14416"]);
  });

  test("gives the child helpline on the page of counselling only", () => {
    const calls = screen.queryAllByRole("link", { name: "1098" });

    expect(calls).toHaveLength(href === "/psychological-counselling" ? 1 : 0);
  });
});
