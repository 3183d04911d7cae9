import { createRef } from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { forms } from "@/content/forms";
import { english } from "@/site-content/languages";
import { islandMessages } from "@/components/island/island";
import {
  advanceTime,
  booking,
  button,
  consultation,
  fetchMock,
  field,
  filled,
  holdTheAnswer,
  loseTheConnection,
  now,
  sentLeads,
  status,
} from "./filled-form.fixture";
import { Sent } from "./panels.client";

// e2e/forms.spec.ts, network-faults.spec.ts and drafts.spec.ts send leads in a browser.

const { nameField, lead } = booking;
const panel = (heading: string) => screen.queryByRole("region", { name: heading });

test("a message stays for its full 5 seconds, and the panel with other ways to reach us until the next attempt", async () => {
  const { notSentHeading, notSent } = forms.notes;
  loseTheConnection();
  loseTheConnection();
  const { user, press } = await filled(booking);
  await press();
  await advanceTime(4000);
  await press();
  await advanceTime(4999);
  expect(status()).toHaveTextContent(forms.sending.error);
  expect(console.error).toHaveBeenCalledTimes(2);

  await advanceTime(1);

  expect(status()).toBeEmptyDOMElement();
  const ways = panel(notSentHeading)!;
  expect(ways).toHaveTextContent(notSent);
  expect(ways.querySelector('a[href^="tel:"]')).not.toBeNull();
  expect(ways.querySelector('a[href^="https://wa.me/"]')).not.toBeNull();

  loseTheConnection();
  await press();
  const answer = holdTheAnswer();
  await user.click(button());
  expect(status()).toBeEmptyDOMElement();
  expect(panel(notSentHeading)).toBeNull();
  await answer.arrive();
  expect(status()).toHaveTextContent(forms.sending.success);

  // Each lead has the time of its press.
  const times = sentLeads().map((pairs) => pairs.at(-1)![1]);
  expect(times[0]).toBe(now.toISOString());
  expect(new Set(times).size).toBe(4);
});

test("only one lead is sent after a double click, and none for Enter during the request", async () => {
  const answer = holdTheAnswer();
  const { user } = await filled(booking);

  // React has not disabled the button yet.
  act(() => {
    fireEvent.click(button());
    fireEvent.click(button());
  });
  await user.type(field(nameField), "{Enter}");
  await answer.arrive();

  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("a filled honeypot fails the first attempt, is emptied, and adds no field to the lead of the second", async () => {
  const { container, press } = await filled(booking);
  const hidden = container.querySelector('[aria-hidden="true"] > input')!;
  fireEvent.input(hidden, { target: { value: "https://spam.example/" } });

  await press();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent(forms.sending.error);

  await press();
  expect(status()).toHaveTextContent(forms.sending.success);
  expect(sentLeads()).toEqual([[...lead, ["timestamp", expect.any(String)]]]);
});

describe("the panel about the next steps", () => {
  const { sentHeading, receivedHeading, sent, shortNumber } = forms.notes;
  const messages = islandMessages(english)["lead-form"];

  test.each([
    ["opaque", "98765 43210", sentHeading, sent],
    ["readable", "+91 98765 43210", receivedHeading, sent],
    // The quick form accepts any number.
    ["opaque", "९८११० 4567", sentHeading, `{number}: ${shortNumber}`],
  ] as const)(
    "after an %s answer, names the number %s, and asks for a missing digit",
    (response, number, heading, text) => {
      const sentLead = { response, number };
      render(<Sent ref={createRef()} lead={sentLead} messages={messages} />);

      expect(panel(heading)).toHaveTextContent(
        text.replace("{number}", number).replace("{count}", "9"),
      );
      expect(screen.getByRole("link", { name: /^Call/ })).toBeVisible();
    },
  );

  test("is above the emptied fields, and gets the focus without scrolling if the button is out of view", async () => {
    const scrollIntoView = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView });
    const { press } = await filled(consultation);
    button().getBoundingClientRect = () => ({ top: -90, bottom: -40 }) as DOMRect;
    const focused = jest.spyOn(HTMLElement.prototype, "focus");

    await press();

    const shown = panel(sentHeading)!;
    expect(shown).toHaveFocus();
    expect(shown).toHaveTextContent(sent.replace("{number}", "9876543210"));
    expect(focused.mock.lastCall).toEqual([{ preventScroll: true }]);
    expect(button().form!.firstChild).toBe(shown);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test("gets the focus also after a second press", async () => {
    const { user } = await filled(booking);
    const answer = holdTheAnswer();
    await user.click(button());
    // A browser focuses the nearest ancestor that can be focused.
    const main = button().form!.parentElement!;
    main.tabIndex = -1;
    main.focus();

    await answer.arrive();

    expect(panel(sentHeading)).toHaveFocus();
  });
});

test("after an error, the focus goes back to the button without scrolling, unless the parent is in a field", async () => {
  const { user } = await filled(booking);
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
