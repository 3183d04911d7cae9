/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { sampleLeads, without } from "@/components/lead-form/leads.fixture";
import { askServer } from "./ask-server.fixture";
import { createInbox } from "./inbox";
import { listen } from "./listen";
import { temporaryFolder } from "./temporary-folder.fixture";

const { booking, consultation } = sampleLeads;
const onLead = jest.fn();
const folder = temporaryFolder();
const server = createInbox({ folder, onLead, phone: "+91 11 2345 6789" });
let base: string;

beforeAll(async () => {
  base = `http://localhost:${await listen(server, 0, "the test")}`;
});

afterEach(() => {
  jest.restoreAllMocks();
  onLead.mockClear();
  for (const file of fs.readdirSync(folder)) fs.rmSync(path.join(folder, file));
});

afterAll(() => server.close().closeAllConnections());

/** The answer to a POST request: its status, its text and the origins that may read it. */
async function post(address: string, body: BodyInit, headers = {}) {
  const answer = await fetch(base + address, { method: "POST", body, headers });
  const origin = answer.headers.get("access-control-allow-origin") ?? "";
  return `${answer.status} ${await answer.text()}${origin}`;
}

/** The request body that a browser makes from the fields of a form. */
function form(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

const csv = (form: string) => path.join(folder, `${form}.csv`);
const fileOf = (form: string) => fs.readFileSync(csv(form), "utf8");

/** The status of the answer to a request that browsers do not send. */
const statusOf = async (method: string, address: string, options = {}) =>
  (await askServer(server, address, { method, ...options })).status;

const saved = '200 {"ok":true}';
const refusal = (status: number, error: string) =>
  `${status} ${JSON.stringify({ ok: false, error })}`;

test("a lead is written to disk before the answer, in the specified columns, with formulas made harmless", async () => {
  const synced = jest.spyOn(fs, "fsyncSync");
  const lead = { ...booking, serviceRequest: '=A1;"हिन्दी"\nx' };

  expect(await post("/booking", form(lead))).toBe(saved);
  expect(synced).toHaveBeenCalledTimes(1);
  const cells = Object.values({
    ...lead,
    phoneNumber: "'+91 98765 43210",
    serviceRequest: `"'=A1;""हिन्दी""\nx"`,
  });
  const [start, end] = fileOf("booking").split(/,20[^,]+\+05:30,/);
  expect(start).toBe(
    `\ufeff${Object.keys(lead)},receivedAt,status,next,note,whatsapp\r\n${cells}`,
  );
  expect(end).toMatch(
    /^New,20\d\d-\d\d-\d\d,,https:\/\/wa\.me\/919876543210\?text=[^,]+\r\n$/,
  );
  expect(onLead.mock.calls).toEqual([["booking", lead]]);
});

test("a lead goes to the file of its form, also urlencoded; only /readable lets other origins read the answer", async () => {
  const urlencoded = new URLSearchParams({ ...consultation, childName: "आशा" });

  expect(await post("/consultation", form(consultation))).toBe(saved);
  expect(await post("/leads", urlencoded)).toBe(saved);
  expect(await post("/readable", form(booking))).toBe(`${saved}*`);
  expect(await post("/readable", form({}))).toMatch(/^422 .*\*$/);
  expect(fileOf("consultation")).toMatch(/\r\nरवि सेन,[^]*\r\nआशा,/);
});

test("a lead that arrives again, also several times at once, is saved only once", async () => {
  const lead = { ...booking, timestamp: new Date().toISOString() };
  const other = { ...lead, parentName: "Meera" };
  const forms = [lead, other, lead, other].map(form);
  await Promise.all(forms.map((body) => post("/booking", body)));

  expect(await post("/booking", form(lead))).toBe(saved);
  expect(fileOf("booking").match(/\r\n(Asha|Meera)/g)).toHaveLength(2);
  expect(onLead).toHaveBeenCalledTimes(2);

  // If a person has deleted the file, the same lead is saved again.
  fs.rmSync(csv("booking"));
  await post("/booking", form(lead));
  expect(fileOf("booking")).toContain("Asha");
});

test("a lead that cannot be written to disk, or into other columns, is answered with status 500", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(fs, "fsyncSync").mockImplementation(() => {
    throw new Error("ENOSPC");
  });
  const failed = refusal(500, "Your request could not be saved just now.");
  expect(await post("/booking", form(booking))).toBe(failed);

  const foreign = "name,phone\r\nRavi,1\r\n";
  fs.writeFileSync(csv("consultation"), foreign);
  expect(await post("/consultation", form(consultation))).toBe(failed);
  expect(fileOf("consultation")).toBe(foreign);
  expect(log.mock.calls.join()).toMatch(
    /^Lead inbox: ENOSPC,Lead inbox: .* the tab "Consultation" is not the script's, which has childName/,
  );
  expect(onLead).not.toHaveBeenCalled();
});

