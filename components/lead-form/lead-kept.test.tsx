import { fireEvent, render } from "@testing-library/react";
import { forms } from "@/content/forms";
import {
  booking,
  bothForms,
  button,
  consultation,
  fetchMock,
  field,
  filled,
  holdTheAnswer,
  later,
  loseTheConnection,
  now,
  advanceTime,
  sentLeads,
  status,
  values,
} from "./filled-form.fixture";
import { reportDelayMs } from "./submit-checks";

// What a parent has typed is kept until it is sent, is sent unchanged, and is sent once.

const set = (label: string, value: string) =>
  fireEvent.input(field(label), { target: { value } });

describe.each(bothForms)("the $name form", (form) => {
  const { Form, lead, nameField } = form;
  const given = lead.map(([, value]) => value);

  test("has the time of each press, also when the same request is sent again", async () => {
    loseTheConnection();
    const { press } = await filled(form);
    await press();

    jest.setSystemTime(later);
    await press();

    expect(sentLeads()).toEqual([
      [...lead, ["timestamp", now.toISOString()]],
      [...lead, ["timestamp", later.toISOString()]],
    ]);
  });

  test.each([
    ["fail", forms.sending.error],
    ["arrive", forms.sending.success],
  ] as const)(
    "keeps what is typed during a request that will %s",
    async (end, text) => {
      const answer = holdTheAnswer();
      const { user } = await filled(form);
      await user.click(button());

      await user.type(field(nameField), " Gupta");
      await answer[end]();

      expect(status()).toHaveTextContent(text);
      expect(field(nameField)).toHaveValue("Asha Sen Gupta");
      expect(Object.values(sessionStorage)).toContain("Asha Sen Gupta");
      expect(sentLeads()[0]).toContainEqual(["parentName", "Asha Sen"]);
    },
  );

  test("restores the values in a new form until the lead is sent", async () => {
    const { unmount } = await filled(form);
    unmount();

    const again = render(<Form />);
    expect(values()).toEqual(given);
    fireEvent.click(button());
    await advanceTime(0);
    expect(status()).toHaveTextContent(forms.sending.success);
    again.unmount();

    render(<Form />);
    expect(values().join("")).toBe("");
  });

  test.each(["blocked", "full"])(
    "works without drafts where the storage of the browser is %s",
    async (state) => {
      const close = () => {
        throw new DOMException(`Storage is ${state}`);
      };
      if (state === "full")
        jest.spyOn(Storage.prototype, "setItem").mockImplementation(close);
      else
        jest.spyOn(window, "sessionStorage", "get").mockImplementation(close);
      const { press } = await filled(form);

      loseTheConnection();
      await press();
      expect(status()).toHaveTextContent(forms.sending.error);
      expect(values()).toEqual(given);
      await press();

      expect(status()).toHaveTextContent(forms.sending.success);
      expect(field(nameField)).toHaveValue("");
    },
  );

  test.each(["", "   ", "\u200d", "\u202e"])(
    "refuses a name without visible characters: %j",
    async (blank) => {
      const { press } = await filled(form);
      set(nameField, blank);

      await press();

      expect(fetchMock).not.toHaveBeenCalled();
      expect(status()).toBeEmptyDOMElement();
      expect(field(nameField)).toBeInvalid();
      // A reload does not restore it either.
      expect(Object.keys(sessionStorage).join()).not.toContain("parentName");
    },
  );

  test("shows a press before the browser moves to the invalid field", async () => {
    await filled(form);
    set(nameField, "");
    const moveToField = jest.spyOn(button().form!, "reportValidity");

    fireEvent.click(button());
    expect(moveToField).not.toHaveBeenCalled();
    await advanceTime(reportDelayMs);

    expect(moveToField).toHaveBeenCalledTimes(1);
  });
});

// endpoint/lead.test.ts has the same days. The clock of the test shows the same day as one in Delhi, 2 March 2026.
test.each([
  ["2026-03-05", "in the future", false],
  [
    "2026-03-04",
    "of today where the clock of the device is two days behind",
    true,
  ],
  ["2026-03-02", "of today", true],
  ["2007-03-02", "19 years ago", true],
  ["2007-03-01", "more than 19 years ago", false],
  ["1921-05-04", "in another century", false],
  ["0021-05-04", "whose year has two digits", false],
  ["0202-05-04", "whose year has three digits", false],
])("of the date of birth %s, %s, a lead is sent: %s", async (date, _, sent) => {
  const { press } = await filled(consultation);
  const { label } = forms.consultation.dob;
  set(label, date);

  await press();

  expect(sentLeads()).toHaveLength(sent ? 1 : 0);
  if (!sent) expect(field(label)).toBeInvalid();
});

test("on the last day of a February of 29 days, the date of birth still has an earliest day", async () => {
  jest.setSystemTime(new Date("2028-02-29T07:00Z"));
  const { press } = await filled(consultation);
  const { label } = forms.consultation.dob;
  set(label, "0021-05-04");

  await press();

  expect(fetchMock).not.toHaveBeenCalled();
  expect(field(label)).toHaveAttribute("min", "2009-03-01");
});

test("a press in the first moment of a visit is sent at once", async () => {
  jest.useFakeTimers({ now });
  const { user } = await filled(booking);

  await user.click(button());

  expect(sentLeads()).toHaveLength(1);
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
  expect(sentLeads()[0]!.map(([name]) => name)).toEqual([
    ...booking.lead.map(([name]) => name),
    "timestamp",
  ]);
});
