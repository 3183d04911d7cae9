/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { site, type Site } from "@/content/site";
import { awaitingFindings } from "./awaiting";
import { environmentFindings, healthFindings } from "./environment";
import { exportFindings } from "./export";
import { report, type Finding } from "./finding";
import { standInFindings } from "./stand-ins";

const ready = {
  NEXT_PUBLIC_SITE_URL: "https://www.k7.in",
  NEXT_PUBLIC_BOOKING_ENDPOINT: "https://leads.k7.in/exec",
  NEXT_PUBLIC_CONSULTATION_ENDPOINT: "https://leads.k7.in/exec",
};
const lines = (findings: readonly Finding[]) =>
  findings.map(({ actor, place, text }) => `${actor}: ${place}: ${text}`);

test("names the file, the entry, the field and its present words", () => {
  const quote = { id: 7, content: "A sample", awaitsClinic: ["content"] };
  const facts = {
    phone: "+910000000000",
    address: { street: "" },
    awaitsClinic: ["phone", "address.street"],
  };

  const findings = awaitingFindings({
    "content/site.ts": { facts },
    "content/quotes.ts": { quotes: [quote] },
  });

  expect(lines(findings)).toEqual([
    "clinic: content/site.ts: facts phone: “+910000000000”",
    "clinic: content/site.ts: facts address.street: (empty)",
    "clinic: content/quotes.ts: quotes 7 content: “A sample”",
  ]);
});

test("names a thing once, however many lists show it", () => {
  const speech = { id: "speech", text: "Draft", awaitsClinic: ["text"] };

  const findings = awaitingFindings({
    "content/services.ts": { all: [speech], speech },
  });

  expect(lines(findings)).toEqual([
    "clinic: content/services.ts: speech text: “Draft”",
  ]);
});

test("follows dotted names by key, number and id", () => {
  const page = {
    items: [{ why: "Because" }],
    sections: [{ id: "rights", heading: "Your rights" }],
    awaitsClinic: ["items.0.why", "sections.rights"],
  };

  expect(lines(awaitingFindings({ "content/page.ts": { page } }))).toEqual([
    "clinic: content/page.ts: page items.0.why: “Because”",
    "clinic: content/page.ts: page sections.rights: “Your rights”",
  ]);
});

test("tells the developer of a name that is no field", () => {
  const facts = { phone: "1", awaitsClinic: ["fone"] };

  expect(lines(awaitingFindings({ "content/site.ts": { facts } }))).toEqual([
    "developer: content/site.ts: facts fone: awaitsClinic names this field, and there is none",
  ]);
});

test("still sees a stand-in that was taken off the list but not replaced", () => {
  const hasty: Site = { ...site, awaitsClinic: [] };

  expect(standInFindings(hasty).map(({ text }) => text)).toEqual([
    "phone: +910000000000 cannot ring",
    "whatsapp: +910000000000 cannot ring",
    "address.street: (empty)",
    "social Instagram: https://www.instagram.com/ is only the front page",
    "social Facebook: https://www.facebook.com/ is only the front page",
    "social YouTube: https://www.youtube.com/ is only the front page",
  ]);
  expect(standInFindings(site)).toEqual([]);
});

test("wants https in every address of the build's settings", () => {
  expect(environmentFindings(ready)).toEqual([]);
  expect(
    lines(
      environmentFindings({
        ...ready,
        NEXT_PUBLIC_BOOKING_ENDPOINT: "",
        NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://leads.k7.in/exec",
        NEXT_PUBLIC_SITE_URL: "https://www.k7.in/",
        NEXT_PUBLIC_LEAD_RESPONSE: "yes",
      }),
    ),
  ).toEqual([
    "developer: NEXT_PUBLIC_BOOKING_ENDPOINT: is empty; leads would go nowhere",
    'developer: NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://leads.k7.in/exec" must begin with https://',
    "developer: NEXT_PUBLIC_SITE_URL: write it as https://www.k7.in, with nothing after the host",
    'developer: NEXT_PUBLIC_LEAD_RESPONSE: is "yes"; it may be "readable" or empty',
  ]);
});

test("asks a shared endpoint once and accepts only ok: true", async () => {
  const well = jest.fn(async () => Response.json({ ok: true }));
  const login = async () => new Response("<html>Sign in</html>");
  const gone = async () => {
    throw new TypeError("fetch failed", { cause: new Error("ENOTFOUND") });
  };

  expect(await healthFindings(ready, well)).toEqual([]);
  expect(well).toHaveBeenCalledTimes(1);
  expect(lines(await healthFindings(ready, login))[0]).toMatch(
    /^developer: NEXT_PUBLIC_BOOKING_ENDPOINT: answered .* without {"ok": true}/,
  );
  expect(lines(await healthFindings(ready, gone))[0]).toMatch(
    /could not be reached \(ENOTFOUND\)/,
  );
});

test("finds addresses of this machine and of nobody in the export", () => {
  const folder = mkdtempSync(join(tmpdir(), "k7-launch-"));
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><html><head><link rel="canonical" href="http://localhost:3000/"></head>' +
      '<body><main><a href="https://example.com/">us</a></main></body></html>',
  );

  const found = lines(exportFindings(folder, ready)).join("\n");
  rmSync(folder, { recursive: true });

  expect(found).toContain("index.html: names http://localhost:3000");
  expect(found).toContain("index.html: names https://example.com");
  expect(found).toContain("was built for http://localhost:3000");
  expect(found).toContain("_headers: is missing");
  expect(found).toContain("has no .br and .gz");
});

test("groups by who has to act, and is short when all is done", () => {
  const text = report([
    { actor: "developer", place: "out/", text: "holds no site" },
    { actor: "clinic", place: "content/site.ts", text: "phone: “0”" },
  ]);

  expect(text.split("\n\n").map((group) => group.split("\n")[1])).toEqual([
    "  content/site.ts: phone: “0”",
    "  out/: holds no site",
  ]);
  expect(report([])).toBe("Nothing is left to do: the site may go live.");
});
