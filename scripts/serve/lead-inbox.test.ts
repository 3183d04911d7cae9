import fs from "node:fs";
import { join } from "node:path";
import vm from "node:vm";
import { parse } from "csv-parse/sync";
import { sampleLeads, type Fields } from "../../endpoint/leads.fixture.js";
import { askServer } from "../testing/ask-server.fixture";
import { createInbox } from "./lead-inbox";
import { listen } from "./listen";
import { temporaryFolder } from "../testing/temporary-folder.fixture";

const { booking } = sampleLeads;
const thanks = '{"ok":true}';
const folder = temporaryFolder();
const file = join(folder, "booking.csv");
const server = createInbox(folder, "+91 11 2345 6789");
let base: string;

beforeAll(async () => {
  base = `http://localhost:${await listen(server, 0, "the test")}`;
});
beforeEach(() => void jest.spyOn(console, "log").mockImplementation());
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of fs.readdirSync(folder)) fs.rmSync(join(folder, name));
});
afterAll(() => server.close().closeAllConnections());

function post(fields: Fields, path = "/booking") {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // An extension of the browser may add a file.
  body.append("parentName", new Blob(["x"]));
  return fetch(base + path, { method: "POST", body });
}

const answerTo = async (fields: Fields) => (await post(fields)).text();
const rows = (): string[][] => parse(fs.readFileSync(file), { bom: true });
const names = () => rows().map(([name]) => name);

test("a lead is a row of a file that a spreadsheet opens, with Hindi, line breaks, and no formula that runs", async () => {
  const typed = { ...booking, serviceRequest: '=A1;"हिन्दी"\nx' };

  expect(await answerTo(typed)).toBe(thanks);
  expect(fs.readFileSync(file, "utf8")).toMatch(/^\ufeff"parentName","phone/);
  const [header, row] = rows();
  expect(header!.slice(-5)).toEqual(["receivedAt", "status", "next", "note", "whatsapp"]); // prettier-ignore
  expect(row!.slice(0, 5)).toEqual(
    Object.values({ ...typed, phoneNumber: "☎ +91 98765 43210", serviceRequest: `'${typed.serviceRequest}` }), // prettier-ignore
  );
  expect(jest.mocked(console.log).mock.calls.join()).toContain("Asha Sen");
});

test.each([
  "+919876543210",
  "+91-98765-43210",
  "09876543210",
  "(011) 2345 6789",
  "९८७६५४३२१०",
  "☎ 98765 43210",
])("the number %s is dialled as it was typed", async (phoneNumber) => {
  await post({ ...booking, phoneNumber });
  await post({ ...booking, phoneNumber });

  expect(rows().map(([, phone]) => phone)).toEqual(["phoneNumber", `☎ ${phoneNumber}`]);
});

test("a tab of the script that has no file is an error, and nobody is thanked", async () => {
  const run = vm.runInContext;
  const renaming: typeof run = (code, ...rest) =>
    run(code.replace('booking: "Booking"', 'booking: "Requests"'), ...rest);
  jest.spyOn(vm, "runInContext").mockImplementation(renaming);
  const log = jest.spyOn(console, "error").mockImplementation();
  const renamed = createInbox(folder, "");
  await listen(renamed, 0, "the test");
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = String(new URLSearchParams(booking));

  const post = { method: "POST", headers };
  const answer = await askServer(renamed, "/booking", post, body);

  renamed.close();
  expect(answer.body).toContain('"ok":false');
  expect(log.mock.calls.join()).toContain("could not be saved");
});

test("a lead is kept once, and again after a person has deleted the file", async () => {
  const posts = [booking, booking, { ...booking, parentName: "Meera" }];
  await Promise.all(posts.map(answerTo));
  expect(names()).toEqual(["parentName", "Asha Sen", "Meera"]);

  fs.rmSync(file);
  await post(booking);
  expect(names()).toEqual(["parentName", "Asha Sen"]);
});

test("nothing is lost of a file that was torn or edited, and the next lead is a row", async () => {
  await post({ ...booking, serviceRequest: 'two\nlines, "torn"' });
  const text = fs.readFileSync(file, "utf8");
  const header = text.indexOf("\n");
  const torn = [...text.matchAll(/(?<=[",\n])|(?=[",\n])/g)]
    .filter(({ index }) => index > header)
    .map(({ index }) => text.slice(0, index));
  const error = jest.spyOn(console, "error").mockImplementation();

  for (const left of [...torn, text.replace("\n", ',"more"\n')]) {
    for (const name of fs.readdirSync(folder)) fs.rmSync(join(folder, name));
    error.mockClear();
    fs.writeFileSync(file, left);
    await post({ ...booking, parentName: "Meera" });

    expect(names().at(-1)).toBe("Meera");
    const damaged = fs.readdirSync(folder).filter((name) => name.includes("damaged"));
    const [, name = ""] = /\n"(\w*)/.exec(left) ?? [];
    if (damaged.length === 0) expect(names().join()).toContain(name);
    else expect(fs.readFileSync(join(folder, damaged[0]!), "utf8")).toBe(left);
    expect(error.mock.calls).toHaveLength(damaged.length);
  }
});

test.each(["writeFileSync", "renameSync"] as const)("no thanks when %s fails", async (step) => {
  await post(booking);
  const before = fs.readFileSync(file, "utf8");
  const log = jest.spyOn(console, "error").mockImplementation();
  const failing = jest.spyOn(fs, step).mockImplementation(() => {
    throw new Error("ENOSPC");
  });

  const meera = { ...booking, parentName: "Meera" };
  expect(await answerTo(meera)).toContain("could not be saved just now");
  expect(log.mock.calls.join()).toMatch(
    /booking\.csv cannot be written\. Is the disk full, .*ENOSPC/,
  );
  failing.mockRestore();
  expect(fs.readFileSync(file, "utf8")).toBe(before);
  expect(await answerTo(meera)).toBe(thanks);
});

test("/leads shows who is waiting like the morning mail, also after an edit of the file", async () => {
  const waiting = async () => (await fetch(`${base}/leads`)).text();
  // On a Sunday nobody waits.
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-24T07:00Z"));
  await post(booking);
  expect(await waiting()).toMatch(/>1 waiting[^]*Asha Sen/);

  const text = fs.readFileSync(file, "utf8").replace('"New"', '"Started"');
  fs.writeFileSync(file, text);
  expect(await waiting()).toBe("Nobody is waiting.");
});

test("no website can read an answer, except that of /readable, and no request ends the inbox", async () => {
  const statusOf = async (path: string, options: object) =>
    (await askServer(server, path, options)).status;
  const originOf = async (path: string) =>
    (await post(booking, path)).headers.get("access-control-allow-origin");

  for (const host of ["localhost:1", "127.0.0.1", "[::1]:3001", "LOCALHOST"])
    expect(await statusOf("/", { headers: { host } })).toBe(200);
  for (const host of ["a.example", "localhost.a.example", "127.0.0.1.nip.io"])
    expect(await statusOf("/", { headers: { host } })).toBe(421);
  for (const path of ["//", "http://[", "*", "/%", "/constructor"])
    for (const method of ["GET", "POST", "OPTIONS"])
      expect(await statusOf(path, { method })).toBe(404);
  expect(await statusOf("/booking", { method: "POST" })).toBe(200);
  const health = await fetch(`${base}/health`);
  expect(await health.text()).toMatch(/^{"ok":true,"service":"k7-leads"/);
  expect(await originOf("/booking")).toBeNull();
  expect(await originOf("/readable")).toBe("*");
});
