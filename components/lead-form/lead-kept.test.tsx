import { fireEvent, render } from "@testing-library/react";
import { bookingForm, consultationForm, leadForm } from "@/content/forms";
import {
  booking,
  button,
  consultation,
  fetchMock,
  field,
  filled,
  forms,
  holdTheAnswer,
  later,
  loseTheConnection,
  now,
  pass,
  sentLeads,
  status,
  values,
} from "./filled-form";

// What a parent typed: kept until it is sent, sent as it was, and never twice.

const set = (label: string, value: string) =>
  fireEvent.input(field(label), { target: { value } });

describe.each(forms)("the $name form", (form) => {
  const { Form, lead, nameField } = form;
  const given = lead.map(([, value]) => value);

  test("is the same lead with the same time when the same words are tried again", async () => {
    loseTheConnection();
    const { press } = await filled(form);
    await press();

    jest.setSystemTime(later);
    await press();

    const [first, second] = sentLeads();
    expect(second).toEqual(first);
  });

  test("is a new lead with a new time when the words have changed since the failure", async () => {
    loseTheConnection();
    const { user, press } = await filled(form);
    await press();

    await user.type(field(nameField), " Gupta");
    jest.setSystemTime(later);
    await press();

    expect(sentLeads()[1]).toContainEqual(["parentName", "Asha Sen Gupta"]);
    expect(sentLeads()[1]).toContainEqual(["timestamp", later.toISOString()]);
  });

  test.each([
    ["fail", leadForm.error],
    ["arrive", leadForm.success],
  ] as const)(
    "keeps what is typed during a request that will %s",
    async (end, text) => {
      const request = holdTheAnswer();
      const { user } = await filled(form);
      await user.click(button());

      await user.type(field(nameField), " Gupta");
      await request[end]();

      expect(status()).toHaveTextContent(text);
      expect(field(nameField)).toHaveValue("Asha Sen Gupta");
      expect(Object.values(sessionStorage)).toContain("Asha Sen Gupta");
      expect(sentLeads()[0]).toContainEqual(["parentName", "Asha Sen"]);
    },
  );

  test("keeps the words in this tab until the lead is sent", async () => {
    const { unmount } = await filled(form);
    unmount();

    const again = render(<Form />);
    expect(values()).toEqual(given);
    fireEvent.click(button());
    await pass(0);
    expect(status()).toHaveTextContent(leadForm.success);
    again.unmount();

    render(<Form />);
    expect(values().join("")).toBe("");
  });

  test("works as before where the browser blocks storage", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Storage is blocked", "SecurityError");
    });
    const { press } = await filled(form);

    await press();

    expect(status()).toHaveTextContent(leadForm.success);
    expect(field(nameField)).toHaveValue("");
  });

  test.each(["", "   ", "\u200d", "\u202e"])(
    "takes no name that nobody can read: %j",
    async (blank) => {
      const { press } = await filled(form);
      set(nameField, blank);

      await press();

      expect(fetchMock).not.toHaveBeenCalled();
      expect(status()).toBeEmptyDOMElement();
      expect(field(nameField)).toBeInvalid();
    },
  );
});

test("the same words after a success are a new lead with a new time", async () => {
  loseTheConnection();
  const { press } = await filled(booking);
  await press();
  await press();

  jest.setSystemTime(later);
  // Set, not typed: the typing of user-event does not see that a form was emptied.
  const { parentName, phoneNumber, location, serviceRequest } = bookingForm;
  const labels = [parentName, phoneNumber, location, serviceRequest];
  for (const [index, { label }] of labels.entries())
    set(label, booking.lead[index]![1]);
  await press();

  expect(sentLeads()).toHaveLength(3);
  expect(sentLeads()[2]).toEqual([
    ...booking.lead,
    ["timestamp", later.toISOString()],
  ]);
});

test("asks again for a child who is not born yet, which the endpoint refuses", async () => {
  const { press } = await filled(consultation);
  const { label } = consultationForm.dob;
  // In Delhi it is the same day as in the test's clock.
  set(label, "2026-03-03");
  await press();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(field(label)).toBeInvalid();

  set(label, "2026-03-02");
  await press();
  expect(status()).toHaveTextContent(leadForm.success);
});

test("a lead waits until a person could have written it, and goes as it was when Submit was pressed", async () => {
  // The page has just been opened.
  jest.useFakeTimers({ now });
  const { user } = await filled(booking);
  const { length } = booking.lead;

  await user.click(button());
  expect(button()).toBeDisabled();
  await user.clear(field(bookingForm.parentName.label));
  await pass(2499);
  expect(fetchMock).not.toHaveBeenCalled();
  await pass(1);

  expect(sentLeads()).toHaveLength(1);
  expect(sentLeads()[0]!.slice(0, length)).toEqual(booking.lead);
});

test("a field that nobody can see stops the first attempt, adds nothing to a lead, and lets a person through", async () => {
  const { container, press } = await filled(booking);
  const hidden = container.querySelector('[aria-hidden="true"] > input')!;
  fireEvent.input(hidden, { target: { value: "https://spam.example/" } });

  await press();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent(leadForm.error);

  await press();
  expect(status()).toHaveTextContent(leadForm.success);
  expect(sentLeads()[0]!.map(([name]) => name)).toEqual([
    ...booking.lead.map(([name]) => name),
    "timestamp",
  ]);
});
