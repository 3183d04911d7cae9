/** @jest-environment node */
import { findEngine, type Machine } from "./find-engines";

const bare: Machine = {
  program: () => undefined,
  playwright: { firefox: "/pw/firefox", webkit: "/pw/webkit" },
  exists: () => false,
  chromium: () => undefined,
  miniBrowser: () => undefined,
};

/** A machine with these programs on its path. */
const having = (...programs: readonly string[]): Machine => ({
  ...bare,
  program: (...names) => {
    const found = names.find((name) => programs.includes(name));
    return found === undefined ? undefined : `/usr/bin/${found}`;
  },
});

test.each(["chromium", "firefox", "webkit"] as const)(
  "says what to install where there is no %s",
  (name) => {
    expect(findEngine(name, bare)).toEqual({
      name,
      why: expect.stringContaining(`playwright install ${name}`),
    });
  },
);

test.each(["firefox", "webkit"] as const)(
  "takes Playwright's own %s before any other",
  (name) => {
    const machine = {
      ...having("firefox-esr", "WebKitWebDriver", "Xvfb"),
      exists: (path: string) => path === `/pw/${name}`,
      miniBrowser: () => "/usr/lib/MiniBrowser",
    };

    expect(findEngine(name, machine)).toMatchObject({ drive: name });
  },
);

test("takes a stock Firefox where that is all there is, and says what it cannot do", () => {
  expect(findEngine("firefox", having("firefox-esr"))).toMatchObject({
    drive: "stock-firefox",
    what: expect.stringContaining("but those"),
    environment: { K7_FIREFOX: "/usr/bin/firefox-esr" },
  });
});

test("takes WebKitGTK's driver only with a browser and a screen", () => {
  const whole = {
    ...having("WebKitWebDriver", "Xvfb"),
    miniBrowser: () => "/usr/lib/MiniBrowser",
  };

  expect(findEngine("webkit", whole)).toMatchObject({ drive: "webkit-gtk" });
  expect(
    findEngine("webkit", { ...whole, miniBrowser: () => undefined }),
  ).toHaveProperty("why");
  expect(
    findEngine("webkit", { ...whole, ...having("WebKitWebDriver") }),
  ).toHaveProperty("why");
});

test("takes the Chromium that npm test takes", () => {
  expect(
    findEngine("chromium", { ...bare, chromium: () => "/usr/bin/chromium" }),
  ).toMatchObject({ drive: "chromium" });
});
