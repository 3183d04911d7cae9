import { phoneError, phoneIn, phoneOf } from "./phone";

test.each([
  ["98730 11225", "+91 98730 11225", "+919873011225"],
  ["011 4056 2233", "011 4056 2233", "+911140562233"],
  ["0172-274 1234", "0172 274 1234", "+911722741234"],
  ["1800 123 4567", "1800 123 4567", "18001234567"],
  ["1800 11 4477", "1800 11 4477", "1800114477"],
  ["1860 266 2233", "1860 266 2233", "18602662233"],
  // The library knows no such number.
  ["42283 32626", "+91 422 833 2626", "+914228332626"],
  // The placeholder.
  ["+91 00000 00000", "+91 00000 00000", "+910000000000"],
])("pages write %s as %s, and call %s", (typed, text, dial) => {
  const number = phoneIn(typed)?.number ?? typed;

  expect(phoneOf(number).dial).toBe(dial);
  expect(phoneOf(number).text.replaceAll("\u00a0", " ")).toBe(text);
  // The first space is the only place to break the line, after the code of the country.
  expect(phoneOf(number).text).toMatch(/^(\+91 )?\S+$|^(\+91 )?[\d\u00a0]+$/);
});

const mobile = "+919873011225";
const landline = "+911140562233";

// endpoint/lead.test.ts tests each way to write a number.
test.each([
  ["९८७३० ११२२५", mobile],
  ["०११ ४०५६ २२३३", landline],
  ["(011) 4056-2233", landline],
  ["+91 11 4056 2233", landline],
  ["wa.me/919873011225", mobile],
  ["https://wa.me/919873011225?text=Hello%20123", mobile],
  ["https://api.whatsapp.com/send?phone=919873011225&text=Hi", mobile],
  ["K7 Reception\n+91 98730 11225", mobile],
  ["+91 1800 123 4567", "+9118001234567"],
  ["Toll free: 1800-123-4567", "+9118001234567"],
])("takes a number as people have it: %j", (typed, number) => {
  expect(phoneError(typed)).toBeUndefined();
  expect(phoneIn(typed)?.number).toBe(number);
});

test.each([
  ["98730 1122", "This has 9 digits: a number has ten"],
  ["0114 056 223", "This has 9 digits after the 0"],
  ["98730 112256", "This has 11 digits"],
  ["98", "This has 2 digits"],
  ["9", "This has 1 digit:"],
  ["98730 11225 / 98730 11226", "These are two numbers: give one"],
  ["98730 11225, 98730 11226", "These are two numbers: give one"],
  ["98730 11225 or 011 4056 2233", "These are two numbers: give one"],
  ["९८७३० ११२२५ या ०११ ४०५६ २२३३", "These are two numbers: give one"],
  ["9873011225 9873011226", "These are two numbers: give one"],
  ["011 4056 2233 / 34", "There are digits beside the number"],
  ["011 4056 2233 ext 21", "21 is an extension: give the main number"],
  ["011 4056 2233 #21", "21 is an extension: give the main number"],
  ["+1 212 555 0123", "a number of another country"],
  ["0000000000", "digits after the 0"],
  ["ask Asha", "Type a phone number"],
  ["", "Type a phone number"],
])("says what is wrong in %j", (typed, error) => {
  expect(phoneError(typed)).toContain(error);
});
