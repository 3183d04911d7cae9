import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { forms } from "@/content/forms";
import { fieldName, type FormName } from "../../endpoint/lead.js";
import { sampleLeads, without } from "../../endpoint/leads.fixture.js";
import { BookingForm } from "./booking-form";
import { ConsultationForm } from "./consultation-form";

/* A test file that imports this has the same clock, answer and endpoints in each test. */

export const now = new Date("2026-03-02T10:30:00.250Z");

export const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

beforeEach(() => {
  process.env.NEXT_PUBLIC_BOOKING_ENDPOINT = booking.endpoint;
  process.env.NEXT_PUBLIC_CONSULTATION_ENDPOINT = consultation.endpoint;
  jest.useFakeTimers();
  jest.setSystemTime(now);
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  fetchMock.mockReset().mockResolvedValue({ type: "opaque" });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BOOKING_ENDPOINT;
  delete process.env.NEXT_PUBLIC_CONSULTATION_ENDPOINT;
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.startsWith(label));
export const button = () => screen.getByRole<HTMLButtonElement>("button");
export const status = () => screen.getByRole("status");
export const advanceTime = (milliseconds: number) =>
  act(async () => jest.advanceTimersByTime(milliseconds));

/** The leads that were sent, each as a list of names and values. */
export const sentLeads = () => fetchMock.mock.calls.map(([, { body }]) => [...(body as FormData)]);

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
  return { arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) };
}

/** `press` presses Submit and waits until the button is enabled again. */
export async function filled({ Form, lead }: (typeof bothForms)[number]) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(<Form />);
  for (const control of button().form!.elements) {
    const value = Object.fromEntries(lead)[fieldName(nameOf(control))];
    if (value === undefined) continue;
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else if (!(control instanceof HTMLInputElement && control.type === "radio"))
      await paste(user, control, value);
    else if (control.value === value) await user.click(control);
  }
  const press = async () => {
    await user.click(button());
    await waitFor(() => expect(button()).toBeEnabled());
  };
  return { user, press, ...view };
}

const nameOf = (control: Element) => control.getAttribute("name") ?? "";

/** Pastes a text, because typing letter by letter takes longer; validation.test.tsx types. */
async function paste(user: UserEvent, control: Element, text: string) {
  await user.click(control);
  await user.paste(text);
}

const sampleOf = (name: FormName) => ({
  name,
  endpoint: `https://leads.example/${name}`,
  lead: Object.entries(without("timestamp", sampleLeads[name])),
});

export const booking = {
  ...sampleOf("booking"),
  Form: BookingForm,
  nameField: forms.booking.parentName.label,
};

export const consultation = {
  ...sampleOf("consultation"),
  Form: ConsultationForm,
  nameField: forms.consultation.parentName.label,
};

export const bothForms = [booking, consultation] as const;
