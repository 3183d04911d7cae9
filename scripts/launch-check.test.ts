/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { confirmedContent } from "@/content/confirmed.fixture";
import {
  endpointErrors,
  exportErrors,
  settingErrors,
  unconfirmedLines,
} from "./launch-check";

const settings = {
  NEXT_PUBLIC_SITE_URL: "https://www.k7.in",
  NEXT_PUBLIC_BOOKING_ENDPOINT: "https://leads.k7.in/exec",
  NEXT_PUBLIC_CONSULTATION_ENDPOINT: "https://leads.k7.in/exec",
};

test("names each unconfirmed field once, with its words", () => {
  const speech = { id: "speech", text: "Draft", unconfirmed: ["text"] };
  const rights = { id: "rights", list: ["See it"], unconfirmed: ["list"] };

  expect(
    unconfirmedLines({
      "content/site.ts": {
        phone: "+910",
        address: { street: "" },
        unconfirmed: ["phone", "address.street"],
      },
      "content/services.ts": { services: [speech], listedServices: [speech] },
      "content/privacy.ts": { title: "Privacy", sections: [rights] },
    }),
  ).toEqual([
    "content/site.ts: phone: +910",
    "content/site.ts: address.street: (empty)",
    "content/services.ts: speech text: Draft",
    'content/privacy.ts: sections.rights list: ["See it"]',
  ]);
  expect(unconfirmedLines(confirmedContent)).toEqual([]);
});

test("wants an address that begins with https:// in every setting of the build", () => {
  expect(settingErrors(settings)).toEqual([]);
  expect(
    settingErrors({
      NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://leads.k7.in/exec",
      NEXT_PUBLIC_SITE_URL: "https://www.k7.in/home",
      NEXT_PUBLIC_LEAD_RESPONSE: "yes",
    }),
  ).toEqual([
    "NEXT_PUBLIC_BOOKING_ENDPOINT: is empty",
    'NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://leads.k7.in/exec" must begin with https://',
    'NEXT_PUBLIC_SITE_URL: "https://www.k7.in/home" must have nothing after the host',
    'NEXT_PUBLIC_LEAD_RESPONSE: "yes" must be "readable" or empty',
  ]);
});

test("asks a shared endpoint once, and accepts only ok: true", async () => {
  const working = jest.fn(async () => Response.json({ ok: true, columns: 6 }));
  const login = async () => new Response("<html>Sign in</html>");
  const gone = async () => {
    throw new TypeError("fetch failed");
  };

  expect(await endpointErrors(settings, working)).toEqual([]);
  expect(working).toHaveBeenCalledTimes(1);
  expect(await endpointErrors(settings, login)).toEqual([
    expect.stringContaining('without {"ok": true}'),
  ]);
  expect(await endpointErrors(settings, gone)).toEqual([
    "https://leads.k7.in/exec: does not answer: fetch failed",
  ]);
});

test("finds addresses of this machine and of nobody in the export", () => {
  const folder = mkdtempSync(join(tmpdir(), "launch-check-"));
  expect(exportErrors(folder)).toEqual([
    expect.stringContaining("holds no site"),
  ]);

  writeFileSync(
    join(folder, "index.html"),
    '<a href="http://localhost:3000/">Here</a><a href="https://example.com/">us</a><a href="https://an-example.in/">them</a>',
  );

  expect(exportErrors(folder)).toEqual([
    `${folder}/index.html: names http://localhost`,
    `${folder}/index.html: names https://example.com`,
  ]);
  rmSync(folder, { recursive: true });
});
