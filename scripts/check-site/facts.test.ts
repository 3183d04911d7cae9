/** @jest-environment node */
import { load } from "cheerio";
import { confirmedSite } from "@/content-model/confirmed.fixture";
import { factErrors } from "./facts";

const hours = "Tuesday to Saturday, 9:30 am to 12 pm";
const facts = {
  ...confirmedSite,
  address: { ...confirmedSite.address, locality: "CR Park" },
};

const errorsOf = (html: string) =>
  factErrors({ name: "/", $: load(`<p>${html}</p>`) }, facts, hours);

test.each([
  "We call you between 5 pm and 7 pm, or at 9.45 a.m.",
  "Our group meets on Saturdays at 5:30 P.M., Tuesday to Saturday, 3 children each.",
  "A helper answers on +91-98765-43210, and 011 2345 6789 is the school's.",
  "From 2024-2025, Rs 1200 to 1500 for 10 visits.",
  `Call +91 98123 45678. ${hours}. CR Park, Gurugram 122001.`,
  "The session ends at 12 pm.",
  '<a href="tel:112"></a><a href="tel:+919812345678"></a><a href="https://wa.me/918812345678?text=Hi"></a><a href="https://wa.me/?text=Hi"></a>',
])("accepts: %s", (html) => {
  expect(errorsOf(html)).toEqual([]);
});

test.each([
  ["Call 98123-45678", "98123-45678", "+91 98123 45678"],
  ["Chat: (+91) 88123 45678", "+91) 88123 45678", "+91 88123 45678"],
  ["Open from 9.30 A.M.", "9.30 A.M.", "9:30 am"],
  ["Until 12:00 pm", "12:00 pm", "12 pm"],
  ["Tuesday to Saturday, 9 to 5", "Tuesday to Saturday, 9 to 5", hours],
  ["C.R. Park", "C.R. Park", "CR Park"],
  ["Delhi 122001", "122001", "Gurugram 122001"],
])("requires the form that pages show: %s", (text, other, form) => {
  expect(errorsOf(text)).toEqual([`/: "${other}" should be written "${form}"`]);
});

test.each(["tel:00000", "https://wa.me/910000000001"])(
  "rejects a link to a number that is neither the clinic's nor a helpline's: %s",
  (href) => {
    expect(errorsOf(`<a href="${href}?text=Hi"></a>`)).toEqual([
      `/: "${href}" is the number of neither the clinic nor a helpline`,
    ]);
  },
);

test.each(["{product}", "undefined", "[object Object]", "TODO"])(
  "rejects a template that was not filled in: %s",
  (part) => {
    expect(errorsOf(`<img alt="Their ${part} story">`)).toEqual([
      `/: "${part}" was not filled in`,
    ]);
    expect(errorsOf("Alaknanda is not Nan")).toEqual([]);
  },
);
