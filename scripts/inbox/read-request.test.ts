/** @jest-environment node */
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import { sampleLeads, type Fields } from "../../endpoint/sample-leads";
import { maxBody } from "./read-request";
import { multipart, TestInbox } from "./test-inbox";

const { booking } = sampleLeads;
let inbox: TestInbox;

beforeEach(async () => {
  inbox = new TestInbox();
  await inbox.start();
});

afterEach(async () => {
  await inbox.stop();
  fs.rmSync(inbox.folder, { recursive: true });
});

test("what cannot be a lead gets its status and one sentence, and leaves no trace", async () => {
  const twice = multipart(booking);
  twice.append("parentName", "Asha");
  const file = multipart(booking);
  file.set("serviceRequest", new Blob(["x"]), "report.pdf");
  const parts = { "content-type": "multipart/form-data; boundary=x" };
  const cut = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nAsha';
  const refusal = async (body: BodyInit, headers = {}, address = "/leads") => {
    const answer = await inbox.send(address, body, headers);
    const { ok, error } = (await answer.json()) as Fields;
    return `${ok} ${answer.status} ${error}`;
  };

  expect([
    await refusal(multipart({ ...booking, honey: "x" })),
    await refusal(twice),
    await refusal(file),
    await refusal(multipart(booking), {}, "/consultation"),
    await refusal("{}", { "content-type": "application/json" }),
    await refusal("--x", { "content-type": "multipart/form-data" }),
    await refusal(cut, parts),
    await refusal("\u0000\u0001", parts),
    await refusal("x".repeat(maxBody + 1), parts),
  ]).toEqual([
    'false 422 The booking form has no field called "honey".',
    'false 422 The field "parentName" was sent more than once.',
    "false 422 Files cannot be sent here.",
    "false 422 This address takes the consultation form only.",
    "false 415 Only forms are read here.",
    "false 400 The request could not be read as a form.",
    "false 400 The request could not be read as a form.",
    "false 400 The request could not be read as a form.",
    "false 413 The request is too long.",
  ]);
  expect(fs.readdirSync(inbox.folder)).toEqual([]);
});

test("bodies without end, or that break off, hold up nobody", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const open = () => {
    const options = { method: "POST", headers };
    const request = http.request(`${inbox.base}/leads`, options);
    return request.on("error", () => undefined);
  };
  const slow = Array.from({ length: 20 }, open);
  for (const request of slow) request.write("--x\r\n");
  const endless = open();
  const answered = new Promise<http.IncomingMessage>((done) =>
    endless.on("response", done),
  );
  endless.write("x".repeat(maxBody + 1));

  expect((await answered).statusCode).toBe(413);
  expect((await inbox.post("/booking", booking)).status).toBe(200);
  for (const request of [endless, ...slow]) request.destroy();
  expect((await fetch(`${inbox.base}/health`)).status).toBe(200);
});

test("the list shows each form's leads, newest first, as they were typed, and runs nothing", async () => {
  expect(await (await fetch(inbox.base)).text()).toContain("No booking lead");
  await inbox.post("/booking", booking);
  await inbox.post("/booking", { ...booking, parentName: '<b>R</b> & "co"' });
  const answer = await fetch(inbox.base);

  expect(await answer.text()).toMatch(
    /2 leads, newest first[^]*<td>&lt;b&gt;R&lt;\/b&gt; &amp; &quot;co&quot;<\/td>[^]*<td>Asha Sen<\/td><td>\+91 98765 43210</,
  );
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

/** The first line of the answer to a request that no browser would send. */
function raw(line: string, host: string) {
  const socket = net.connect(Number(new URL(inbox.base).port), "localhost");
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  return new Promise<string>((done) => {
    socket.once("data", (data) => {
      done(data.toString().split("\r\n")[0]!);
      socket.destroy();
    });
    socket.once("close", () => done("closed"));
  });
}

test.each([
  [200, ["localhost:1", "127.0.0.1", "[::1]:3001", "LOCALHOST"]],
  [421, ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io:80", ""]],
])(
  "the list answers %s to a browser that asks for it as %s, so no page elsewhere can read it",
  async (status, hosts) => {
    for (const host of hosts)
      expect(await raw("GET /", host)).toContain(` ${status} `);
  },
);

test("no address or method ends the inbox", async () => {
  const addresses = [
    "//",
    "//:80",
    "http://",
    "http://[",
    "*",
    "/%",
    "/constructor",
  ];
  for (const address of addresses)
    for (const method of ["GET", "POST", "OPTIONS", "TRACE", "PROPFIND"])
      expect(await raw(`${method} ${address}`, "localhost")).toMatch(
        / 40[04] /,
      );
  for (const line of [
    "GET /booking",
    "OPTIONS /readable",
    "POST /",
    "DELETE /health",
  ])
    expect(await raw(line, "localhost")).toContain(" 405 ");
  await raw("CONNECT localhost:80", "localhost");

  const health = await fetch(`${inbox.base}/health`);
  expect(await health.json()).toEqual({ ok: true, service: "k7-leads" });
});
