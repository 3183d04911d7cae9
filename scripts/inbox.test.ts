/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { sampleLeads, without, type Fields } from "../endpoint/sample-leads";
import { maxBody } from "./inbox/read-request";
import { multipart, TestInbox } from "./inbox/test-inbox";

const { booking, consultation } = sampleLeads;
let inbox: TestInbox;

beforeEach(async () => {
  inbox = new TestInbox();
  await inbox.start();
});

afterEach(async () => {
  await inbox.stop();
  jest.restoreAllMocks();
  fs.rmSync(inbox.folder, { recursive: true });
});

describe("a lead", () => {
  test("is on disk in exactly the specified columns once the answer is there, its formulas harmless", async () => {
    const synced = jest.spyOn(fs, "fsyncSync");
    const lead = { ...booking, serviceRequest: '=A1;"हिन्दी"\nx' };
    const answer = await inbox.post("/booking", lead);

    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(synced).toHaveBeenCalledTimes(1);
    expect(inbox.textOf("booking")).toBe(
      "\ufeffparentName,phoneNumber,location,serviceRequest,timestamp\r\n" +
        'Asha Sen,\'+91 98765 43210,delhi CR Park,"\'=A1;""हिन्दी""\nx",2026-11-21T06:59:58.123Z\r\n',
    );
    expect(inbox.onLead.mock.calls).toEqual([["booking", lead]]);
  });

  test("goes to the file of its form, urlencoded too, and from any origin", async () => {
    const origin = { origin: "https://elsewhere.example" };
    const other = { ...consultation, childName: "आशा & R" };
    await inbox.send("/consultation", multipart(consultation), origin);
    await inbox.send("/leads", new URLSearchParams(other));

    expect(inbox.rowsOf("consultation").map(([child]) => child)).toEqual([
      "Ravi",
      "आशा & R",
    ]);
  });

  test("is answered readably for a page of another origin at /readable alone", async () => {
    const readable = async (address: string, fields: Fields) =>
      (await inbox.post(address, fields)).headers.get(
        "access-control-allow-origin",
      );

    expect(await readable("/readable", booking)).toBe("*");
    expect(await readable("/readable", { location: "Mumbai" })).toBe("*");
    expect(await readable("/booking", booking)).toBeNull();
    expect(await readable("/leads", booking)).toBeNull();
  });

  test("that was kept but not answered before a crash is known when it comes again", async () => {
    const lead = { ...booking, timestamp: new Date().toISOString() };
    await inbox.post("/booking", lead);
    await inbox.stop();
    await inbox.start();

    const answer = await inbox.post("/booking", lead);
    expect(await answer.json()).toEqual({ ok: true });
    expect(inbox.rowsOf("booking")).toHaveLength(1);
    expect(inbox.onLead).toHaveBeenCalledTimes(1);
  });

  test("is one row however often it comes at once, beside fifty others", async () => {
    const leads = Array.from({ length: 50 }, (_, index) => ({
      ...booking,
      parentName: `Parent ${index}`,
    }));

    await Promise.all(
      [...leads, ...leads].map((lead) => inbox.post("/booking", lead)),
    );

    const names = inbox.rowsOf("booking").map(([name]) => name);
    expect(names).toHaveLength(50);
    expect(new Set(names).size).toBe(50);
  });

  test("is refused honestly while the disk is full or out of order", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const folder = path.join(inbox.folder, "booking.csv");
    const refusal = [
      500,
      { ok: false, error: "Your request could not be saved just now." },
    ];
    const post = async () => {
      const answer = await inbox.post("/booking", booking);
      return [answer.status, await answer.json()];
    };

    fs.mkdirSync(folder);
    expect(await post()).toEqual(refusal);
    expect(log.mock.calls.join()).toMatch(/^Lead inbox: EISDIR/);
    fs.rmdirSync(folder);

    jest.spyOn(fs, "fsyncSync").mockImplementationOnce(() => {
      throw new Error("ENOSPC");
    });
    expect(await post()).toEqual(refusal);
    expect(await post()).toEqual([200, { ok: true }]);
    expect(inbox.rowsOf("booking")).toHaveLength(1);
  });
});

test("a browser without scripts gets a page that thanks, or says what was wrong and whom to call", async () => {
  const native = without("timestamp", booking);
  const page = async (fields: Fields) => {
    const html = { accept: "text/html,*/*;q=0.8" };
    const answer = await inbox.send("/booking", multipart(fields), html);
    return `${answer.status} ${await answer.text()}`;
  };

  expect(await page(native)).toMatch(/^200 [^]*>Thank you<[^]*tel:\+911123/);
  expect(await page({ ...native, parentName: " " })).toMatch(
    /^422 [^]*Please fill in the parent's name.[^]*call the centre/,
  );
  expect(await page({ long: "x".repeat(maxBody) })).toMatch(
    /^413 [^]*<h1>Your request was not sent<\/h1>/,
  );
});
