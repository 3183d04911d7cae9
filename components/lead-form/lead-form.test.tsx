import { act, fireEvent, screen } from "@testing-library/react";
import { forms } from "@/content/forms";
import {
  booking,
  bothForms,
  button,
  fetchMock,
  field,
  filled,
  holdTheAnswer,
  later,
  loseTheConnection,
  advanceTime,
  sentLeads,
  status,
  values,
} from "./filled-form.fixture";
import { leadEndpoints } from "./send-lead";

/** What the panel asks about a number that has too few digits. */
const questionAbout = (number: string) =>
  forms.notes.shortNumber.replace(
    "{count}",
    String(number.match(/\p{Nd}/gu)!.length),
  );

describe.each(bothForms)("the $name form", (form) => {
  const { name, endpoint, lead, nameField } = form;

  test("sends the specified fields in order, with the moment of submitting, as one multipart POST", async () => {
    const { press } = await filled(form);

    jest.setSystemTime(later);
    await press();

    expect(sentLeads()).toEqual([
      [...lead, ["timestamp", later.toISOString()]],
    ]);
    const [address, request] = fetchMock.mock.calls[0]!;
    expect(address).toBe(endpoint);
    expect(request).toMatchObject({ method: "POST", mode: "no-cors" });
    // Without a content type from the page, the browser sends multipart with its own boundary.
    expect(request.headers).toBeUndefined();
  });

  test("has the attributes with which a browser without scripts posts to the endpoint", async () => {
    await filled(form);

    const { method, enctype, action } = button().form!;
    expect([method, enctype, action]).toEqual([
      "post",
      "multipart/form-data",
      endpoint,
    ]);
  });

  test("says Submit, and Submitting... on a disabled button while it sends", async () => {
    const answer = holdTheAnswer();
    const { user } = await filled(form);
    expect(button()).toHaveTextContent(/^Submit$/);
    expect(button()).toBeEnabled();

    await user.click(button());
    expect(button()).toHaveTextContent(/^Submitting\.\.\.$/);
    expect(button()).toBeDisabled();
    expect(status()).toBeEmptyDOMElement();
    await answer.arrive();

    expect(button()).toHaveTextContent(/^Submit$/);
    expect(button()).toBeEnabled();
  });

  test("thanks the parent for 5 seconds and empties every field; the panel about the next steps remains", async () => {
    const { press } = await filled(form);

    await press();

    expect(values().join("")).toBe("");
    await advanceTime(4999);
    expect(status()).toHaveTextContent(
      "Thank you for your submission! We'll get back to you soon.",
    );
    await advanceTime(1);
    expect(status()).toBeEmptyDOMElement();
    const panel = screen.getByRole("region", { name: forms.notes.sentHeading });
    const { phoneNumber, contact } = Object.fromEntries(lead);
    const number = (phoneNumber ?? contact)!;
    expect(panel).toHaveTextContent(
      forms.notes.sent.replace("{number}", number),
    );
    expect(panel).not.toHaveTextContent(questionAbout(number));
    expect(panel.querySelector('a[href^="tel:"]')).not.toBeNull();
  });

  test("shows the error for 5 seconds and keeps the field values; the panel with other ways to reach us remains", async () => {
    loseTheConnection();
    const { press } = await filled(form);

    await press();

    expect(values()).toEqual(lead.map(([, value]) => value));
    expect(console.error).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ message: "Failed to fetch" }),
    );
    await advanceTime(4999);
    expect(status()).toHaveTextContent(
      "Something went wrong. Please try again later.",
    );
    await advanceTime(1);
    expect(status()).toBeEmptyDOMElement();
    const panel = screen.getByRole("region", {
      name: forms.notes.notSentHeading,
    });
    expect(panel).toHaveTextContent(forms.notes.notSent);
    expect(panel.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(panel.querySelector('a[href^="https://wa.me/"]')).not.toBeNull();
  });

  test("clears the old message as soon as a new attempt begins", async () => {
    loseTheConnection();
    const { user, press } = await filled(form);
    await press();
    const answer = holdTheAnswer();

    await user.click(button());

    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByText(forms.notes.notSent)).toBeNull();
    await answer.arrive();
    expect(status()).toHaveTextContent(forms.sending.success);
  });

  test("shows each message for its full 5 seconds", async () => {
    loseTheConnection();
    loseTheConnection();
    const { press } = await filled(form);
    await press();
    await advanceTime(4000);

    await press();
    await advanceTime(4000);

    expect(status()).toHaveTextContent(forms.sending.error);
    await advanceTime(1000);
    expect(status()).toBeEmptyDOMElement();
  });

  test("sends only one lead after a double click, and none for Enter during the request", async () => {
    const answer = holdTheAnswer();
    const { user } = await filled(form);

    // React has not disabled the button yet.
    act(() => {
      fireEvent.click(button());
      fireEvent.click(button());
    });
    await user.type(field(nameField), "{Enter}");
    await answer.arrive();

    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test("shows the error and sends no request when no endpoint is set", async () => {
    const replaced = jest.replaceProperty(leadEndpoints, name, "" as never);
    const { press } = await filled(form);

    await press();

    expect(status()).toHaveTextContent(forms.sending.error);
    expect(fetchMock).not.toHaveBeenCalled();
    replaced.restore();
  });
});

test("after a short number, which the quick form accepts, the panel asks whether a digit is missing", async () => {
  const { user, press } = await filled(booking);
  const number = field(forms.booking.phoneNumber.label);
  await user.clear(number);
  await user.type(number, "९८११० 4567");

  await press();

  const panel = screen.getByRole("region", { name: forms.notes.sentHeading });
  const typed = "९८११० 4567";
  expect(panel).toHaveTextContent(`${typed}: ${questionAbout(typed)}`);
  expect(panel).not.toHaveTextContent(
    forms.notes.sent.replace("{number}", typed),
  );
  expect(sentLeads()).toHaveLength(1);
});
