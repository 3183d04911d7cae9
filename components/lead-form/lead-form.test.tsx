import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import {
  bookingForm,
  consultationForm,
  formNotes,
  leadForm,
} from "@/content/forms";
import { BookingForm } from "./booking-form.client";
import { ConsultationForm } from "./consultation-form.client";
import { leadEndpoints } from "./endpoints";

jest.mock("./endpoints", () => ({
  leadEndpoints: {
    booking: "https://leads.example/booking",
    consultation: "https://leads.example/consultation",
  },
  leadResponse: "opaque",
}));

type Answer = Promise<Partial<Response>>;

const fetchMock = jest.fn<Answer, [string, RequestInit]>();
const now = new Date("2026-03-02T10:30:00.250Z");
const later = new Date("2026-03-02T10:31:00.000Z");

const field = (label: string) =>
  screen.getByLabelText((words) => words.startsWith(label));
const button = () => screen.getByRole("button");
const status = () => screen.getByRole("status");
const person = () =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Presses Submit, and gives a request that ends at once the time to do so. */
async function press(user: UserEvent) {
  await user.click(button());
  await waitFor(() => expect(button()).toBeEnabled());
}

/** What was handed to the network: one list of name and value for each lead. */
const sentLeads = () =>
  fetchMock.mock.calls.map(([, { body }]) => [...(body as FormData)]);

/** A request that ends when the test says so. */
function holdTheAnswer() {
  let arrive = () => {};
  let fail = () => {};
  fetchMock.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      arrive = () => resolve({ type: "opaque" });
      fail = () => reject(new TypeError("Failed to fetch"));
    }),
  );
  return {
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail()),
  };
}

const loseTheConnection = () =>
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));

const pass = (milliseconds: number) =>
  act(async () => jest.advanceTimersByTime(milliseconds));

async function fillBooking(user: UserEvent) {
  const { parentName, phoneNumber, location, serviceRequest } = bookingForm;
  await user.type(field(parentName.label), "Asha Sen");
  await user.type(field(phoneNumber.label), "+91 98765 43210");
  await user.selectOptions(field(location.label), "CR Park, Delhi");
  await user.type(field(serviceRequest.label), "Speech");
}

async function fillConsultation(user: UserEvent) {
  const { childName, dob, parentName, contact, email, address } =
    consultationForm;
  await user.type(field(childName.label), "रवि");
  await user.type(field(dob.label), "2019-08-24");
  await user.click(screen.getByRole("radio", { name: "Other" }));
  await user.type(field(parentName.label), "Asha Sen");
  await user.type(field(contact.label), "9876543210");
  await user.type(field(email.label), "asha@example.in");
  await user.type(field(address.label), "12, Market 1{Enter}CR Park");
  await user.type(field(consultationForm.serviceRequest.label), "Speech");
}

const forms = [
  {
    name: "booking",
    Form: BookingForm,
    fill: fillBooking,
    endpoint: "https://leads.example/booking",
    words: [
      ["parentName", "Asha Sen"],
      ["phoneNumber", "+91 98765 43210"],
      ["location", "delhi CR Park"],
      ["serviceRequest", "Speech"],
    ],
    nameField: bookingForm.parentName.label,
  },
  {
    name: "consultation",
    Form: ConsultationForm,
    fill: fillConsultation,
    endpoint: "https://leads.example/consultation",
    words: [
      ["childName", "रवि"],
      ["dob", "2019-08-24"],
      ["gender", "Other"],
      ["parentName", "Asha Sen"],
      ["contact", "9876543210"],
      ["email", "asha@example.in"],
      ["address", "12, Market 1\nCR Park"],
      ["serviceRequest", "Speech"],
    ],
    nameField: consultationForm.parentName.label,
  },
] as const;

