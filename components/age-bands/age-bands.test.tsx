import { fireEvent, render, screen, within } from "@testing-library/react";
import { serviceGuides } from "@/content/service-guides";
import { AgeBands } from "./age-bands";

test.each(serviceGuides)(
  "every sign of $subject can be ticked by tapping its words",
  ({ noticing }) => {
    render(<AgeBands noticing={noticing} />);

    for (const { ages, signs } of noticing.bands) {
      const band = screen.getByRole("heading", { name: ages }).parentElement!;
      for (const { text } of signs) {
        fireEvent.click(within(band).getByText(text));
        expect(within(band).getByLabelText(text)).toBeChecked();
      }
    }
  },
);

test.each(serviceGuides)(
  "no tick of $subject can be sent: no box has a name, none stands in a form",
  ({ noticing }) => {
    render(<AgeBands noticing={noticing} />);

    for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) {
      expect(box.name).toBe("");
      expect(box.form).toBeNull();
    }
  },
);

test("the first screen's links find their ages", () => {
  for (const { noticing } of serviceGuides) {
    const { container, unmount } = render(<AgeBands noticing={noticing} />);
    const { younger, bands } = noticing;
    for (const { id } of younger === undefined ? bands : [younger, ...bands])
      expect(container.querySelector(`#${id}`)).toBeVisible();
    unmount();
  }
});
