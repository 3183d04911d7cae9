/** @jest-environment node */
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { leadForms } from "../endpoint/lead.js";
import { createInbox, printLead } from "./lead-inbox";
import { parseCsv } from "./lead-inbox/csv";
import { maxBody } from "./lead-inbox/read-post";

const booking = {
  parentName: "Asha Sen",
  phoneNumber: "+91 98765 43210",
  location: "delhi CR Park",
  serviceRequest: "Speech therapy",
  timestamp: "2026-11-21T06:59:58.123Z",
};

const consultation = {
  childName: "Ravi",
  dob: "2019-08-24",
  gender: "Male",
  parentName: "Asha Sen",
  contact: "9876543210",
  email: "asha@example.in",
  address: "12 Market 1\nCR Park",
  serviceRequest: "",
  timestamp: "2026-11-21T06:59:58.123Z",
};

let folder: string;
let server: http.Server;
let base: string;
const onLead = jest.fn();

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "inbox-"));
  onLead.mockReset();
  await start();
});

afterEach(async () => {
  await stop();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function start() {
  server = createInbox({ folder, onLead, phone: "+91 11 2345 6789" });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function stop() {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

type Fields = Record<string, string>;

function multipart(fields: Fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

const post = (address: string, fields: Fields) =>
  fetch(base + address, { method: "POST", body: multipart(fields) });

/** Posts as a browser does that runs no scripts. */
const postNatively = (address: string, fields: Fields) =>
  fetch(base + address, {
    method: "POST",
    body: multipart(fields),
    headers: { accept: "text/html,*/*;q=0.8" },
  });

function without(name: string, fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => key !== name),
  );
}

const textOf = (form: "booking" | "consultation") =>
  readFileSync(path.join(folder, `${form}.csv`), "utf8");

const rowsOf = (form: "booking" | "consultation") =>
  parseCsv(textOf(form)).slice(1);

describe("a lead sent by the site", () => {
  test("is on disk, in a file with exactly the specified columns, once the answer is there", async () => {
    const answer = await post("/booking", booking);

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect(textOf("booking")).toBe(
      "\ufeffparentName,phoneNumber,location,serviceRequest,timestamp\r\n" +
        "Asha Sen,'+91 98765 43210,delhi CR Park,Speech therapy,2026-11-21T06:59:58.123Z\r\n",
    );
    expect(onLead.mock.calls).toEqual([["booking", booking]]);
  });

  test("goes to the file of its form", async () => {
    await post("/consultation", consultation);
    await post("/leads", booking);
    await post("/leads", { ...consultation, childName: "Rani" });

    expect(parseCsv(textOf("consultation"))[0]).toEqual(leadForms.consultation);
    expect(rowsOf("consultation").map(([child]) => child)).toEqual([
      "Ravi",
      "Rani",
    ]);
    expect(rowsOf("booking")).toHaveLength(1);
  });

  test("may be urlencoded", async () => {
    const body = new URLSearchParams({ ...booking, parentName: "आशा & सेन" });
    const answer = await fetch(`${base}/booking`, { method: "POST", body });

    expect(answer.status).toBe(200);
    expect(rowsOf("booking")[0]![0]).toBe("आशा & सेन");
  });

  test("keeps Hindi, emoji, commas, quotes and line breaks", async () => {
    const typed = 'मेरी बेटी, 5 साल\n"नहीं" बोलती 👨‍👩‍👧\n\nधन्यवाद';
    await post("/booking", { ...booking, serviceRequest: typed });

    expect(rowsOf("booking")[0]![3]).toBe(typed);
  });

  test.each(["=1+1", '=IMPORTXML("http://x/",A1)', "-2", "@SUM(A1)", "＝1"])(
    "cannot bring a formula into the file: %s",
    async (value) => {
      await post("/booking", { ...booking, parentName: value });

      expect(rowsOf("booking")[0]![0]).toBe("'" + value);
    },
  );

  test("loses control characters and marks that turn the reading direction", async () => {
    await post("/booking", {
      ...booking,
      parentName: "As\u0000\u001b\u202eha",
    });

    expect(rowsOf("booking")[0]![0]).toBe("Asha");
  });

  test("is not answered so that a page of another origin could read it, as unconfigured endpoints are", async () => {
    for (const address of ["/booking", "/leads"]) {
      const { headers } = await post(address, booking);
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test("is answered readably at /readable, in success and in refusal", async () => {
    const good = await post("/readable", booking);
    const bad = await post("/readable", { ...booking, location: "Mumbai" });
    const other = await post("/readable", consultation);
    const wrong = await fetch(`${base}/readable`);

    expect(await good.json()).toEqual({ ok: true });
    expect(await bad.json()).toEqual({
      ok: false,
      error: "Please choose the location from the list: delhi CR Park.",
    });
    expect(await other.json()).toEqual({ ok: true });
    for (const { headers } of [good, bad, other, wrong])
      expect(headers.get("access-control-allow-origin")).toBe("*");
  });

  test("is kept even if showing it fails", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    onLead.mockImplementation((_form: string, lead: Fields) => {
      throw new Error(lead.parentName);
    });

    expect((await post("/booking", booking)).status).toBe(200);
    expect(log.mock.calls.join()).not.toContain("Asha");
  });
});

describe("the same lead again", () => {
  test("within ten minutes is thanked for and not written twice", async () => {
    await post("/booking", booking);
    const later = { ...booking, timestamp: "2026-11-21T07:03:00.000Z" };
    const answer = await post("/leads", later);

    expect(await answer.json()).toEqual({ ok: true });
    expect(rowsOf("booking")).toHaveLength(1);
    expect(onLead).toHaveBeenCalledTimes(1);
  });

  test("at the same moment is one row", async () => {
    await Promise.all([1, 2, 3].map(() => post("/booking", booking)));

    expect(rowsOf("booking")).toHaveLength(1);
  });

  test("after ten minutes is a new request", async () => {
    await post("/booking", booking);
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + 600_000);
    await post("/booking", booking);

    expect(rowsOf("booking")).toHaveLength(2);
  });
});

test("fifty leads at once are fifty whole rows under one header", async () => {
  const serviceRequest = 'Line, one\n"Line two"\n'.repeat(50).trim();
  const names = Array.from({ length: 50 }, (_, index) => `Parent ${index}`);

  await Promise.all(
    names.map((parentName) =>
      post("/booking", { ...booking, parentName, serviceRequest }),
    ),
  );

  const rows = rowsOf("booking");
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(names));
  expect(rows).toHaveLength(50);
  expect(rows.every((row) => row[3] === serviceRequest)).toBe(true);
});

describe("a browser without scripts", () => {
  test("gets a thank-you page, and the row has the server's time", async () => {
    const answer = await postNatively(
      "/booking",
      without("timestamp", booking),
    );
    const page = await answer.text();

    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(page).toContain('<html lang="en">');
    expect(page).toContain("Thank you for your submission!");
    expect(page).toContain("tel:+911123456789");
    expect(Date.parse(rowsOf("booking")[0]![4]!)).toBeGreaterThan(0);
  });

  test("may send the service request as medicalHistory", async () => {
    const markup = without(
      "timestamp",
      without("serviceRequest", consultation),
    );
    await postNatively("/consultation", { ...markup, medicalHistory: "None" });

    expect(rowsOf("consultation")[0]![7]).toBe("None");
  });

  test("gets a page that says what was wrong and whom to call", async () => {
    const fields = { ...without("timestamp", booking), parentName: " " };
    const answer = await postNatively("/booking", fields);
    const page = await answer.text();

    expect(answer.status).toBe(422);
    expect(page).toContain("Please fill in the parent's name.");
    expect(page).toContain("call the centre");
    expect(readdirSync(folder)).toEqual([]);
  });

  test("gets a page also when its request cannot be read", async () => {
    const fields = { ...booking, serviceRequest: "x".repeat(maxBody) };
    const answer = await postNatively("/booking", fields);

    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("<h1>Your request was not sent</h1>");
  });
});

describe("what is refused leaves no trace", () => {
  afterEach(() => {
    expect(readdirSync(folder)).toEqual([]);
    expect(onLead).not.toHaveBeenCalled();
  });

  async function refusal(
    body: BodyInit,
    headers: Record<string, string> = {},
    address = "/leads",
  ) {
    const init = { method: "POST", body, headers };
    const answer = await fetch(base + address, init);
    const { ok, error } = (await answer.json()) as Fields;
    expect(ok).toBe(false);
    return `${answer.status} ${error}`;
  }

  test("an unknown field", async () => {
    expect(await refusal(multipart({ ...booking, honey: "x" }))).toBe(
      '422 The booking form has no field called "honey".',
    );
  });

  test("an invalid value", async () => {
    const body = multipart({ ...consultation, contact: "12345" });

    expect(await refusal(body)).toMatch(/^422 .*exactly 10 digits/);
  });

  test("a field sent twice", async () => {
    const body = multipart(booking);
    body.append("parentName", "Asha");

    expect(await refusal(body)).toMatch(/^422 .*more than once/);
  });

  test("the other form", async () => {
    expect(await refusal(multipart(booking), {}, "/consultation")).toBe(
      "422 This address takes the consultation form only.",
    );
  });

  test("a file", async () => {
    const body = multipart(booking);
    body.set("serviceRequest", new Blob(["x"]), "report.pdf");

    expect(await refusal(body)).toBe("422 Files cannot be sent here.");
  });

  test("another content type, and none", async () => {
    const json = { "content-type": "application/json" };

    expect(await refusal("{}", json)).toMatch(/^415/);
    expect(await refusal(new Uint8Array([1, 2]))).toMatch(/^415/);
  });

  test.each([
    ["without its boundary", "multipart/form-data", "--x"],
    [
      "cut short",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="parentName"\r\n\r\nAsha',
    ],
    ["of noise", "multipart/form-data; boundary=x", "\u0000\u0001"],
    ["of nothing", "multipart/form-data; boundary=x", ""],
  ])("a multipart body %s", async (_what, type, body) => {
    expect(await refusal(body, { "content-type": type })).toMatch(/^400/);
  });

  test("an empty form", async () => {
    expect(await refusal(new URLSearchParams())).toMatch(/^422/);
  });

  test("a body that says it is too long", async () => {
    const body = multipart({ ...booking, serviceRequest: "x".repeat(1e6) });

    expect(await refusal(body)).toMatch(/^413/);
  });

  test("a body that turns out too long, while it is still coming", async () => {
    const request = http.request(`${base}/leads`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    request.on("error", () => undefined);
    const answered = new Promise<http.IncomingMessage>((done) =>
      request.on("response", done),
    );
    request.write("x".repeat(maxBody + 1));

    expect((await answered).statusCode).toBe(413);
    request.destroy();
  });

  test("a request that breaks off", async () => {
    const request = http.request(`${base}/leads`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    const closed = new Promise((done) => request.on("close", done));
    request.on("error", () => undefined);
    request.write("--x\r\n");
    await new Promise((done) => setTimeout(done, 50));
    request.destroy();
    await closed;

    expect((await fetch(`${base}/health`)).status).toBe(200);
  });
});

describe("the disk", () => {
  test("refuses: the parent is told, one line is logged, and the next try works", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    mkdirSync(path.join(folder, "booking.csv"));

    const answer = await post("/booking", booking);

    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      ok: false,
      error: "Your request could not be saved just now.",
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]![0]).toMatch(/^Lead inbox: EISDIR.*booking\.csv/);
    expect(log.mock.calls.join()).not.toContain("Asha");

    rmdirSync(path.join(folder, "booking.csv"));
    expect((await post("/booking", booking)).status).toBe(200);
    expect(rowsOf("booking")).toHaveLength(1);
  });

  test("has a file from an earlier day: rows are added to it, also if its last line was left open", async () => {
    const header = leadForms.booking.join();
    writeFileSync(path.join(folder, "booking.csv"), `${header}\nRavi,1,x,,t`);
    await stop();
    await start();

    await post("/booking", booking);

    expect(rowsOf("booking").map(([name]) => name)).toEqual([
      "Ravi",
      "Asha Sen",
    ]);
  });

  test("has a file with other columns: the inbox does not start", () => {
    writeFileSync(path.join(folder, "consultation.csv"), "name,phone\r\n");

    expect(() => createInbox({ folder })).toThrow(
      /consultation\.csv has other columns than childName.*move it away first$/,
    );
  });

  test("has no such folder yet: it is made, for this user only", async () => {
    const deep = path.join(folder, "a", "b");
    createInbox({ folder: deep });

    expect(existsSync(deep)).toBe(true);
  });
});

describe("the list", () => {
  test("says so when nothing has arrived", async () => {
    const page = await (await fetch(base)).text();

    expect(page).toContain("No booking lead has arrived yet.");
    expect(page).toContain("No consultation lead has arrived yet.");
  });

  test("shows each form's leads, newest first, as they were typed", async () => {
    await post("/booking", booking);
    await post("/booking", { ...booking, parentName: '<b>Ravi</b> & "co"' });
    await post("/consultation", consultation);

    const page = await (await fetch(base)).text();

    expect(
      page.indexOf("&lt;b&gt;Ravi&lt;/b&gt; &amp; &quot;co&quot;"),
    ).toBeLessThan(page.indexOf("Asha Sen"));
    expect(page).toContain("<td>+91 98765 43210</td>");
    expect(page).toContain("2 leads, newest first");
    expect(page).toContain('<th scope="col">childName</th>');
    expect(page).not.toContain("<b>");
    expect(page).not.toContain("<script");
  });

  test("runs nothing and is kept nowhere", async () => {
    const { headers } = await fetch(base);

    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("the health check answers", async () => {
  expect(await (await fetch(`${base}/health`)).json()).toEqual({
    ok: true,
    service: "k7-leads",
  });
});

test("other addresses and methods are refused", async () => {
  const status = async (method: string, address: string) =>
    (await fetch(base + address, { method })).status;

  expect(await status("GET", "/nothing")).toBe(404);
  expect(await status("POST", "/nothing")).toBe(404);
  expect(await status("GET", "/constructor")).toBe(404);
  expect(await status("GET", "/booking")).toBe(405);
  expect(await status("OPTIONS", "/readable")).toBe(405);
  expect(await status("POST", "/")).toBe(405);
  expect(await status("DELETE", "/health")).toBe(405);
  expect(await status("HEAD", "/")).toBe(200);
});

test("a lead is printed one field a line", () => {
  const log = jest.spyOn(console, "log").mockImplementation();

  printLead("consultation", consultation);

  expect(log.mock.calls[0]![0]).toContain(
    "New consultation lead\n  childName: Ravi\n",
  );
  expect(log.mock.calls[0]![0]).toContain("12 Market 1\n    CR Park");
});

describe("on the command line", () => {
  function run(environment: Fields) {
    const file = path.join(__dirname, "lead-inbox.ts");
    const child = spawn(process.execPath, ["--import", "tsx", file], {
      env: { ...process.env, K7_LEADS_DIR: folder, ...environment },
    });
    let output = "";
    let started: () => void;
    const ready = new Promise<void>((done) => (started = done));
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        output += text.toString();
        started();
      });
    const ended = new Promise<string>((done) =>
      child.on("close", (code) => done(`${code} ${output}`)),
    );
    return { child, ready, ended };
  }

  test.each(["SIGINT", "SIGTERM"] as const)(
    "it ends cleanly on %s",
    async (signal) => {
      const { child, ready, ended } = run({ K7_INBOX_PORT: "0" });
      await ready;
      child.kill(signal);

      expect(await ended).toMatch(
        /^0 Lead inbox: http:\/\/localhost:\d+ writes to .*\n$/,
      );
    },
  );

  test("a port that is taken is one clear line", async () => {
    const port = new URL(base).port;

    expect(await run({ K7_INBOX_PORT: port }).ended).toBe(
      `1 Lead inbox: port ${port} is taken; set K7_INBOX_PORT to another.\n`,
    );
  });

  test("a port that is none is one clear line", async () => {
    expect(await run({ K7_INBOX_PORT: "abc" }).ended).toBe(
      "1 Lead inbox: K7_INBOX_PORT is not a port number.\n",
    );
  });

  test("a file with other columns is one clear line", async () => {
    writeFileSync(path.join(folder, "booking.csv"), "name\r\n");

    expect(await run({ K7_INBOX_PORT: "0" }).ended).toMatch(
      /^1 Lead inbox: .*booking\.csv has other columns than [^\n]*\n$/,
    );
  });
});