beforeEach(() => {
  jest.useFakeTimers();
  // Longer than the shortest visit of a person: spam.ts.
  jest.advanceTimersByTime(60_000);
  jest.setSystemTime(now);
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  fetchMock.mockReset().mockResolvedValue({ type: "opaque" });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe.each(forms)(
  "the $name form",
  ({ name, Form, fill, endpoint, words, nameField }) => {
    test("sends exactly the specified fields, in order, with the moment of submitting", async () => {
      const user = person();
      render(<Form />);
      await fill(user);

      jest.setSystemTime(later);
      await press(user);

      expect(sentLeads()).toEqual([
        [...words, ["timestamp", later.toISOString()]],
      ]);
    });

    test("sends them as one multipart POST whose answer is not read", async () => {
      const user = person();
      render(<Form />);

      await fill(user);
      await press(user);

      expect(fetchMock).toHaveBeenCalledTimes(1);
      const [address, request] = fetchMock.mock.calls[0]!;
      expect(address).toBe(endpoint);
      expect(request).toMatchObject({ method: "POST", mode: "no-cors" });
      // The browser writes multipart, with its boundary, for form data without a type of our own.
      expect(request.body).toBeInstanceOf(FormData);
      expect(request.headers).toBeUndefined();
    });

    test("says Submit, and Submitting... on a disabled button while it sends", async () => {
      const user = person();
      const request = holdTheAnswer();
      render(<Form />);
      await fill(user);
      expect(button()).toHaveTextContent(/^Submit$/);
      expect(button()).toBeEnabled();

      await user.click(button());

      expect(button()).toHaveTextContent(/^Submitting\.\.\.$/);
      expect(button()).toBeDisabled();
      expect(status()).toBeEmptyDOMElement();

      await request.arrive();

      expect(button()).toHaveTextContent(/^Submit$/);
      expect(button()).toBeEnabled();
    });

    test("thanks the parent and empties every field once the lead is sent", async () => {
      const user = person();
      const { container } = render(<Form />);

      await fill(user);
      await press(user);

      expect(status()).toHaveTextContent(
        "Thank you for your submission! We'll get back to you soon.",
      );
      const left = [...new FormData(container.querySelector("form")!).values()];
      expect(left.filter((value) => value !== "")).toEqual([]);
    });

    test("says that something went wrong when the request fails, and keeps every word", async () => {
      const user = person();
      loseTheConnection();
      const { container } = render(<Form />);

      await fill(user);
      await press(user);

      expect(status()).toHaveTextContent(
        "Something went wrong. Please try again later.",
      );
      expect(button()).toBeEnabled();
      const kept = [...new FormData(container.querySelector("form")!).values()];
      expect(kept).toEqual(words.map(([, value]) => value));
    });

    test("logs a failed request to the console", async () => {
      const user = person();
      loseTheConnection();
      render(<Form />);

      await fill(user);
      await press(user);

      expect(console.error).toHaveBeenCalledWith(
        expect.any(String),
        expect.objectContaining({ message: "Failed to fetch" }),
      );
    });

    test("clears the thanks after 5 seconds, while what happens next stays", async () => {
      const user = person();
      render(<Form />);
      await fill(user);
      await press(user);

      await pass(4999);
      expect(status()).toHaveTextContent(leadForm.success);
      await pass(1);

      expect(status()).toBeEmptyDOMElement();
      expect(
        screen.getByRole("region", { name: formNotes.sentHeading }),
      ).toHaveTextContent(formNotes.sent);
    });

    test("clears the error after 5 seconds, while the other ways to reach us stay", async () => {
      const user = person();
      loseTheConnection();
      render(<Form />);
      await fill(user);
      await press(user);

      await pass(4999);
      expect(status()).toHaveTextContent(leadForm.error);
      await pass(1);

      expect(status()).toBeEmptyDOMElement();
      const panel = screen.getByRole("region", {
        name: formNotes.notSentHeading,
      });
      expect(panel).toHaveTextContent(formNotes.notSent);
      expect(panel.querySelector('a[href^="tel:"]')).not.toBeNull();
      expect(panel.querySelector('a[href^="https://wa.me/"]')).not.toBeNull();
    });

    test("clears the old message as soon as a new attempt begins", async () => {
      const user = person();
      loseTheConnection();
      render(<Form />);
      await fill(user);
      await press(user);
      expect(status()).toHaveTextContent(leadForm.error);
      const request = holdTheAnswer();

      await user.click(button());

      expect(status()).toBeEmptyDOMElement();
      expect(screen.queryByRole("region")).not.toBeInTheDocument();
      await request.arrive();
      expect(status()).toHaveTextContent(leadForm.success);
    });

    test("gives each message its own 5 seconds", async () => {
      const user = person();
      loseTheConnection();
      loseTheConnection();
      render(<Form />);
      await fill(user);
      await press(user);
      await pass(4000);

      await press(user);
      await pass(4000);

      expect(status()).toHaveTextContent(leadForm.error);
      await pass(1000);
      expect(status()).toBeEmptyDOMElement();
    });

    test("sends one lead for a double click", async () => {
      const user = person();
      const request = holdTheAnswer();
      render(<Form />);
      await fill(user);

      await user.dblClick(button());
      await request.arrive();

      expect(fetchMock).toHaveBeenCalledTimes(1);
    });

    test("sends one lead when Enter is pressed again while it sends", async () => {
      const user = person();
      const request = holdTheAnswer();
      render(<Form />);
      await fill(user);
      await user.type(field(nameField), "{Enter}");

      await user.type(field(nameField), "{Enter}");
      await request.arrive();

      expect(fetchMock).toHaveBeenCalledTimes(1);
    });

    test("never thanks when no endpoint is set, and asks no server", async () => {
      const user = person();
      const configured = jest.replaceProperty(leadEndpoints, name, "" as never);
      render(<Form />);

      await fill(user);
      await press(user);

      expect(status()).toHaveTextContent(leadForm.error);
      expect(fetchMock).not.toHaveBeenCalled();
      configured.restore();
    });

    test("says that something went wrong when the phone is offline", async () => {
      const user = person();
      jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      render(<Form />);

      await fill(user);
      await press(user);

      expect(status()).toHaveTextContent(leadForm.error);
      expect(field(nameField)).toHaveValue("Asha Sen");
    });

    test("sends the same time again when the same words are tried again", async () => {
      const user = person();
      loseTheConnection();
      render(<Form />);
      await fill(user);
      await press(user);

      jest.setSystemTime(later);
      await press(user);

      const [first, second] = sentLeads();
      expect(second).toEqual(first);
    });

    test("sends a new time when the words have changed since the failure", async () => {
      const user = person();
      loseTheConnection();
      render(<Form />);
      await fill(user);
      await press(user);

      await user.type(field(nameField), " Gupta");
      jest.setSystemTime(later);
      await press(user);

      expect(sentLeads()[1]).toContainEqual(["parentName", "Asha Sen Gupta"]);
      expect(sentLeads()[1]).toContainEqual(["timestamp", later.toISOString()]);
    });

    test("keeps what is typed while a request is on its way that then fails", async () => {
      const user = person();
      const request = holdTheAnswer();
      render(<Form />);
      await fill(user);
      await user.click(button());

      await user.type(field(nameField), " Gupta");
      await request.fail();

      expect(status()).toHaveTextContent(leadForm.error);
      expect(field(nameField)).toHaveValue("Asha Sen Gupta");
    });

    test("keeps what is typed while a request is on its way that then succeeds", async () => {
      const user = person();
      const request = holdTheAnswer();
      render(<Form />);
      await fill(user);
      await user.click(button());

      await user.type(field(nameField), " Gupta");
      await request.arrive();

      expect(status()).toHaveTextContent(leadForm.success);
      expect(field(nameField)).toHaveValue("Asha Sen Gupta");
      expect(Object.values(sessionStorage)).toContain("Asha Sen Gupta");
      expect(sentLeads()[0]).toContainEqual(["parentName", "Asha Sen"]);
    });

    test.each(["   ", "\u200d", "\u202e"])(
      "takes no name that nobody can read: %j",
      async (blank) => {
        const user = person();
        render(<Form />);
        await fill(user);
        fireEvent.input(field(nameField), { target: { value: blank } });

        await press(user);

        expect(fetchMock).not.toHaveBeenCalled();
        expect(status()).toBeEmptyDOMElement();
        expect(field(nameField)).toBeInvalid();
      },
    );

    test("gives the keyboard its place back, which the disabled button had dropped", async () => {
      const user = person();
      const request = holdTheAnswer();
      render(<Form />);
      await fill(user);
      await user.click(button());
      // Browsers drop the focus of a button that becomes disabled; jsdom has to be led there.
      act(() => field(nameField).focus());
      act(() => field(nameField).blur());
      expect(document.body).toHaveFocus();

      await request.arrive();

      expect(button()).toHaveFocus();
    });

    test("does not pull the keyboard away from a parent who has moved on", async () => {
      const user = person();
      const request = holdTheAnswer();
      render(<Form />);
      await fill(user);
      await user.click(button());
      await user.click(field(nameField));

      await request.fail();

      expect(field(nameField)).toHaveFocus();
    });

    test("keeps the words in this tab until the lead is sent", async () => {
      const user = person();
      const { container, unmount } = render(<Form />);
      await fill(user);
      unmount();
      container.remove();

      const again = render(<Form />);
      const restored = () => [
        ...new FormData(again.container.querySelector("form")!).values(),
      ];
      expect(restored()).toEqual(words.map(([, value]) => value));
      await press(user);

      expect(status()).toHaveTextContent(leadForm.success);
      again.unmount();
      const last = render(<Form />);
      const left = [
        ...new FormData(last.container.querySelector("form")!).values(),
      ];
      expect(left.filter((value) => value !== "")).toEqual([]);
    });

    test("works as before where the browser blocks storage", async () => {
      const user = person();
      const blocked = () => {
        throw new DOMException("Storage is blocked", "SecurityError");
      };
      for (const method of ["getItem", "setItem", "removeItem"] as const)
        jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
      render(<Form />);

      await fill(user);
      await press(user);

      expect(status()).toHaveTextContent(leadForm.success);
      expect(field(nameField)).toHaveValue("");
    });

    test("sends nothing while a needed field is empty", async () => {
      const user = person();
      render(<Form />);
      await fill(user);

      await user.clear(field(nameField));
      await press(user);

      expect(fetchMock).not.toHaveBeenCalled();
      expect(status()).toBeEmptyDOMElement();
    });

    test("posts to the endpoint by itself where scripts are blocked", () => {
      const { container } = render(<Form />);

      const form = container.querySelector("form");
      expect(form).toHaveAttribute("method", "post");
      expect(form).toHaveAttribute("action", endpoint);
      expect(form).toHaveAttribute("enctype", "multipart/form-data");
    });
  },
);

test("the same words after a success are a new lead with a new time", async () => {
  const user = person();
  render(<BookingForm />);
  // Set, not typed: the typing of user-event does not see that a form was emptied.
  const fillAgain = () => {
    const { parentName, phoneNumber, location } = bookingForm;
    fireEvent.input(field(parentName.label), { target: { value: "Asha" } });
    fireEvent.input(field(phoneNumber.label), { target: { value: "98765" } });
    fireEvent.input(field(location.label), {
      target: { value: location.options[1].value },
    });
  };
  fillAgain();
  await press(user);

  jest.setSystemTime(later);
  fillAgain();
  await press(user);

  expect(sentLeads()).toHaveLength(2);
  expect(sentLeads()[1]).toContainEqual(["parentName", "Asha"]);
  expect(sentLeads()[1]).toContainEqual(["timestamp", later.toISOString()]);
});

test("asks again for a child who is not born yet, which the endpoint refuses", async () => {
  const user = person();
  render(<ConsultationForm />);
  await fillConsultation(user);
  // In Delhi it is the same day as in the test's clock.
  fireEvent.input(field(consultationForm.dob.label), {
    target: { value: "2026-03-03" },
  });
  await press(user);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(field(consultationForm.dob.label)).toBeInvalid();

  fireEvent.input(field(consultationForm.dob.label), {
    target: { value: "2026-03-02" },
  });
  await press(user);
  expect(status()).toHaveTextContent(leadForm.success);
});

describe("against programs that fill in forms", () => {
  test("a lead waits until a person could have written it, and then goes", async () => {
    jest.useFakeTimers({ now });
    const user = person();
    render(<BookingForm />);
    await fillBooking(user);

    await user.click(button());
    expect(button()).toBeDisabled();
    expect(fetchMock).not.toHaveBeenCalled();
    await pass(2500);

    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(status()).toHaveTextContent(leadForm.success);
  });

  test("a lead goes as it was when the parent pressed Submit, whatever changes while it waits", async () => {
    jest.useFakeTimers({ now });
    const user = person();
    render(<BookingForm />);
    await fillBooking(user);

    await user.click(button());
    await user.clear(field(bookingForm.parentName.label));
    await pass(2500);

    expect(sentLeads()[0]).toContainEqual(["parentName", "Asha Sen"]);
  });

  test("a field that nobody can see stops the first attempt, adds nothing to a lead, and lets a person through", async () => {
    const user = person();
    const { container } = render(<BookingForm />);
    await fillBooking(user);
    const hidden = container.querySelector<HTMLInputElement>(
      '[aria-hidden="true"] > input',
    )!;
    fireEvent.input(hidden, { target: { value: "https://spam.example/" } });

    await press(user);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(status()).toHaveTextContent(leadForm.error);

    await press(user);
    expect(status()).toHaveTextContent(leadForm.success);
    expect(sentLeads()[0]!.map(([name]) => name)).toEqual([
      "parentName",
      "phoneNumber",
      "location",
      "serviceRequest",
      "timestamp",
    ]);
  });
});
