import { pages } from "@/content/pages";
import { fileOf, planComparison, planShots } from "./plan";

const everything = { all: false, routes: undefined };
const addresses = [...Object.keys(pages), "/no-such-page"];

test("shows every page on a phone and on a wide window, in both schemes", () => {
  const files = planShots(everything).map(fileOf);

  expect(files).toHaveLength(new Set(files).size);
  for (const address of addresses)
    for (const width of [360, 1280])
      for (const scheme of ["light", "dark"] as const)
        expect(files).toContain(
          fileOf({ address, width, scheme, state: "page" }),
        );
});

test("shows whatever can be opened, turned or sent", () => {
  const states = new Set(planShots(everything).map(({ state }) => state));

  expect([...states].sort()).toEqual([
    "card",
    "dropdown",
    "failed",
    "menu",
    "missing",
    "page",
    "print",
    "sent",
    "tile",
  ]);
});

test("shows more widths, forced colours and large text on request", () => {
  const shots = planShots({ all: true, routes: ["/contact"] });

  expect(new Set(shots.map(({ width }) => width))).toEqual(
    new Set([320, 360, 768, 1280, 1920]),
  );
  expect(shots.map(({ state }) => state)).toEqual(
    expect.arrayContaining(["forced", "large-text"]),
  );
});

test("compares each page at three widths in both schemes", () => {
  const page = planComparison({ routes: ["/privacy"] }).filter(
    ({ state }) => state === "page",
  );

  expect(page.map(({ width, scheme }) => [width, scheme])).toEqual([
    [360, "light"],
    [360, "dark"],
    [768, "light"],
    [768, "dark"],
    [1280, "light"],
    [1280, "dark"],
  ]);
});

test("leaves out of the comparison what the browser draws by itself", () => {
  const states = planComparison({ routes: ["/contact"] }).map(
    ({ state }) => state,
  );

  expect(states).toContain("sent");
  expect(states).not.toContain("missing");
});

test("keeps to the pages it is asked for, and knows a slip", () => {
  const shots = planShots({ all: false, routes: ["/service4"] });

  expect(new Set(shots.map(({ address }) => address))).toEqual(
    new Set(["/service4"]),
  );
  expect(() => planShots({ all: false, routes: ["/servic"] })).toThrow(
    "/servic is not an address of this site",
  );
});

test("names a picture by what it shows", () => {
  expect(
    fileOf({ address: "/", width: 360, scheme: "dark", state: "menu" }),
  ).toBe("home.360.dark.menu.png");
});
