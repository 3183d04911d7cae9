import { render, screen } from "@testing-library/react";
import { doctorNotes } from "@/content/service-guides";
import { DoctorNotes } from "./doctor-notes";

test("says how to print the ticked signs, and offers no button that cannot work yet", () => {
  render(<DoctorNotes />);

  expect(screen.getByText(doctorNotes.text)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(doctorNotes.print)).toHaveAttribute("data-print");
  expect(screen.getByText(doctorNotes.print)).not.toBeVisible();
});
