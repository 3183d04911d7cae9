/** @jest-environment node */
import { endpointAddressErrors } from "./endpoint-address";
import { settingErrors } from "./launch-check";

const errorsOf = (address: string) =>
  endpointAddressErrors({ NEXT_PUBLIC_BOOKING_ENDPOINT: address });

const id = "AKfycbx_1-Yz";

test.each([
  "",
  `https://script.google.com/macros/s/${id}/exec`,
  // A clinic with Google Workspace may be given one of these.
  `https://script.google.com/a/macros/k7.in/s/${id}/exec`,
  `https://script.google.com/a/k7.in/macros/s/${id}/exec`,
  "https://leads.k7.in/exec?form=booking",
  "http://localhost:3001/leads",
  "https://script.google.com.k7.in/dev",
  "no address",
])("takes as endpoint: %j", (address) => {
  expect(errorsOf(address)).toEqual([]);
});

test.each([
  [
    "https://script.googleusercontent.com/macros/echo?user_content_key=x&lib=y",
    "of one answer of the script",
  ],
  [
    `https://script.googleusercontent.com/a/macros/k7.in/echo?lib=y`,
    "of one answer of the script",
  ],
  [`https://script.google.com/macros/s/${id}/dev`, "only to its editors"],
  [`https://script.google.com/a/macros/k7.in/s/${id}/dev`, "only to its"],
  [
    `https://script.google.com/macros/u/1/s/${id}/exec`,
    "without /u/ and the number",
  ],
  [
    `https://script.google.com/u/0/macros/s/${id}/exec`,
    "without /u/ and the number",
  ],
  [`https://script.google.com/macros/s/${id}/exec?authuser=0`, "after /exec"],
  [`https://script.google.com/macros/s/${id}/exec#`, "after /exec"],
  [`https://script.google.com/macros/s/${id}/exec/`, "after /exec"],
  [`http://script.google.com/macros/s/${id}/exec`, "without https"],
  [`https://script.google.com/macros/s/${id}`, "of no web app"],
  ["https://script.google.com/macros/s/.../exec", "of no web app"],
  [`https://script.google.com/home/projects/${id}/edit`, "of the editor"],
  [`https://script.google.com/d/${id}/edit?usp=drive_web`, "of the editor"],
  [`https://docs.google.com/spreadsheets/d/${id}/edit`, "of a document"],
  ["https://SCRIPT.google.com/macros/s/x/dev", "only to its editors"],
])("names what %s is, and the address to give", (address, what) => {
  const [error, ...others] = errorsOf(address);

  expect(others).toEqual([]);
  expect(error).toContain(`NEXT_PUBLIC_BOOKING_ENDPOINT: "${address}" `);
  expect(error).toContain(what);
  expect(error).toMatch(
    /Web app URL, https:\/\/script\.google\.com\/macros\/s\/\.\.\.\/exec \(in the script: Deploy > Manage deployments\)$/,
  );
});

test("the launch check lists the same errors, one for each form", () => {
  const answer = "https://script.googleusercontent.com/macros/echo?lib=y";
  const settings = {
    NEXT_PUBLIC_SITE_URL: "https://www.k7.in",
    NEXT_PUBLIC_BOOKING_ENDPOINT: answer,
    NEXT_PUBLIC_CONSULTATION_ENDPOINT: answer,
  };

  expect(endpointAddressErrors(settings)).toHaveLength(2);
  expect(settingErrors(settings)).toEqual(endpointAddressErrors(settings));
});