test("a browser without scripts gets a page, for a saved lead and for an error", async () => {
  const accept = { accept: "text/html,*/*;q=0.8" };
  const native = without("timestamp", booking);
  const blank = form({ ...native, parentName: " " });

  const sent = await post("/booking", form(native), accept);
  expect(sent).toMatch(/^200 [^]*Thank you/);
  expect(await post("/booking", blank, accept)).toMatch(
    /^422 [^]*माता या पिता का नाम भरें।[^]*tel:\+911123/,
  );
});

test("a lead is saved with what others have added to the form, such as a repeated field or a file", async () => {
  const added = form({ ext_token: "1", ...booking });
  added.append("parentName", "Ravi");
  added.append("report", new Blob(["x"]), "report.pdf");

  expect(await post("/booking?authuser=0", added)).toBe(saved);
  expect(onLead.mock.calls).toEqual([["booking", booking]]);
  expect(fileOf("booking")).toMatch(/\r\nAsha Sen,/);
  expect(fileOf("booking")).not.toMatch(/Ravi|ext_token|report/);
});

test("a request that is not a lead gets a status and an error, and nothing is saved", async () => {
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  const cut = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nAsha';
  expect([
    await post("/booking", form({})),
    await post("/consultation", form(booking)),
    await post("/booking", cut, multipart),
  ]).toEqual([
    refusal(422, "Please fill in the parent's name."),
    refusal(422, "This address takes the consultation form only."),
    refusal(400, "The request could not be read as a form."),
  ]);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test("the list shows the leads of each form as plain text, newest first", async () => {
  await post("/booking", form(booking));
  await post("/booking", form({ ...booking, parentName: "<b>R</b>" }));
  const answer = await fetch(base);

  expect(await answer.text()).toMatch(
    /^Booking: 2 so far, newest first\n\nparentName: <b>R<\/b>\n[^]*\nparentName: Asha Sen\nphoneNumber: \+91 98765 43210\n[^]*Consultation: 0 so far/,
  );
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("/leads shows who is waiting like the morning mail, with markup as text, also after an edit of the file", async () => {
  const now = Date.parse("2026-11-24T07:00:00Z");
  jest.spyOn(Date, "now").mockReturnValue(now);
  await post("/booking", form({ ...booking, parentName: "<b>R</b>" }));
  await post("/booking", form(booking));
  const waiting = async () => (await fetch(`${base}/leads`)).text();

  expect(await waiting()).toMatch(
    /<h1[^>]*>2 waiting, the oldest since Tuesday 24 November<[^]*&lt;b&gt;R&lt;\/b&gt;[^]*href="tel:\+919876543210"[^]*Asha Sen/,
  );
  const file = fileOf("booking").replace(/,New(.*)\r\n$/, ",Started$1\r\n");
  fs.writeFileSync(csv("booking"), file);
  expect(await waiting()).toMatch(/>1 waiting/);
  expect(await waiting()).not.toContain("Asha");
  fs.rmSync(csv("booking"));
  expect(await waiting()).toContain("Nobody is waiting");
});

test("no website can read the list under its own domain", async () => {
  const answer = (host: string) => statusOf("GET", "/", { headers: { host } });

  for (const host of ["localhost:1", "127.0.0.1", "[::1]:3001", "LOCALHOST"])
    expect(await answer(host)).toBe(200);
  for (const host of ["a.example", "localhost.a.example", "127.0.0.1.nip.io"])
    expect(await answer(host)).toBe(421);
});

test("invalid addresses and methods do not crash the inbox", async () => {
  for (const address of ["//", "//:80", "http://[", "*", "/%", "/constructor"])
    for (const method of ["GET", "POST", "OPTIONS", "TRACE"])
      expect([400, 404]).toContain(await statusOf(method, address));
  expect(await statusOf("GET", "/booking")).toBe(405);
  expect(await statusOf("OPTIONS", "/readable")).toBe(405);

  const health = await fetch(`${base}/health`);
  expect(await health.json()).toMatchObject({ ok: true, service: "k7-leads" });
});
