import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { bookingForm, consultationForm } from "@/content/forms";
import { Booking, Consultation } from "./english-forms.fixture";

/*
 * For tests only: both forms as tables, a person before them, and a network that the test holds. A test file that
 * imports this has the same clock, answer and endpoints in each of its tests.
 */

jest.mock("./send-lead", () => ({
  ...jest.requireActual("./send-lead"),
  leadEndpoints: {
    booking: "https://leads.example/booking",
    consultation: "https://leads.example/consultation",
  },
  leadResponse: "opaque",
}));

export const now = new Date("2026-03-02T10:30:00.250Z");
export const later = new Date("2026-03-02T10:31:00.000Z");

export const fetchMock = jest.fn<
  Promise<Partial<Response>>,
  [string, RequestInit]
>();

beforeEach(() => {
  jest.useFakeTimers();
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

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.startsWith(label));
export const button = () => screen.getByRole<HTMLButtonElement>("button");
export const status = () => screen.getByRole("status");
export const pass = (milliseconds: number) =>
  act(async () => jest.advanceTimersByTime(milliseconds));

/** The values in the form, in order. */
export const values = () => [...new FormData(button().form!).values()];

/** What was handed to the network: one list of name and value for each lead. */
export const sentLeads = () =>
  fetchMock.mock.calls.map(([, { body }]) => [...(body as FormData)]);

/** The next request fails. */
export const loseTheConnection = () =>
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));

/** The next request ends when the test says so. */
export function holdTheAnswer() {
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

/** Renders a form and fills it in. `press` presses Submit, and gives a request that ends at once the time to do so. */
export async function filled({ Form, fill }: (typeof forms)[number]) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(<Form />);
  await fill(user);
  const press = async () => {
    await user.click(button());
    await waitFor(() => expect(button()).toBeEnabled());
  };
  return { user, press, ...view };
}

/** At once, as from the clipboard; while-typing.test.tsx goes letter by letter. */
const into = (user: UserEvent) => async (label: string, text: string) => {
  await user.click(field(label));
  await user.paste(text);
};

const { parentName, phoneNumber, location } = bookingForm;

export const booking = {
  name: "booking",
  Form: Booking,
  endpoint: "https://leads.example/booking",
  nameField: parentName.label,
  lead: [
    ["parentName", "Asha Sen"],
    ["phoneNumber", "+91 98765 43210"],
    ["location", "delhi CR Park"],
    ["serviceRequest", "Speech"],
  ],
  async fill(user: UserEvent) {
    const put = into(user);
    await put(parentName.label, "Asha Sen");
    await put(phoneNumber.label, "+91 98765 43210");
    await user.selectOptions(field(location.label), "CR Park, Delhi");
    await put(bookingForm.serviceRequest.label, "Speech");
  },
} as const;

export const consultation = {
  name: "consultation",
  Form: Consultation,
  endpoint: "https://leads.example/consultation",
  nameField: consultationForm.parentName.label,
  lead: [
    ["childName", "रवि"],
    ["dob", "2019-08-24"],
    ["gender", "Other"],
    ["parentName", "Asha Sen"],
    ["contact", "9876543210"],
    ["email", "asha@example.in"],
    ["address", "12, Market 1\nCR Park"],
    ["serviceRequest", "Speech"],
  ],
  async fill(user: UserEvent) {
    const put = into(user);
    const form = consultationForm;
    await put(form.childName.label, "रवि");
    await put(form.dob.label, "2019-08-24");
    await user.click(screen.getByRole("radio", { name: "Other" }));
    await put(form.parentName.label, "Asha Sen");
    await put(form.contact.label, "9876543210");
    await put(form.email.label, "asha@example.in");
    await put(form.address.label, "12, Market 1\nCR Park");
    await put(form.serviceRequest.label, "Speech");
  },
} as const;

export const forms = [booking, consultation] as const;
