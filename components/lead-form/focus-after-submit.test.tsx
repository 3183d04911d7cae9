import { screen } from "@testing-library/react";
import { forms } from "@/content/forms";
import {
  bothForms,
  button,
  field,
  filled,
  holdTheAnswer,
} from "./filled-form.fixture";

const panel = () =>
  screen.getByRole("region", { name: forms.notes.sentHeading });

describe.each(bothForms)("the $name form", (form) => {
  const { nameField } = form;

  test.each([
    ["scrolls to it if the button is in view", 500, 1],
    ["does not scroll if the button is out of view", -90, 0],
  ])(
    "moves the focus to the panel about the next steps, above the emptied fields, and %s",
    async (_, top, scrolls) => {
      const scrollIntoView = jest.fn();
      Object.assign(Element.prototype, { scrollIntoView });
      const { press } = await filled(form);
      button().getBoundingClientRect = () =>
        ({ top, bottom: top + 50 }) as DOMRect;
      const focused = jest.spyOn(HTMLElement.prototype, "focus");

      await press();

      expect(panel()).toHaveFocus();
      expect(focused.mock.lastCall).toEqual([{ preventScroll: true }]);
      expect(button().form!.firstChild).toBe(panel());
      expect(scrollIntoView).toHaveBeenCalledTimes(scrolls);
    },
  );

  test("moves the focus to the panel also after a second press", async () => {
    const { user } = await filled(form);
    const answer = holdTheAnswer();
    await user.click(button());
    // The second press is on a disabled button; a browser then focuses the nearest ancestor that can be focused.
    const main = button().form!.parentElement!;
    main.tabIndex = -1;
    main.focus();

    await answer.arrive();

    expect(panel()).toHaveFocus();
  });

  test("after an error, moves the focus back to the button without scrolling, unless the parent is in a field", async () => {
    const { user } = await filled(form);
    const answer = holdTheAnswer();
    const focused = jest.spyOn(button(), "focus");
    await user.click(button());
    // A browser removes the focus from a button that becomes disabled; jsdom does not.
    field(nameField).focus();
    field(nameField).blur();
    await answer.fail();
    expect(button()).toHaveFocus();
    expect(focused.mock.lastCall).toEqual([{ preventScroll: true }]);

    const second = holdTheAnswer();
    await user.click(button());
    await user.click(field(nameField));
    await second.fail();
    expect(field(nameField)).toHaveFocus();
  });
});
