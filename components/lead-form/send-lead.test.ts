/** @jest-environment jsdom */
import type { FormName } from "../../endpoint/lead.js";
import { leadFrom, sendLead } from "./send-lead.client";

// e2e/network-faults.spec.ts has the faults of a network and the timeout.

const endpoint = "https://leads.example/booking";
const lead = new FormData();
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** An answer as fetch returns it. */
const answer = (status: number, text: string) => ({
  ok: status < 400,
  status,
  json: async () => JSON.parse(text) as unknown,
});

beforeEach(() => {
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  fetchMock.mockReset().mockResolvedValue({ type: "opaque" });
});

describe("the fields of a lead", () => {
  function fieldsOf(id: FormName, markup: string) {
    const form = document.createElement("form");
    form.id = id;
    form.innerHTML = markup;
    return [...leadFrom(form, "now")];
  }

  test("keep the order of the form and end with the timestamp; the medical history is the service request", () => {
    const markup =
      '<input name="parentName" value="Asha"><textarea name="medicalHistory"></textarea>';

    expect(fieldsOf("consultation", markup)).toEqual([
      ["parentName", "Asha"],
      ["serviceRequest", ""],
      ["timestamp", "now"],
    ]);
  });

  const own = '<input name="parentName" value="Asha"><input name="location">';

  test.each([
    ["a hidden token", `${own}<input type="hidden" name="token" value="1">`],
    ["a name of the page's own code", `${own}<input name="id" value="1">`],
    ["a name of every object", `${own}<input name="constructor" value="1">`],
    ["a field of the other form", `${own}<input name="email" value="a@b.in">`],
    ["a file", `${own}<input type="file" name="report">`],
    ["an own name, empty", `${own}<input name="parentName">`],
    ["an own name, empty, before it", `<input name="parentName">${own}`],
    ["an own name, with a text", `${own}<input name="parentName" value="Ravi">`],
    ["the time", `${own}<input name="timestamp" value="yesterday">`],
  ])("are the form's own, although somebody has added %s", (_, markup) => {
    expect(fieldsOf("booking", markup)).toEqual([
      ["parentName", "Asha"],
      ["location", ""],
      ["timestamp", "now"],
    ]);
  });
});

test("a request whose answer cannot be read finishes although the parent leaves the page", async () => {
  await sendLead(endpoint, lead, "opaque");

  const options = { method: "POST", mode: "no-cors", keepalive: true };
  expect(fetchMock.mock.calls).toEqual([
    [endpoint, expect.objectContaining({ ...options, body: lead })],
  ]);
});

test("an empty endpoint is an error, and no request is sent", async () => {
  await expect(sendLead("", lead, "opaque")).rejects.toThrow(Error);

  expect(fetchMock).not.toHaveBeenCalled();
});

test("the lead is sent even if navigator.onLine is false, because it may be wrong", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);

  await expect(sendLead(endpoint, lead, "opaque")).resolves.toBeUndefined();
});

describe("an endpoint whose answer can be read", () => {
  test("confirms a lead with ok: true", async () => {
    fetchMock.mockResolvedValue(answer(200, '{"ok":true}'));

    await expect(sendLead(endpoint, lead, "readable")).resolves.toBeUndefined();
    // With no-cors the answer could not be read.
    expect(fetchMock.mock.calls[0]![1]).toHaveProperty("mode", "cors");
  });

  test.each([
    ["ok: false", answer(200, '{"ok":false,"error":"The sheet is full"}')],
    ["ok as a word", answer(200, '{"ok":"true"}')],
    ["no ok at all", answer(200, "{}")],
    ["null", answer(200, "null")],
    ["a bare true", answer(200, "true")],
    ["an error status", answer(500, '{"ok":true}')],
    ["a page instead of data", answer(200, "<!DOCTYPE html><title>Sign in")],
    ["nothing", answer(200, "")],
  ])("does not confirm it with %s", async (_, given) => {
    fetchMock.mockResolvedValue(given);

    await expect(sendLead(endpoint, lead, "readable")).rejects.toThrow(Error);
  });
});
