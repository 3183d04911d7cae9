const given = { ...process.env };

afterEach(() => {
  process.env = { ...given };
});

/** The settings as a build with this environment bakes them in. */
function buildWith(environment: Record<string, string>) {
  // A machine may have settings of its own; they are not this build's.
  const others = Object.entries(given).filter(
    ([name]) => !name.startsWith("NEXT_PUBLIC_"),
  );
  process.env = {
    ...(Object.fromEntries(others) as NodeJS.ProcessEnv),
    ...environment,
  };
  let settings: typeof import("./endpoints") | undefined;
  jest.isolateModules(() => {
    settings = jest.requireActual("./endpoints");
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

test("without an endpoint the address is empty, never a guess", () => {
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
