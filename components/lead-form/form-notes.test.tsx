import { screen } from "@testing-library/react";
import { formNotes } from "@/content/forms";
import {
  button,
  field,
  filled,
  forms,
  holdTheAnswer,
} from "./filled-form.fixture";

// Where the focus and the viewport are after an answer.

const panel = () => screen.getByRole("region", { name: formNotes.sentHeading });

describe.each(forms)("the $name form", (form) => {
  const { nameField } = form;

  test.each([
    ["scrolls there with a parent who is still at Submit", 500, 1],
    ["does not scroll with a parent who has gone on reading", -90, 0],
  ])(
    "leads the keyboard to what happens next, before the emptied fields, and %s",
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

  test("leads a parent there who pressed twice", async () => {
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

  test("gives the keyboard its place back without scrolling there, but not to a parent who has moved on", async () => {
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
