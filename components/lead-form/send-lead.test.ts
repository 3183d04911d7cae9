/** @jest-environment jsdom */
import type { FormName } from "../../endpoint/lead.js";
import { leadFrom, sendLead } from "./send-lead";

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

afterEach(() => jest.restoreAllMocks());

describe("the fields of a lead", () => {
  function formWith(id: FormName, markup: string) {
    const form = document.createElement("form");
    form.id = id;
    form.innerHTML = markup;
    return form;
  }

  test("keep the order of the form and end with the timestamp", () => {
    const form = formWith(
      "booking",
      '<input name="parentName" value="Asha"><input name="serviceRequest">',
    );

    expect([...leadFrom(form, "2026-03-02T10:30:00.000Z")]).toEqual([
      ["parentName", "Asha"],
      ["serviceRequest", ""],
      ["timestamp", "2026-03-02T10:30:00.000Z"],
    ]);
  });

  test("send the medical history as the service request", () => {
    const form = formWith(
      "consultation",
      '<textarea name="medicalHistory">Words</textarea>',
    );

    expect([...leadFrom(form, "now").keys()]).toEqual([
      "serviceRequest",
      "timestamp",
    ]);
  });

  test("keep Hindi, quotes and line breaks", () => {
    const words = 'नमस्ते "K7", 5 साल\nधन्यवाद';
    const form = formWith(
      "consultation",
      '<textarea name="address"></textarea>',
    );
    form.querySelector("textarea")!.value = words;

    expect(leadFrom(form, "now").get("address")).toBe(words);
  });

  test.each([
    ["a hidden token", '<input type="hidden" name="ext_token" value="1">'],
    ["a name of the page's own code", '<input name="id" value="1">'],
    ["a name of every object", '<input name="constructor" value="1">'],
    ["a field of the other form", '<input name="email" value="a@b.in">'],
    ["a file", '<input type="file" name="report">'],
    ["an own name, empty", '<input name="parentName">'],
    ["an own name, with a text", '<input name="parentName" value="Ravi">'],
    ["the time", '<input name="timestamp" value="yesterday">'],
  ])("are the form's own, although somebody has added %s", (_, added) => {
    const form = formWith(
      "booking",
      `<input name="parentName" value="Asha"><input name="location">${added}`,
    );

    expect(Object.fromEntries(leadFrom(form, "now"))).toEqual({
      parentName: "Asha",
      location: "",
      timestamp: "now",
    });
  });

  test("have what the parent typed, although somebody has added an empty field of the same name before it", () => {
    const form = formWith(
      "booking",
      '<input name="parentName"><input name="parentName" value="Asha">',
    );

    expect(leadFrom(form, "now").getAll("parentName")).toEqual(["Asha"]);
  });
});

describe("an endpoint whose answer cannot be read", () => {
  test("counts as reached when the request ends", async () => {
    await sendLead(endpoint, lead, "opaque");

    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]).toEqual([
      endpoint,
      expect.objectContaining({ method: "POST", mode: "no-cors", body: lead }),
    ]);
  });

  test("lets the request finish when the parent leaves the page", async () => {
    await sendLead(endpoint, lead, "opaque");

    expect(fetchMock.mock.calls[0]![1]).toHaveProperty("keepalive", true);
  });

  test("counts as not reached when the request throws", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));

    await expect(sendLead(endpoint, lead, "opaque")).rejects.toThrow(
      "Failed to fetch",
    );
  });
});

describe("before any request", () => {
  test.each(["opaque", "readable"] as const)(
    "an empty endpoint is an error, and no request is sent (%s)",
    async (response) => {
      await expect(sendLead("", lead, response)).rejects.toThrow(Error);

      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  test("sends the lead even if navigator.onLine is false, because it may be wrong", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);

    await expect(sendLead(endpoint, lead, "opaque")).resolves.toBeUndefined();
  });
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

  test("without an answer, it is an error after 20 seconds", async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal!.addEventListener("abort", () =>
            reject(new DOMException("Too slow", "AbortError")),
          ),
        ),
    );

    const sending = sendLead(endpoint, lead, "readable");
    const failed = expect(sending).rejects.toThrow("Too slow");
    await jest.advanceTimersByTimeAsync(20_000);

    await failed;
    jest.useRealTimers();
  });
});

describe("the settings of a build", () => {
  const given = { ...process.env };

  afterEach(() => {
    process.env = { ...given };
  });

  /** The settings of a build with these variables. */
  function buildWith(environment: Record<string, string>) {
    // This machine may have other settings.
    const others = Object.entries(given).filter(
      ([name]) => !name.startsWith("NEXT_PUBLIC_"),
    );
    process.env = {
      ...(Object.fromEntries(others) as NodeJS.ProcessEnv),
      ...environment,
    };
    let settings: typeof import("./send-lead") | undefined;
    jest.isolateModules(() => {
      settings = jest.requireActual("./send-lead");
    });
    return settings!;
  }

  test("each form has its own endpoint", () => {
    const { leadEndpoints } = buildWith({
      NEXT_PUBLIC_BOOKING_ENDPOINT: "https://a.example/",
      NEXT_PUBLIC_CONSULTATION_ENDPOINT: "https://b.example/",
    });

    expect(leadEndpoints).toEqual({
      booking: "https://a.example/",
      consultation: "https://b.example/",
    });
  });

  test("without settings the addresses of both endpoints are empty", () => {
    const { leadEndpoints } = buildWith({});

    expect(leadEndpoints).toEqual({ booking: "", consultation: "" });
  });

  test.each([
    ["readable", "readable"],
    ["", "opaque"],
    ["yes", "opaque"],
  ])("a response setting of '%s' means %s", (setting, meaning) => {
    const { leadResponse } = buildWith({ NEXT_PUBLIC_LEAD_RESPONSE: setting });

    expect(leadResponse).toBe(meaning);
  });
});
