import { render, screen } from "@testing-library/react";
import { bookingForm, leadForm } from "@/content/forms";
import { BookingForm } from "./booking-form.client";

const field = (label: string) =>
  screen.getByLabelText((words) => words.startsWith(label));

beforeEach(() => {
  render(<BookingForm />);
});

test("asks for four things and nothing else", () => {
  const form = document.querySelector("form")!;

  expect([...new FormData(form).keys()]).toEqual([
    "parentName",
    "phoneNumber",
    "location",
    "serviceRequest",
  ]);
});

test("needs the parent's name, the phone number and the location", () => {
  expect(field(bookingForm.parentName.label)).toBeRequired();
  expect(field(bookingForm.phoneNumber.label)).toBeRequired();
  expect(field(bookingForm.location.label)).toBeRequired();
});

test("leaves the request free, and says so", () => {
  const request = field(bookingForm.serviceRequest.label);

  expect(request).not.toBeRequired();
  expect(request).toHaveAccessibleName(
    `${bookingForm.serviceRequest.label} (${leadForm.optional})`,
  );
  expect(request).toHaveAccessibleDescription(bookingForm.serviceRequest.hint);
});

test("takes a phone number in any spelling, with the phone's number pad", () => {
  const phone = field(bookingForm.phoneNumber.label);

  expect(phone).toHaveAttribute("type", "tel");
  expect(phone).not.toHaveAttribute("pattern");
});

test("offers one place to choose, and begins without a choice", () => {
  const location = field(bookingForm.location.label);
  const options = screen.getAllByRole<HTMLOptionElement>("option");

  expect(location).toHaveDisplayValue("Select Location");
  expect(options.map(({ value, label }) => [value, label])).toEqual([
    ["", "Select Location"],
    ["delhi CR Park", "CR Park, Delhi"],
  ]);
  expect(location).toBeInvalid();
});

test("lets the browser fill in what it knows about the parent", () => {
  expect(field(bookingForm.parentName.label)).toHaveAttribute(
    "autocomplete",
    "name",
  );
  expect(field(bookingForm.phoneNumber.label)).toHaveAttribute(
    "autocomplete",
    "tel",
  );
});
