/** @jest-environment node */
import fs from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import {
  sampleLeads,
  without,
  type Fields,
} from "@/components/lead-form/leads.fixture";
import { askServer } from "./ask-server.fixture";
import { createInbox } from "./inbox";
import { listen } from "./listen";
import { temporaryFolder } from "./temporary-folder.fixture";

const { booking, consultation } = sampleLeads;
const onLead = jest.fn();
const folder = temporaryFolder();
let server: Server;
let base: string;

beforeEach(start);

async function start() {
  onLead.mockClear();
  server = createInbox({ folder, onLead, phone: "+91 11 2345 6789" });
  base = `http://localhost:${await listen(server, 0, "the test")}`;
}

const stop = () => server.close().closeAllConnections();

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  for (const file of fs.readdirSync(folder))
    fs.rmSync(path.join(folder, file), { recursive: true });
});

/** The answer to a POST request: its status, its text and the origins that may read it. */
async function post(address: string, body: BodyInit, headers = {}) {
  const answer = await fetch(base + address, { method: "POST", body, headers });
  const origin = answer.headers.get("access-control-allow-origin") ?? "";
  return `${answer.status} ${await answer.text()}${origin}`;
}

/** The request body that a browser makes from the fields of a form. */
function form(fields: Fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

const fileOf = (form: string) =>
  fs.readFileSync(path.join(folder, `${form}.csv`), "utf8");

/** The status of the answer to a request that browsers do not send. */
const statusOf = async (method: string, address: string, options = {}) =>
  (await askServer(server, address, { method, ...options })).status;

const saved = '200 {"ok":true}';
const refusal = (status: number, error: string) =>
  `${status} ${JSON.stringify({ ok: false, error })}`;
const failed = refusal(500, "Your request could not be saved just now.");

test("a lead is written to disk before the answer, in the specified columns, with formulas made harmless", async () => {
  const synced = jest.spyOn(fs, "fsyncSync");
  const lead = { ...booking, serviceRequest: '=A1;"हिन्दी"\nx' };

  expect(await post("/booking", form(lead))).toBe(saved);
  expect(synced).toHaveBeenCalledTimes(1);
  const [header, row] = [
    `\ufeff${Object.keys(lead)},receivedAt,status,next,note,whatsapp\r\n`,
    Object.values({
      ...lead,
      phoneNumber: "'+91 98765 43210",
      serviceRequest: `"'=A1;""हिन्दी""\nx"`,
    }).join(),
  ];
  const file = fileOf("booking");
  expect(file.startsWith(header + row)).toBe(true);
  expect(file.slice(header.length + row.length)).toMatch(
    /^,20[^,]+\+05:30,New,20\d\d-\d\d-\d\d,,https:\/\/wa\.me\/919876543210\?text=[^,]+\r\n$/,
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

test("a lead that arrives again, also after a restart and several times at once, is saved only once", async () => {
  const lead = { ...booking, timestamp: new Date().toISOString() };
  await post("/booking", form(lead));
  stop();
  await start();

  const other = { ...lead, parentName: "Meera" };
  const forms = [lead, other, lead, other].map(form);
  await Promise.all(forms.map((body) => post("/booking", body)));

  expect(await post("/booking", form(lead))).toBe(saved);
  expect(fileOf("booking").match(/\r\n(Asha|Meera)/g)).toHaveLength(2);
  expect(onLead).toHaveBeenCalledTimes(1);

  // If a person has deleted the file, the same lead is saved again.
  fs.rmSync(path.join(folder, "booking.csv"));
  await post("/booking", form(lead));
  expect(fileOf("booking")).toContain("Asha");
});

test("a lead that cannot be written to disk is answered with status 500", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(fs, "fsyncSync").mockImplementation(() => {
    throw new Error("ENOSPC");
  });
  expect(await post("/booking", form(booking))).toBe(failed);

  fs.mkdirSync(path.join(folder, "consultation.csv"));
  expect(await post("/consultation", form(consultation))).toBe(failed);
  expect(log.mock.calls.join()).toMatch(
    /^Lead inbox: .*ENOSPC.*Lead inbox: EISDIR/,
  );
  expect(onLead).not.toHaveBeenCalled();
});

test("a browser without scripts gets a page, for a saved lead and for an error", async () => {
  const accept = { accept: "text/html,*/*;q=0.8" };
  const native = without("timestamp", booking);
  const blank = form({ ...native, parentName: " " });

  expect(await post("/booking", form(native), accept)).toMatch(
    /^200 [^]*Thank you/,
  );
  expect(await post("/booking", blank, accept)).toMatch(
    /^422 [^]*माता या पिता का नाम भरें।[^]*tel:\+911123/,
  );
});

test("a request that is not a lead gets a status and an error, and nothing is saved", async () => {
  const twice = form(booking);
  twice.append("parentName", "Asha");
  const file = form(booking);
  file.set("serviceRequest", new Blob(["x"]), "report.pdf");
  const json = { "content-type": "application/json" };
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  const cut = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nAsha';
  expect([
    await post("/booking", twice),
    await post("/booking", file),
    await post("/consultation", form(booking)),
    await post("/booking", "{}", json),
    await post("/booking", cut, multipart),
  ]).toEqual([
    refusal(422, 'A field is unknown or was sent twice: "parentName".'),
    refusal(422, "Files cannot be sent here."),
    refusal(422, "This address takes the consultation form only."),
    refusal(400, "The request could not be read as a form."),
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
  fs.writeFileSync(path.join(folder, "booking.csv"), file);
  expect(await waiting()).toMatch(/>1 waiting/);
  expect(await waiting()).not.toContain("Asha");
  fs.rmSync(path.join(folder, "booking.csv"));
  expect(await waiting()).toContain("Nobody is waiting");
  expect(await statusOf("PUT", "/leads")).toBe(405);
});

test.each([
  [200, ["localhost:1", "127.0.0.1", "[::1]:3001", "LOCALHOST"]],
  [421, ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io:80"]],
])(
  "the list answers %s to a request for the hosts %j",
  async (status, hosts) => {
    for (const host of hosts)
      expect(await statusOf("GET", "/", { headers: { host } })).toBe(status);
  },
);

test("invalid addresses and methods do not crash the inbox", async () => {
  for (const address of ["//", "//:80", "http://[", "*", "/%", "/constructor"])
    for (const method of ["GET", "POST", "OPTIONS", "TRACE"])
      expect([400, 404]).toContain(await statusOf(method, address));
  expect(await statusOf("GET", "/booking")).toBe(405);
  expect(await statusOf("OPTIONS", "/readable")).toBe(405);

  const health = await fetch(`${base}/health`);
  expect(await health.json()).toMatchObject({ ok: true, service: "k7-leads" });
});
